import { SESSION_ABSOLUTE_LIMIT } from '@aferir/domain';
import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { idempotencyLifetime } from '../operation/idempotency.ts';

const day = 24 * 60 * 60_000;

/** Deletes what has served its time: old tries, replies kept for repeats, ended sessions. */
export async function deleteExpired(database: Database, { now }: Clock): Promise<void> {
  const before = (age: number) => new Date(now().getTime() - age);
  const companies = await database.inPlatform(async (db) => {
    await db.deleteFrom('throttle_event').where('occurred_at', '<', before(day)).execute();
    return sql<{ id: number }>`select id from list_companies()`.execute(db);
  });
  for (const { id } of companies.rows) {
    await database.inCompany(id, async (db) => {
      await db
        .deleteFrom('idempotency_key')
        .where('created_at', '<', before(idempotencyLifetime))
        .execute();
      await db
        .deleteFrom('session')
        .where('created_at', '<', before(SESSION_ABSOLUTE_LIMIT + day))
        .execute();
    });
  }
}
