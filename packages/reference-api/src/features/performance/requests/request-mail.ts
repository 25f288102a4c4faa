import type { MailOrigin, MailServices } from '../../../shared/mail/mailer.ts';
import type { ReminderNote } from '../../../shared/mail/templates/reminder-note.ts';
import {
  mailFirstLinks,
  mailNextLink,
  type RequestToMail,
} from '../../../shared/requests/answering-mail.ts';
import { performanceRequestMail } from '../mails/performance-request-mail.ts';
import { performanceResendMail } from '../mails/performance-resend-mail.ts';

/** A new request whose answering link is to be mailed. */
export interface ReviewToMail extends RequestToMail {
  competencyCount: number;
}

/** Makes the answering links of new requests and mails them. */
export function mailRequests(
  services: MailServices,
  origin: MailOrigin,
  requests: readonly ReviewToMail[],
): Promise<void> {
  return mailFirstLinks(
    services,
    origin,
    { kind: 'performance' },
    requests,
    ({ competencyCount }, texts) => performanceRequestMail(texts, competencyCount),
  );
}

/**
 * Makes a new answering link of an open request and mails it; older links die within a day. `note` where nobody has
 * sent it by hand.
 */
export function mailRequestAgain(
  services: MailServices,
  origin: MailOrigin,
  request: RequestToMail,
  note?: ReminderNote,
): Promise<void> {
  return mailNextLink(services, origin, { kind: 'performance' }, request, (_request, texts) =>
    performanceResendMail({ ...texts, note }),
  );
}
