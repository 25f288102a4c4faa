import type { Services } from '../../context.ts';
import type { Mailer } from '../../mail/mailer.ts';

/** What the performance operations need beside their request. */
export interface PerformanceServices extends Pick<Services, 'config'> {
  readonly mailer: Mailer;
}
