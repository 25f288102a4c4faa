import { type ThrottleRule, throttleWait } from '@aferir/domain';
import { sql } from 'kysely';
import type { Database, Db } from '../db/database.ts';
import { tooManyTries } from '../errors/failures.ts';
import type { Clock } from '../runtime/clock.ts';
import { digest } from './tokens.ts';

/** Counts tries in the database, so that all processes share the count. */
export interface Throttle {
  /** Takes one try from a bucket; 429 when none is left. */
  take(bucket: string, rule: ThrottleRule, message?: string): Promise<void>;
  /** Forgets a bucket's tries, as after a success. */
  clear(bucket: string): Promise<void>;
}

/**
 * Takes one try from a bucket inside a transaction: when that is undone, the try was not made.
 * 429 when none is left.
 */
export async function takeTry(
  db: Db,
  now: Date,
  bucket: string,
  rule: ThrottleRule,
  message?: string,
): Promise<void> {
  const key = digest(bucket);
  // Counting and adding must be one step, else tries sent at once all pass.
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db);
  const events = await db
    .selectFrom('throttle_event')
    .select('occurred_at')
    .where('bucket', '=', key)
    .where('occurred_at', '>', new Date(now.getTime() - rule.window))
    .execute();
  const wait = throttleWait(
    events.map((event) => event.occurred_at),
    rule,
    now,
  );
  if (wait > 0) throw tooManyTries(wait, message);
  await db.insertInto('throttle_event').values({ bucket: key, occurred_at: now }).execute();
}

/** Makes the throttle. Buckets are named freely; only their digest is stored. */
export function createThrottle(database: Database, clock: Clock): Throttle {
  return {
    take: (bucket, rule, message) =>
      database.inPlatform((db) => takeTry(db, clock.now(), bucket, rule, message)),
    clear: (bucket) =>
      database.inPlatform(async (db) => {
        await db.deleteFrom('throttle_event').where('bucket', '=', digest(bucket)).execute();
      }),
  };
}
