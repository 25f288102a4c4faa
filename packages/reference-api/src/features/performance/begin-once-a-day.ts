import { localTimeOf } from '@aferir/domain';
import { sql } from 'kysely';
import type { Services } from '../../operation/context.ts';
import type { Db } from '../../platform/db/database.ts';

/** A day on which something was begun in a company, as it is kept. */
export interface BegunDay {
  readonly company_id: number;
  /** In São Paulo, YYYY-MM-DD. */
  readonly begun_on: string;
}

/** What is begun once a day in a company. */
export interface DailyJob {
  readonly job: 'remind-agreements' | 'remind-raters';
  /** Finds the companies whose hour has come, that have something to tell and have not begun. */
  readonly find: 'companies_with_agreements' | 'companies_with_raters';
  /** Keeps the day; nothing where it is kept already. */
  readonly mark: (db: Db, day: BegunDay) => Promise<unknown>;
}

/** Enqueues a job for each company that is due. The day is marked in the same transaction, so of all processes that look one begins. */
export async function beginOnceADay(
  { database, clock, jobs }: Pick<Services, 'database' | 'clock' | 'jobs'>,
  { job, find, mark }: DailyJob,
): Promise<void> {
  const { day, hour } = localTimeOf(clock.now());
  const { rows } = await database.inPlatform((db) =>
    sql<{ id: number }>`select id from ${sql.id(find)}(${day}, ${hour})`.execute(db),
  );
  for (const { id: companyId } of rows) {
    await database.inCompany(companyId, async (db) => {
      if (await mark(db, { company_id: companyId, begun_on: day })) {
        await jobs.enqueue(db, job, [{ companyId, day }]);
      }
    });
  }
}
