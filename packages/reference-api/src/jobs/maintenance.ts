import { SESSION_ABSOLUTE_LIMIT } from '@aferir/domain';
import { listCompanyIds } from '../db/company-store.ts';
import type { Database } from '../db/database.ts';
import { idempotencyLifetime } from '../operation/idempotency.ts';
import type { Clock } from '../runtime/clock.ts';

const day = 24 * 60 * 60_000;

/** Deletes what has served its time: old tries, replies kept for repeats, ended sessions. */
export async function deleteExpired(database: Database, { now }: Clock): Promise<void> {
  const before = (age: number) => new Date(now().getTime() - age);
  await database.inPlatform((db) =>
    db.deleteFrom('throttle_event').where('occurred_at', '<', before(day)).execute(),
  );
  for (const id of await listCompanyIds(database)) {
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
