import { setImmediate } from 'node:timers/promises';
import { isRaterReminderDue, localTimeOf, SECTION } from '@aferir/domain';
import { sql } from 'kysely';
import type { Services } from '../../../operation/context.ts';
import { anyOf } from '../../../platform/db/any-of.ts';
import { readCompany } from '../../../platform/db/company-store.ts';
import type { InCompany } from '../../../platform/db/in-company.ts';
import { onReference } from '../../../platform/db/on-reference.ts';
import { inJob, type JobServices } from '../../../platform/jobs/in-job.ts';
import { mailSenderOf } from '../../../shared/mail/mail-addresses.ts';
import { beginOnceADay } from '../begin-once-a-day.ts';
import { phaseOf, type RaterPorts } from './rater-access.ts';
import { raterReminderMail } from './rater-mail.ts';

declare module '../../../platform/jobs/job-queue.ts' {
  interface JobPayloads {
    /** `day`: the one in São Paulo whose reminders they are, YYYY-MM-DD. */
    'remind-raters': { companyId: number; day: string };
  }
}

/** Has those reminded who have still to rate, in the companies whose hour has come, once a day. */
export function beginRaterReminders(
  services: Pick<Services, 'database' | 'clock' | 'jobs'>,
): Promise<void> {
  return beginOnceADay(services, {
    job: 'remind-raters',
    find: 'companies_with_raters',
    mark: (db, day) =>
      db
        .insertInto('rater_day')
        .values(day)
        .onConflict((last) =>
          last
            .column('company_id')
            .doUpdateSet(day)
            .where('rater_day.begun_on', '!=', day.begun_on),
        )
        .returning('company_id')
        .executeTakeFirst(),
  });
}

/**
 * Reminds people of whom they have still to rate, each in one mail a day. They come in the order of their ids, each in a transaction that counts the reminder where it
 * is not counted yet: a process that takes the job up again, or works on it beside another, mails those who are left.
 */
export async function remindRaters(
  work: JobServices & RaterPorts,
  { companyId, day }: { readonly companyId: number; readonly day: string },
): Promise<void> {
  const company = { id: companyId };
  const people = await inJob(work, companyId, async ({ db }) => [
    ...new Set((await listDue(work, { db, company }, day)).map(({ person_id }) => person_id)),
  ]);
  for (const personId of people) {
    const goesOn = await inJob(work, companyId, ({ db, now }) =>
      remindOne(work, { db, company, now }, personId, day),
    );
    if (!goesOn) return;
    // Requests that wait for the database go first.
    await setImmediate();
  }
}

async function remindOne(
  work: RaterPorts,
  context: InCompany & { readonly now: Date },
  personId: number,
  day: string,
): Promise<boolean> {
  const { db, company, now } = context;
  if (localTimeOf(now).day > day) return false;
  const due = await listDue(work, context, day, personId);
  const counted = await db
    .updateTable('performance_rater')
    .set({ reminders: sql<number>`reminders + 1`, reminded_on: day })
    .where('company_id', '=', company.id)
    .where('id', '=', anyOf(due.map(({ id }) => id)))
    .where('rated_at', 'is', null)
    .where('reminded_on', 'is distinct from', day)
    .returning('id')
    .execute();
  const [person] = due;
  if (!person?.email || counted.length === 0) return true;
  const content = raterReminderMail({
    sender: mailSenderOf(await readCompany(db, company.id), person),
    personName: person.name,
    count: counted.length,
  });
  const to = { companyId: company.id, personId, to: person.email };
  await work.mailer.enqueue(db, [{ ...to, content, now, section: SECTION.performance }]);
  return true;
}

/** The askings that somebody is reminded of on a day, while they can still rate; of everybody, or of one. */
async function listDue(
  { readCycleCourses }: Pick<RaterPorts, 'readCycleCourses'>,
  context: InCompany,
  day: string,
  personId?: number,
) {
  const { db, company } = context;
  const rows = await db
    .selectFrom('performance_rater as rater')
    .innerJoin('performance_response as response', (join) =>
      onReference(join, 'response', 'rater.response_id'),
    )
    .innerJoin('person as rated', (join) => onReference(join, 'rated', 'response.person_id'))
    .innerJoin('person', (join) => onReference(join, 'person', 'rater.person_id'))
    .where('rater.company_id', '=', company.id)
    .where('rater.asked_on', '<', day)
    .where('rater.rated_at', 'is', null)
    .where('rater.reminded_on', 'is distinct from', day)
    .where('person.is_active', '=', true)
    .where('rated.is_active', '=', true)
    .$if(personId !== undefined, (query) => query.where('rater.person_id', '=', personId ?? 0))
    .select([
      'rater.id',
      'rater.person_id',
      'rater.asked_on',
      'rater.reminders',
      'response.cycle_id',
      'response.closed_at',
      'response.finished_at',
      'person.name',
      'person.email',
      'person.language',
    ])
    .orderBy('rater.person_id')
    .orderBy('rater.id')
    .execute();
  const due = rows.filter(
    ({ asked_on, reminders }) =>
      asked_on !== null && isRaterReminderDue({ askedOn: asked_on, reminders }, day),
  );
  const cycleIds = [...new Set(due.flatMap(({ cycle_id }) => cycle_id ?? []))];
  const courses = await readCycleCourses(context, cycleIds);
  return due.filter((row) => phaseOf(row, courses.get(row.cycle_id ?? 0)) === 'open');
}
