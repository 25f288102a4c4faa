import { setImmediate } from 'node:timers/promises';
import { anyOf } from '../../platform/db/any-of.ts';
import { readCompany } from '../../platform/db/company-store.ts';
import type { CompanyRow } from '../../platform/db/company-tables.ts';
import type { Db } from '../../platform/db/database.ts';
import { inJob, type JobServices } from '../../platform/jobs/in-job.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { ReminderNote } from '../mail/templates/reminder-note.ts';
import { findReminderTarget, type ReminderTarget } from './due-reminders.ts';
import type { ReminderPart, WaitingPlace } from './reminder-part.ts';

/** What sending reminders takes. */
export interface ReminderWork extends JobServices {
  readonly mailer: Mailer;
  readonly parts: readonly ReminderPart[];
}

/** A transaction, or a reading, of the company whose reminders are sent, and the moment. */
export interface ReminderMoment {
  readonly db: Db;
  readonly company: CompanyRow;
  readonly now: Date;
}

/** By which rule people are reminded. */
export interface ReminderRule {
  /** All that a part has to remind somebody of now, in the order in which it was asked. */
  readonly list: (moment: ReminderMoment, part: ReminderPart) => Promise<readonly WaitingPlace[]>;
  /** Whether no more are to be sent. */
  readonly isOver: (moment: ReminderMoment) => Promise<boolean>;
  /** Whether what still waits for somebody is to be told to them. */
  readonly isDue: (moment: ReminderMoment, target: ReminderTarget) => boolean;
  /** What the mail says of being a reminder, which is the one of a number. */
  readonly noteOf: (moment: ReminderMoment, number: number) => ReminderNote;
}

/** What became of one of them; `over`: no more of this day are to be sent. */
type Outcome = 'sent' | 'not due' | 'over';

/** One that fails holds up no other; so many are no accident of one. */
const mostFailures = 10;

/**
 * Sends the reminders of a company that a rule finds, each in a transaction of its own with what claims it and with its mail. What
 * is due is asked once more in there, under lock: a process that takes the job up again after a kill, or works on it
 * beside another, sends what is left and nothing twice.
 */
export async function sendReminders(
  work: ReminderWork,
  companyId: number,
  rule: ReminderRule,
): Promise<void> {
  const failures: unknown[] = [];
  for (const part of work.parts) {
    for (const place of await listPlaces(work, companyId, rule, part)) {
      const outcome = await remind(work, { companyId, rule, part, place }).catch((error) => {
        failures.push(error);
        return 'not due' as const;
      });
      if (outcome === 'over') return;
      if (failures.length >= mostFailures) throw failures[0];
      // Requests that wait for the database go first.
      await setImmediate();
    }
  }
  // Has the queue come again, for what failed alone: what was sent is due no more.
  if (failures.length > 0) throw failures[0];
}

function listPlaces(
  { database, clock }: ReminderWork,
  companyId: number,
  rule: ReminderRule,
  part: ReminderPart,
) {
  return database.reading(companyId, async (db) => {
    const company = await readCompany(db, companyId);
    return rule.list({ db, company, now: clock.now() }, part);
  });
}

/** What could be told to somebody, by which rule. */
interface PossibleReminder {
  readonly companyId: number;
  readonly rule: ReminderRule;
  readonly part: ReminderPart;
  readonly place: WaitingPlace;
}

function remind(
  work: ReminderWork,
  { companyId, rule, part, place }: PossibleReminder,
): Promise<Outcome> {
  return inJob(work, companyId, async ({ db, now, audit }) => {
    const moment = { db, company: await readCompany(db, companyId), now };
    const { company } = moment;
    if (await rule.isOver(moment)) return 'over';
    await holdPeople(db, companyId, [place.person_id, place.awaited_id]);
    await part.lock(db, companyId, place);
    const target = await findReminderTarget({ db, company }, part, place);
    if (!target || !rule.isDue(moment, target)) return 'not due';

    const { recipient, reminders } = target;
    const number = reminders + 1;
    const reminderId = await claim(db, company, part, { place, number, now });
    if (reminderId === undefined) return 'not due';
    const carrying: Mailer = {
      enqueue: (transaction, mails) =>
        work.mailer.enqueue(
          transaction,
          mails.map((mail) => ({ ...mail, reminderId })),
        ),
    };
    const note = rule.noteOf(moment, number);
    const reminder = { responseId: place.response_id, recipient };
    await part.mail({ mailer: carrying }, { db, company, now }, reminder, note);
    await audit({
      action: 'reminder.sent',
      personId: place.awaited_id,
      subject: { kind: part.kind, id: place.response_id },
      details: { number, to: recipient.email },
    });
    return 'sent';
  });
}

/** Nobody deactivates them until the transaction ends. Whoever does holds the person before a response, as this does. */
async function holdPeople(db: Db, companyId: number, ids: readonly number[]): Promise<void> {
  await db
    .selectFrom('person')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .forShare()
    .execute();
}

/** The id of the reminder; undefined where somebody else sends the same one. */
async function claim(
  db: Db,
  company: CompanyRow,
  { kind }: ReminderPart,
  { place, number, now }: { place: WaitingPlace; number: number; now: Date },
): Promise<number | undefined> {
  const claimed = await db
    .insertInto('reminder')
    .values({
      company_id: company.id,
      kind,
      response_id: place.response_id,
      person_id: place.awaited_id,
      number,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return claimed?.id;
}
