import type { MailContent } from '../../../shared/mail/mail-content.ts';
import { layOutResend, type ResendMail } from '../../../shared/mail/templates/resend-mail.ts';
import { performanceMailMessages } from './performance-mail-messages.ts';

/** The request of a performance self-assessment once more, with a new address. */
export function performanceResendMail(mail: ResendMail): MailContent {
  return layOutResend(performanceMailMessages.resend, mail);
}
