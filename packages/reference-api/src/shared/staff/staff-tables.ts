/** Passwords that were mailed to staff. */
export interface TemporaryPasswordTables {
  temporary_password: TemporaryPasswordTable;
}

declare module '../../platform/db/schema.ts' {
  interface DatabaseSchema extends TemporaryPasswordTables {}
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
