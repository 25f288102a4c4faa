import {
  createJobQueue,
  type JobName,
  type JobPayloads,
  type JobQueue,
} from '../src/platform/jobs/job-queue.ts';
import { mailJob } from '../src/shared/mail/mail-delivery.ts';
import type { TestApp } from './build-test-app.ts';

/** What workers of some processes do. */
export interface OwnWork<Name extends JobName> {
  readonly name: Name;
  /** Does a job in the process that has a queue. */
  readonly handle: (payload: JobPayloads[Name], jobs: JobQueue) => Promise<void>;
}

/** Has three processes work at jobs of a name, each with a queue and workers of its own, until something is over. */
export async function workInThreeQueues<Name extends JobName>(
  { database, services }: TestApp,
  { name, handle }: OwnWork<Name>,
  until: (queues: readonly JobQueue[]) => Promise<void>,
): Promise<void> {
  const queues: JobQueue[] = [];
  try {
    for (let process = 0; process < 3; process += 1) {
      const jobs = createJobQueue(database, {
        databaseUrl: services.config.databaseUrl,
        pollInterval: 0.5,
        supervise: false,
        onError: () => undefined,
      });
      queues.push(jobs);
      await jobs.start([name, mailJob]);
      await jobs.work(name, 1, (payload) => handle(payload, jobs));
    }
    await until(queues);
  } finally {
    for (const jobs of queues) await jobs.stop();
  }
}
