import type { SectionId } from '@aferir/domain';
import type { Generated, Selectable } from 'kysely';
import type { DefaultTimestamp } from '../../platform/db/column-types.ts';

/** Outgoing mails. */
export interface MailTables {
  mail_message: MailMessageTable;
}

declare module '../../platform/db/schema.ts' {
  interface DatabaseSchema extends MailTables {}
}

/** Where a mail stands on its way. */
export type MailStatus = 'queued' | 'sent' | 'outbox' | 'failed' | 'dropped';

/** An outgoing mail; the outbox shows them when nothing leaves the machine. */
export interface MailMessageTable {
  id: Generated<number>;
  /** Null: in nobody's name but the installation's. No company sees these. */
  company_id: number | null;
  /** Whom it was written to, or whose report it carries. */
  person_id: number | null;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  attachment_name: string | null;
  attachment_type: string | null;
  attachment: Uint8Array | null;
  status: Generated<MailStatus>;
  attempts: Generated<number>;
  last_error: string | null;
  created_at: DefaultTimestamp;
  delivered_at: Date | null;
  /** The reminder that it carries; it is dropped where nothing is waited for any more as it leaves. */
  reminder_id: number | null;
  /** Which section it comes from; null where that is not known. */
  section: SectionId | null;
  /** False where that it was sent tells what staff may not know of the person. */
  is_listed: Generated<boolean>;
}

export type MailMessageRow = Selectable<MailMessageTable>;
