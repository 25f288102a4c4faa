import { type Selectable, sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Database, Db } from '../../platform/db/database.ts';
import {
  type JobName,
  type JobPayloads,
  type JobQueue,
  mostTries,
} from '../../platform/jobs/job-queue.ts';
import { notifyUndelivered } from '../notifications/notify-undelivered.ts';
import type { IsReminderWanted } from '../reminders/reminder-check.ts';
import { addressMail } from './mail-addresses.ts';
import type { MailMessageTable } from './mail-tables.ts';
import { isExampleAddress, type MailTransport } from './mail-transport.ts';

declare module '../../platform/jobs/job-queue.ts' {
  interface JobPayloads {
    /** Of no company when it goes out in nobody's name but the installation's. */
    'deliver-mail': { companyId: number | null; mailId: number };
  }
}

/** The job that delivers a mail; without a mail server it has a queue all the same, and waits there. */
export const mailJob: JobName = 'deliver-mail';

/** What delivery works with. */
export interface MailDeliveryServices {
  readonly config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'demo' | 'publicUrl'>;
  readonly database: Database;
  readonly clock: Clock;
  readonly jobs: JobQueue;
  readonly isReminderWanted: IsReminderWanted;
}

/** Mails that leave at once, per process: few enough for any mail server to take. */
const mailsAtOnce = 5;

type Mail = Selectable<MailMessageTable>;
type Outcome = Partial<Pick<Mail, 'status' | 'delivered_at' | 'last_error' | 'attachment'>> &
  Partial<Pick<Mail, 'text' | 'html'>>;

/** Whether mails stay in the queue: there is no server to send them, nor an outbox to read them. */
export function isMailWaiting({ smtpUrl, demo }: Pick<Config, 'smtpUrl' | 'demo'>): boolean {
  return !smtpUrl && !demo;
}

/**
 * Delivers mails as they are enqueued. Without an SMTP server they go to the outbox of the
 * demonstration, or wait for a start with such a server.
 */
export async function startMailDelivery(services: MailDeliveryServices): Promise<{ stop(): void }> {
  if (isMailWaiting(services.config)) return { stop: () => undefined };
  const transport = await openTransport(services.config);
  await services.jobs.work('deliver-mail', mailsAtOnce, (job) =>
    deliverMail(services, transport, job),
  );
  return { stop: () => transport?.close() };
}

async function openTransport({ smtpUrl, mailFrom }: MailDeliveryServices['config']) {
  if (!smtpUrl) return undefined;
  // A server that sends nothing starts without what sends.
  const { createSmtpTransport } = await import('./smtp-transport.ts');
  return createSmtpTransport({ url: smtpUrl, from: mailFrom });
}

/** Delivers one mail. Throws when it may work later, so that the job is tried again. */
export async function deliverMail(
  { config, database, clock, isReminderWanted }: Omit<MailDeliveryServices, 'jobs'>,
  transport: MailTransport | undefined,
  { companyId, mailId }: JobPayloads['deliver-mail'],
): Promise<void> {
  const mail = await findQueuedMail(database, companyId, mailId);
  if (!mail) return;
  const record = (outcome: Outcome) =>
    inPlaceOf(database, companyId, (db) => recordOutcome(db, mail, outcome));
  const { reminder_id: reminderId } = mail;
  if (companyId !== null && reminderId !== null) {
    const isWanted = await isReminderWanted(companyId, reminderId);
    if (!isWanted) {
      await record({ status: 'dropped', text: '', html: '' });
      return;
    }
  }
  if (!transport || isExampleAddress(mail.recipient)) {
    await record({ status: 'outbox', delivered_at: clock.now() });
    return;
  }
  try {
    await transport.send(toOutgoing(addressMail(mail, config.publicUrl)));
  } catch (error) {
    const isLost = isPermanent(error) || mail.attempts + 1 >= mostTries;
    const outcome = { last_error: String(error).slice(0, 500) };
    await inPlaceOf(database, companyId, async (db) => {
      await recordOutcome(db, mail, { ...outcome, ...(isLost && { status: 'failed' }) });
      if (isLost && companyId !== null) {
        await notifyUndelivered({ db, companyId, now: clock.now() }, mail);
      }
    });
    if (isLost) return;
    throw error;
  }
  // A copy would keep what only the addressee may have: personal links and reports.
  await record({
    status: 'sent',
    delivered_at: clock.now(),
    text: '',
    html: '',
    attachment: null,
  });
}

function findQueuedMail(database: Database, companyId: number | null, mailId: number) {
  return inPlaceOf(database, companyId, (db) =>
    db
      .selectFrom('mail_message')
      .selectAll()
      .where('company_id', 'is not distinct from', companyId)
      .where('id', '=', mailId)
      .where('status', '=', 'queued')
      .executeTakeFirst(),
  );
}

async function recordOutcome(
  db: Db,
  { id, company_id }: Pick<Mail, 'id' | 'company_id'>,
  outcome: Outcome,
): Promise<void> {
  await db
    .updateTable('mail_message')
    .set({ ...outcome, attempts: sql<number>`attempts + 1` })
    .where('company_id', 'is not distinct from', company_id)
    .where('id', '=', id)
    .execute();
}

function inPlaceOf<T>(
  database: Database,
  companyId: number | null,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  return companyId === null ? database.inPlatform(work) : database.inCompany(companyId, work);
}

function toOutgoing(mail: Mail) {
  const { id, recipient, subject, text, html, attachment, attachment_name, attachment_type } = mail;
  return {
    id,
    to: recipient,
    subject,
    text,
    html,
    ...(attachment && {
      attachment: {
        filename: attachment_name ?? 'anexo',
        contentType: attachment_type ?? 'application/octet-stream',
        content: attachment,
      },
    }),
  };
}

/** Whether the mail server said that this mail will never be taken. */
function isPermanent(error: unknown): boolean {
  const code = (error as { responseCode?: number }).responseCode ?? 0;
  return code >= 500 && code < 600;
}
