import type { MailContent } from '../../../shared/mail/mail-content.ts';
import { layOutResend, type ResendMail } from '../../../shared/mail/templates/resend-mail.ts';
import { behavioralMailTexts } from './behavioral-mail-texts.ts';

/** The request of a behavioral assessment once more, with a new address. */
export function behavioralResendMail(mail: ResendMail): MailContent {
  return layOutResend(behavioralMailTexts[mail.sender.language].resend, mail);
}
