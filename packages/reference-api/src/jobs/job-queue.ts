import { randomUUID } from 'node:crypto';
import { UNANSWERED_LINK_LIFETIME } from '@aferir/domain';
import { sql } from 'kysely';
import { fromKysely, fromPglite, type Job, type JobResult, PgBoss } from 'pg-boss';
import type { Database, Db } from '../db/database.ts';

/** The work that is done behind requests, and what each job carries: ids only. */
export interface JobPayloads {
  'deliver-mail': { companyId: number; mailId: number };
}

/** Name of a kind of job. */
export type JobName = keyof JobPayloads;

/** Jobs in the same database, enqueued in the transaction of what causes them. */
export interface JobQueue {
  start(): Promise<void>;
  /** Lets running jobs end, then stops. */
  stop(): Promise<void>;
  enqueue<Name extends JobName>(
    db: Db,
    name: Name,
    payloads: readonly JobPayloads[Name][],
  ): Promise<void>;
  /** Handles jobs of a name, one after another; a job that throws is tried again later. */
  work<Name extends JobName>(
    name: Name,
    handle: (payload: JobPayloads[Name]) => Promise<void>,
  ): Promise<void>;
}

/**
 * A job that failed is tried again for about a day, ever more slowly. One that nobody works on, for
 * lack of a mail server, is kept as long as the link in its mail is good.
 */
const queueSettings = {
  retryLimit: 20,
  retryDelay: 15,
  retryBackoff: true,
  retryDelayMax: 7200,
  retentionSeconds: UNANSWERED_LINK_LIFETIME / 1000,
};

/** A backlog drains batch by batch. */
const batches = {
  batchSize: 20,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const;

const jobNames: readonly JobName[] = ['deliver-mail'];

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
  /** Whether this process also keeps the queue's tables in order. @default true */
  readonly supervise?: boolean;
}

/** Makes the queue; nothing runs before `start`. */
export function createJobQueue(database: Database, options: JobQueueOptions): JobQueue {
  const shared = { useListenNotify: true, schedule: false, supervise: options.supervise ?? true };
  const boss = database.pglite
    ? new PgBoss({ ...shared, db: fromPglite(database.pglite), backend: 'pglite' })
    : new PgBoss({ ...shared, connectionString: options.databaseUrl ?? '', max: 3 });
  boss.on('error', options.onError);

  return {
    start: async () => {
      await boss.start();
      for (const name of jobNames) {
        const { retryDelay = queueSettings.retryDelay } = options;
        const settings = { ...queueSettings, retryDelay };
        await boss.createQueue(name, { ...settings, notify: true });
        // A queue that an earlier start has made keeps the settings of then.
        await boss.updateQueue(name, settings);
        // Makes it remember the queue: to look it up while enqueueing it would need a connection
        // beside the transaction's, and the embedded database has one in all.
        await boss.getJobById(name, randomUUID());
      }
    },
    stop: () => boss.stop({ graceful: true, close: true, timeout: 10_000 }),
    enqueue: async (db, name, payloads) => {
      // The queue's tables are the owner's; the application role has no business in them.
      await sql`set local role none`.execute(db);
      const jobs = payloads.map((data) => ({ data }));
      await boss.insert(name, jobs, { db: fromKysely(db) });
      await sql`set local role aferir_app`.execute(db);
    },
    work: async (name, handle) => {
      const { pollInterval = 5 } = options;
      const settings = {
        ...batches,
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
