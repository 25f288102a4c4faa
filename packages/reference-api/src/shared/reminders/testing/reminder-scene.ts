import type { ReminderSettings } from '@aferir/domain';
import { sql } from 'kysely';
import type { TestApp } from '../../../../test/build-test-app.ts';
import { createCompany, createPerson, createStaffUser } from '../../../../test/fixtures.ts';
import { mailsOf, type StoredMail } from '../../../../test/mails.ts';
import { openStaffSession } from '../../../../test/sessions.ts';
import { partsOf } from '../../../features/feature.ts';
import type { CompanyRow } from '../../../platform/db/company-tables.ts';
import type { JobPayloads } from '../../../platform/jobs/job-queue.ts';
import { createMailer } from '../../mail/mailer.ts';
import type { PersonRow } from '../../people/people-tables.ts';
import { beginReminders } from '../begin-reminders.ts';
import { sendCompanyReminders } from '../company-rule.ts';
import type { ReminderWork } from '../send-reminders.ts';

type Job = JobPayloads['send-reminders'];

/** A company that reminds people on working days at nine, every three days, three times. */
export interface ReminderScene {
  readonly company: CompanyRow;
  /** Access token of an administrator, good for the moment. */
  token(): Promise<string>;
  addPerson(values?: Parameters<typeof createPerson>[2]): Promise<PersonRow>;
  settle(values?: Partial<ReminderSettings>): Promise<void>;
  /** The reminders that were mailed, newest first. */
  reminders(): Promise<StoredMail[]>;
}

/** Sets the scene. */
export async function createReminderScene(
  test: TestApp,
  settings: Partial<ReminderSettings> = {},
): Promise<ReminderScene> {
  const { database } = test;
  const company = await createCompany(database, { trade_name: 'Padaria Pão & Cia' });
  const administrator = await createStaffUser(database, company.id, { is_administrator: true });
  const scene: ReminderScene = {
    company,
    token: () => openStaffSession(test, administrator),
    addPerson: (values) => createPerson(database, company.id, values),
    async settle({ isOn = true, afterDays = 3, atMost = 3, weekdays, hour = 9 } = {}) {
      await database.inCompany(company.id, (db) =>
        db
          .updateTable('company')
          .set({
            reminders_on: isOn,
            reminder_days: afterDays,
            reminder_limit: atMost,
            reminder_hour: hour,
            ...(weekdays && { reminder_weekdays: [...weekdays] }),
          })
          .where('id', '=', company.id)
          .execute(),
      );
    },
    async reminders() {
      const mails = await mailsOf(test, company.id);
      return mails.filter(({ reminder_id }) => reminder_id !== null);
    },
  };
  await scene.settle(settings);
  return scene;
}

/** What sending reminders takes, as the app has it. */
export function reminderWork(test: TestApp): ReminderWork {
  return {
    ...test.services,
    mailer: createMailer(test.services.jobs),
    parts: partsOf(test.app.features, 'reminders').flat(),
  };
}

/** The jobs that wait to be done. */
export async function waitingJobs({ database }: TestApp): Promise<Job[]> {
  const { rows } = await sql<{ data: Job }>`
    select data from pgboss.job where name = 'send-reminders' and state = 'created'`.execute(
    database.owner,
  );
  return rows.map(({ data }) => data);
}

/** Looks whose hour has come and does the jobs of it; how many there were. */
export async function tick(test: TestApp): Promise<number> {
  await beginReminders(test.services);
  const jobs = await waitingJobs(test);
  await sql`delete from pgboss.job where name = 'send-reminders'`.execute(test.database.owner);
  for (const job of jobs) await sendCompanyReminders(reminderWork(test), job);
  return jobs.length;
}
