import { randomUUID } from 'node:crypto';
import { UNANSWERED_LINK_LIFETIME } from '@aferir/domain';
import { sql } from 'kysely';
import {
  fromKysely,
  fromPglite,
  type Job,
  type JobResult,
  PgBoss,
  type QueueResult,
} from 'pg-boss';
import { requestRole } from '../db/binding.ts';
import type { Database, Db } from '../db/database.ts';
import { keptChange } from '../db/kept-query.ts';
import { oneAtATime } from './one-at-a-time.ts';

/**
 * The work that is done behind requests, and what each job carries: ids only. Whoever does a kind of job adds it by
 * declaring this interface once more.
 */
// biome-ignore lint/suspicious/noEmptyInterface: features fill it
export interface JobPayloads {}

/** Name of a kind of job. */
export type JobName = keyof JobPayloads;

/** Jobs in the same database, enqueued in the transaction of what causes them. */
export interface JobQueue {
  /** Makes ready for jobs of some names; others cannot be enqueued. */
  start(names: readonly JobName[]): Promise<void>;
  /** Lets running jobs end, then stops. */
  stop(): Promise<void>;
  enqueue<Name extends JobName>(
    db: Db,
    name: Name,
    payloads: readonly JobPayloads[Name][],
  ): Promise<void>;
  /** Handles jobs of a name, so many at once; a job that throws is tried again later. */
  work<Name extends JobName>(
    name: Name,
    atOnce: number,
    handle: (payload: JobPayloads[Name]) => Promise<void>,
  ): Promise<void>;
}

/**
 * A job that failed is tried again for about a day, ever more slowly. One that nobody works on, for
 * lack of a mail server, is kept as long as the link in its mail is good. One whose process gives no
 * sign of life is lost, and tried again like one that failed.
 */
const queueSettings = {
  retryLimit: 22,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 7200,
  heartbeatSeconds: 15,
  retentionSeconds: UNANSWERED_LINK_LIFETIME / 1000,
};

/** How often a job is tried in all. */
export const mostTries = queueSettings.retryLimit + 1;

/** How often lost jobs are looked for, and how often waiting ones are, in seconds. */
const superviseInterval = 10;
const ordinaryPollInterval = 5;

/**
 * Longest wait, in seconds, until a job is taken up again whose process was killed at its first try:
 * it gives its last sign of life, is found lost, waits its first delay (at most twice the setting)
 * and is fetched.
 */
export const longestLoss =
  queueSettings.heartbeatSeconds +
  superviseInterval +
  2 * queueSettings.retryDelay +
  ordinaryPollInterval;

/** Jobs that a worker fetches: with one alone, it would not know that there are more. */
const batches = {
  batchSize: 2,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const;

/** What the queue is told beside the database. */
export interface JobQueueOptions {
  readonly databaseUrl?: string | undefined;
  readonly onError: (error: unknown) => void;
  /** First wait before a failed job is tried again, in seconds. */
  readonly retryDelay?: number;
  /**
   * How often to look for work, in seconds. New work tells of itself; what waits for its next try
   * tells nobody when its time has come. @default 5
   */
  readonly pollInterval?: number;
  /** How often to look for jobs whose process is gone, in seconds. @default 10 */
  readonly superviseInterval?: number;
  /** Whether this process also keeps the queue's tables in order. @default true */
  readonly supervise?: boolean;
}

/** Makes the queue; nothing runs before `start`. */
export function createJobQueue(database: Database, options: JobQueueOptions): JobQueue {
  const seconds = options.superviseInterval ?? superviseInterval;
  const shared = {
    useListenNotify: true,
    schedule: false,
    supervise: options.supervise ?? true,
    superviseIntervalSeconds: seconds,
    monitorIntervalSeconds: seconds,
  };
  const boss = database.pglite
    ? new PgBoss({ ...shared, db: fromPglite(oneAtATime(database.pglite)), backend: 'pglite' })
    : new PgBoss({ ...shared, connectionString: options.databaseUrl ?? '', max: 3 });
  boss.on('error', options.onError);

  return {
    start: async (names) => {
      await boss.start();
      const { retryDelay = queueSettings.retryDelay } = options;
      const settings = { ...queueSettings, retryDelay };
      const queues = await boss.getQueues([...names]);
      for (const name of names) {
        const queue = queues.find((one) => one.name === name);
        if (!queue) await boss.createQueue(name, { ...settings, notify: true });
        // A queue that an earlier start has made keeps the settings of then.
        else if (!isMatch(queue, settings)) await boss.updateQueue(name, settings);
        // Makes it remember the queue: to look it up while enqueueing it would need a connection
        // beside the transaction's, and the embedded database has one in all.
        await boss.getJobById(name, randomUUID());
      }
    },
    stop: () => boss.stop({ graceful: true, close: true, timeout: 10_000 }),
    enqueue: async (db, name, payloads) => {
      // The queue's tables are the owner's; the application role has no business in them.
      await takeRole(db, { role: 'none' });
      const jobs = payloads.map((data) => ({ data }));
      await boss.insert(name, jobs, { db: fromKysely(db) });
      await takeRole(db, { role: requestRole });
    },
    work: async (name, atOnce, handle) => {
      const { pollInterval = ordinaryPollInterval } = options;
      const settings = {
        ...batches,
        localConcurrency: atOnce,
        pollingIntervalSeconds: pollInterval,
        notifyPollingIntervalSeconds: pollInterval,
      };
      await boss.work<JobPayloads[typeof name], JobResult[], typeof settings>(
        name,
        settings,
        async (jobs) => {
          const results: JobResult[] = [];
          for (const job of jobs) results.push(await runJob(job, handle));
          return results;
        },
      );
    },
  };
}

const takeRole = keptChange((db, { role }: { readonly role: string }) =>
  db.selectNoFrom([]).where(sql<string>`set_config('role', ${role}, true)`, 'is', null),
);

function isMatch(queue: QueueResult, settings: typeof queueSettings): boolean {
  return Object.entries(settings).every(
    ([name, value]) => queue[name as keyof typeof settings] === value,
  );
}

async function runJob<Payload>(
  { id, data }: Job<Payload>,
  handle: (payload: Payload) => Promise<void>,
): Promise<JobResult> {
  try {
    await handle(data);
    return { id, status: 'completed' };
  } catch (error) {
    return { id, status: 'failed', output: { message: String(error) } };
  }
}
