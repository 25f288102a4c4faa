import { setImmediate } from 'node:timers/promises';
import {
  AGREEMENT_NOTICE_DAYS,
  daysBetween,
  isAgreementDue,
  isConfirmationDue,
  localTimeOf,
  managersOfMany,
  SECTION,
  sideAwaited,
} from '@aferir/domain';
import { sql } from 'kysely';
import type { Services } from '../../../operation/context.ts';
import { anyOf } from '../../../platform/db/any-of.ts';
import { readCompany } from '../../../platform/db/company-store.ts';
import type { Db } from '../../../platform/db/database.ts';
import { loadManagementStructure } from '../../../platform/db/management-structure.ts';
import { inJob, type JobServices } from '../../../platform/jobs/in-job.ts';
import { mailSenderOf } from '../../../shared/mail/mail-addresses.ts';
import type { MailServices } from '../../../shared/mail/mailer.ts';
import { beginOnceADay } from '../begin-once-a-day.ts';
import { claimMail, listReachable } from './agreement-asking.ts';
import { type AgreementReminder, agreementReminderMail } from './agreement-mail.ts';
import {
  type ListedAgreement,
  listedAgreements,
  readAgreements,
  type StoredAgreement,
} from './agreement-store.ts';

declare module '../../../platform/jobs/job-queue.ts' {
  interface JobPayloads {
    /** `day`: the one in São Paulo whose reminders they are, YYYY-MM-DD. */
    'remind-agreements': { companyId: number; day: string };
  }
}

/** Has the reminders sent of the companies whose hour has come and that have agreements to tell of, once a day. */
export function beginAgreementReminders(
  services: Pick<Services, 'database' | 'clock' | 'jobs'>,
): Promise<void> {
  return beginOnceADay(services, {
    job: 'remind-agreements',
    find: 'companies_with_agreements',
    mark: (db, day) =>
      db
        .insertInto('agreement_day')
        .values(day)
        .onConflict((last) =>
          last
            .column('company_id')
            .doUpdateSet(day)
            .where('agreement_day.begun_on', '!=', day.begun_on),
        )
        .returning('company_id')
        .executeTakeFirst(),
  });
}

/** What each is told of, by whom. */
type Plan = ReadonlyMap<number, readonly number[]>;

/**
 * Reminds people of their agreements, each in one mail a day. They come in the order of their ids, each in a transaction that notes the
 * day: a process that takes the job up again, or works on it beside another, mails those who are left.
 */
export async function remindAgreements(
  work: JobServices & MailServices,
  { companyId, day }: { readonly companyId: number; readonly day: string },
): Promise<void> {
  const { plan, asked } = await work.database.reading(companyId, (db) =>
    planOf(db, companyId, day),
  );
  for (const [personId, agreementIds] of plan) {
    const goesOn = await inJob(work, companyId, async ({ db, now }) => {
      if (localTimeOf(now).day > day) return false;
      const [person] = await listReachable(db, companyId, [personId]);
      const agreements = await readOpen(db, companyId, agreementIds);
      const reminder = reminderFor(agreements, personId, day);
      if (!person || !reminder) return true;
      const mail = { company_id: companyId, person_id: personId, day, kind: 'reminder' } as const;
      if (!(await claimMail(db, mail))) return true;
      const sender = mailSenderOf(await readCompany(db, companyId), person);
      const content = agreementReminderMail({ sender, personName: person.name, reminder });
      const to = { companyId, personId, to: person.email };
      await work.mailer.enqueue(db, [{ ...to, content, now, section: SECTION.performance }]);
      return true;
    });
    if (!goesOn) return;
    // Requests that wait for the database go first.
    await setImmediate();
  }
  await inJob(work, companyId, ({ db }) => markAsked(db, companyId, asked, day));
}

async function planOf(
  db: Db,
  companyId: number,
  day: string,
): Promise<{ readonly plan: Plan; readonly asked: readonly number[] }> {
  const open = await readOpen(db, companyId);
  const due = open.filter((agreement) => isAgreementDue(agreement, day));
  const waiting = open.filter((agreement) => isConfirmationDue(agreement, day));
  const managers = await managersIn(
    db,
    companyId,
    waiting.filter((agreement) => sideAwaited(agreement) === 'manager'),
  );
  const told = new Map<number, number[]>();
  const tell = (personId: number, agreementId: number) => {
    const ids = told.get(personId);
    if (ids) ids.push(agreementId);
    else told.set(personId, [agreementId]);
  };
  for (const agreement of due) tell(doerOf(agreement), agreement.id);
  for (const agreement of waiting) {
    const ids =
      sideAwaited(agreement) === 'person'
        ? [agreement.personId]
        : (managers.get(agreement.personId) ?? []);
    for (const id of ids) tell(id, agreement.id);
  }
  return {
    plan: new Map([...told].toSorted(([one], [other]) => one - other)),
    asked: waiting.map(({ id }) => id),
  };
}

/** The open agreements of people who are still there; all of them, or some. */
function readOpen(db: Db, companyId: number, ids?: readonly number[]): Promise<ListedAgreement[]> {
  return readAgreements(
    listedAgreements(db, companyId)
      .where('agreement.outcome', 'is', null)
      .where('person.is_active', '=', true)
      .$if(ids !== undefined, (query) => query.where('agreement.id', '=', anyOf(ids ?? []))),
  );
}

async function managersIn(db: Db, companyId: number, agreements: readonly StoredAgreement[]) {
  if (agreements.length === 0) return new Map<number, readonly number[]>();
  const people = await db
    .selectFrom('person')
    .where('company_id', '=', companyId)
    .where('id', '=', anyOf(agreements.map(({ personId }) => personId)))
    .select(['id', 'department_id as departmentId'])
    .execute();
  return managersOfMany(await loadManagementStructure(db, companyId), people);
}

function doerOf({ doer, personId, managerId }: StoredAgreement): number {
  return doer === 'manager' ? (managerId ?? personId) : personId;
}

/** What is still so of what somebody was to be told of; undefined: nothing. */
function reminderFor(
  agreements: readonly StoredAgreement[],
  personId: number,
  day: string,
): AgreementReminder | undefined {
  const due = agreements.filter(
    (agreement) => isAgreementDue(agreement, day) && doerOf(agreement) === personId,
  );
  const dueSoon = due.filter(({ dueOn }) => daysBetween(day, dueOn) === AGREEMENT_NOTICE_DAYS);
  const toConfirm = agreements.filter((agreement) => {
    const isOwn = agreement.personId === personId;
    return sideAwaited(agreement) === (isOwn ? 'person' : 'manager');
  });
  if (due.length + toConfirm.length === 0) return undefined;
  return {
    dueToday: due.length - dueSoon.length,
    dueSoon: dueSoon.length,
    toConfirm: toConfirm.length,
  };
}

async function markAsked(
  db: Db,
  companyId: number,
  ids: readonly number[],
  day: string,
): Promise<void> {
  await db
    .updateTable('agreement')
    .set({ asks: sql<number>`asks + 1`, asked_on: day })
    .where('company_id', '=', companyId)
    .where('id', '=', anyOf(ids))
    .where('asked_on', 'is distinct from', day)
    .execute();
}
