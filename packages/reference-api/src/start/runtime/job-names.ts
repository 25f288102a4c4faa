import { type Feature, partsOf } from '../../features/feature.ts';
import type { JobName } from '../../platform/jobs/job-queue.ts';
import { mailJob } from '../../shared/mail/mail-delivery.ts';

/** Names of all kinds of job: that of mails, and those that features do. */
export function jobNamesOf(features: readonly Feature[]): readonly JobName[] {
  return [mailJob, ...partsOf(features, 'jobs').flatMap((jobs) => jobs.map(({ name }) => name))];
}
