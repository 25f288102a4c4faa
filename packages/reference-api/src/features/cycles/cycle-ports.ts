import type { CycleKind } from '@aferir/domain';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import type { MailServices } from '../../shared/mail/mailer.ts';
import type { CycleRequests } from '../../shared/requests/cycle-requests.ts';

/** What cycles need of others. */
export interface CyclePorts extends MailServices {
  readonly jobs: Pick<JobQueue, 'enqueue'>;
  /** What the feature does whose requests are sent in cycles of a kind. */
  readonly requestsOf: (kind: CycleKind) => CycleRequests;
}
