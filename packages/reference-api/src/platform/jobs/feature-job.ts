import type { JobName, JobPayloads, JobQueue } from './job-queue.ts';

/** A kind of job and how it is done. */
export interface FeatureJob {
  readonly name: JobName;
  /** Begins to take such jobs up. */
  work(jobs: JobQueue): Promise<void>;
}

/** Makes a kind of job, of which a process does so many at once. */
export function defineJob<Name extends JobName>(
  name: Name,
  atOnce: number,
  handle: (payload: JobPayloads[Name]) => Promise<void>,
): FeatureJob {
  return { name, work: (jobs) => jobs.work(name, atOnce, handle) };
}
