import type { Services } from '../../context.ts';
import type { Mailer } from '../../mail/mailer.ts';

/** What the behavioral operations need beside their request. */
export interface BehavioralServices extends Pick<Services, 'config'> {
  readonly mailer: Mailer;
}
