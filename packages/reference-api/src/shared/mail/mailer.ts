import type { SectionId } from '@aferir/domain';
import type { Insertable } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { insertRows } from '../../platform/db/insert-rows.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import type { CompanyOfMails } from './mail-addresses.ts';
import type { MailContent } from './mail-content.ts';
import type { MailMessageTable } from './mail-tables.ts';

/** A mail and whom it goes to. */
export interface MailToSend {
  /** Null: in nobody's name but the installation's. */
  companyId: number | null;
  /** Whom it is written to, or whose report it carries; the address may be another one. */
  personId?: number;
  to: string;
  content: MailContent;
  now: Date;
  /** The reminder that it carries. */
  reminderId?: number;
  /** The section that it comes from; whoever may view it is told of the mail. */
  section?: SectionId;
  /** Whether staff are told that it was sent. @default true */
  isListed?: boolean;
}

/** On whose behalf mails are made, when, and in which transaction. */
export interface MailOrigin {
  readonly db: Db;
  readonly company: CompanyOfMails;
  readonly now: Date;
}

/** Takes mails on; they leave once the transaction that caused them is committed. */
export interface Mailer {
  enqueue(db: Db, mails: readonly MailToSend[]): Promise<void>;
}

/** What it takes to mail a link. */
export interface MailServices {
  readonly mailer: Mailer;
}

/** Mails per statement: one with an attachment is many parameters, of which a statement carries only so many. */
const chunkSize = 200;

/** Makes the mailer over the queue that will deliver. */
export function createMailer(jobs: Pick<JobQueue, 'enqueue'>): Mailer {
  return {
    async enqueue(db, mails) {
      for (let start = 0; start < mails.length; start += chunkSize) {
        const some = mails.slice(start, start + chunkSize).map(toMailRow);
        const rows = await insertRows(db, 'mail_message', some)
          .returning(['id', 'company_id'])
          .execute();
        const payloads = rows.map(({ id, company_id }) => ({ companyId: company_id, mailId: id }));
        await jobs.enqueue(db, 'deliver-mail', payloads);
      }
    },
  };
}

/** A mail as it is stored. */
export function toMailRow({
  companyId,
  personId,
  to,
  content,
  now,
  reminderId,
  section,
  isListed = true,
}: MailToSend): Insertable<MailMessageTable> {
  const { subject, text, html, attachment } = content;
  return {
    company_id: companyId,
    person_id: personId ?? null,
    recipient: to,
    subject,
    text,
    html,
    attachment_name: attachment?.filename ?? null,
    attachment_type: attachment?.contentType ?? null,
    attachment: attachment?.content ?? null,
    created_at: now,
    reminder_id: reminderId ?? null,
    section: section ?? null,
    is_listed: isListed,
  };
}
