import { REPORT_MAIL_THROTTLE } from '@aferir/domain';
import type { Mailing } from '../../../shared/mail/mail-throttle.ts';
import { behavioralMessages } from '../behavioral-messages.ts';

/** Mailing a report, as a link or as a PDF. */
export const reportMailing: Mailing = {
  name: 'report',
  rule: REPORT_MAIL_THROTTLE,
  amount: behavioralMessages.reportMails,
};
