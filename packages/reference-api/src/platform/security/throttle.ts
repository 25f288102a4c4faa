import { type ThrottleRule, throttleWait } from '@aferir/domain';
import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database, Db } from '../db/database.ts';
import { tooManyTries } from '../errors/failures.ts';
import type { Expiry } from '../jobs/expiry.ts';
import { digest } from './tokens.ts';

/** What one bucket lets through. */
export interface Limit {
  readonly bucket: string;
  readonly rule: ThrottleRule;
}

/** Tries that were taken together. */
export interface TakenTries {
  /** Makes it as if they had not been made. */
  giveBack(): Promise<void>;
}

/** Counts tries in the database, so that all processes share the count. */
export interface Throttle {
  /** Takes one try from a bucket; 429 when none is left. */
  take(bucket: string, rule: ThrottleRule, message?: string): Promise<void>;
  /** Takes one try from each bucket, or from none of them and 429 when one has none left. */
  takeAll(limits: readonly Limit[], message?: string): Promise<TakenTries>;
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
  await insertTry(db, now, { bucket, rule }, message);
}

/** The id of the try. */
async function insertTry(
  db: Db,
  now: Date,
  { bucket, rule }: Limit,
  message?: string,
): Promise<number> {
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
  const { id } = await db
    .insertInto('throttle_event')
    .values({ bucket: key, occurred_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Makes the throttle. Buckets are named freely; only their digest is stored. */
export function createThrottle(database: Database, clock: Clock): Throttle {
  return {
    take: async (bucket, rule, message) => {
      await database.inPlatform((db) => takeTry(db, clock.now(), bucket, rule, message));
    },
    takeAll: async (limits, message) => {
      // In one order for all: two that wait for each other's bucket would wait forever.
      const ordered = limits.toSorted((a, b) => (digest(a.bucket) < digest(b.bucket) ? -1 : 1));
      const ids = await database.inPlatform(async (db) => {
        const taken: number[] = [];
        for (const limit of ordered) {
          taken.push(await insertTry(db, clock.now(), limit, message));
        }
        return taken;
      });
      return {
        giveBack: () =>
          database.inPlatform(async (db) => {
            await db.deleteFrom('throttle_event').where('id', 'in', ids).execute();
          }),
      };
    },
    clear: (bucket) =>
      database.inPlatform(async (db) => {
        await db.deleteFrom('throttle_event').where('bucket', '=', digest(bucket)).execute();
      }),
  };
}

const longestCount = 24 * 60 * 60_000;

/** Tries are forgotten that nothing counts any more. */
export const throttleExpiry: Expiry = {
  ofInstallation: (db, now) =>
    db
      .deleteFrom('throttle_event')
      .where('occurred_at', '<', new Date(now.getTime() - longestCount))
      .execute(),
};
