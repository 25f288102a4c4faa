import { partsOf } from '../src/features/feature.ts';
import type { JobName, JobPayloads } from '../src/platform/jobs/job-queue.ts';
import type { TestApp } from './build-test-app.ts';

/** Does a job of a feature, as the queue does, which is off in tests. */
export async function runJob<Name extends JobName>(
  { app, services }: TestApp,
  name: Name,
  payload: JobPayloads[Name],
): Promise<void> {
  const job = partsOf(app.features, 'jobs')
    .flat()
    .find((one) => one.name === name);
  if (!job) throw new Error(`Nobody does ${name}.`);
  await job.work({ ...services.jobs, work: (_name, _atOnce, handle) => handle(payload as never) });
}
