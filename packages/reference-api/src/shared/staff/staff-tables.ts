import type { Generated } from 'kysely';

/** What was mailed to staff, by which they come in. */
export interface MailedAccessTables {
  temporary_password: TemporaryPasswordTable;
  staff_invitation: StaffInvitationTable;
}

declare module '../../platform/db/schema.ts' {
  interface DatabaseSchema extends MailedAccessTables {}
}

/** The staff user of the current company to whom it was mailed. */
export interface StaffHolder {
  readonly companyId: number;
  readonly staffUserId: number;
}

/** A password that was mailed to a staff user, beside the one that they have. */
export interface TemporaryPasswordTable {
  company_id: number;
  staff_user_id: number;
  password_hash: string;
  expires_at: Date;
  /** When somebody signed in with it; it does so once. */
  used_at: Date | null;
}

/** Why an invitation opens nothing any more. */
export type InvitationEnd = 'accepted' | 'replaced' | 'revoked';

/** An invitation to a staff user who has no password yet; one of each is open at most. */
export interface StaffInvitationTable {
  id: Generated<number>;
  company_id: number;
  staff_user_id: number;
  token_hash: string;
  sent_at: Date;
  expires_at: Date;
  ended_at: Date | null;
  end_reason: InvitationEnd | null;
}
