import type { OpenLearning } from '../../shared/learning/learning.ts';
import type { MailServices } from '../../shared/mail/mailer.ts';

/** What the training player takes of others. */
export interface PlayerPorts extends MailServices {
  readonly learning: OpenLearning;
}
