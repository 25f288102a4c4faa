import type { Db } from '../db/database.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import type { MailContent } from './mail-content.ts';

/** A mail and whom it goes to. */
export interface MailToSend {
  companyId: number;
  to: string;
  content: MailContent;
  now: Date;
}

/** Takes mails on; they leave once the transaction that caused them is committed. */
export interface Mailer {
  enqueue(db: Db, mail: MailToSend): Promise<void>;
}

/** Makes the mailer over the queue that will deliver. */
export function createMailer(jobs: Pick<JobQueue, 'enqueue'>): Mailer {
  return {
    async enqueue(db, { companyId, to, content, now }) {
      const { id } = await db
        .insertInto('mail_message')
        .values({
          company_id: companyId,
          recipient: to,
          subject: content.subject,
          text: content.text,
          html: content.html,
          attachment_name: content.attachment?.filename ?? null,
          attachment_type: content.attachment?.contentType ?? null,
          attachment: content.attachment?.content ?? null,
          created_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await jobs.enqueue(db, 'deliver-mail', { companyId, mailId: id });
    },
  };
}
