import type { MailContent } from '../../../shared/mail/mail-content.ts';
import { layOutResend, type ResendMail } from '../../../shared/mail/templates/resend-mail.ts';
import { performanceMailTexts } from './performance-mail-texts.ts';

/** The request of a performance self-assessment once more, with a new address. */
export function performanceResendMail(mail: ResendMail): MailContent {
  return layOutResend(performanceMailTexts[mail.sender.language].resend, mail);
}
