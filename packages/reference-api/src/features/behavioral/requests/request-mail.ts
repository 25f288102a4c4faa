import type { MailOrigin, MailServices } from '../../../shared/mail/mailer.ts';
import type { ReminderNote } from '../../../shared/mail/templates/reminder-note.ts';
import {
  mailFirstLinks,
  mailNextLink,
  type RequestToMail,
} from '../../../shared/requests/answering-mail.ts';
import { instrumentOf } from '../disc-content.ts';
import { behavioralRequestMail } from '../mails/behavioral-request-mail.ts';
import { behavioralResendMail } from '../mails/behavioral-resend-mail.ts';

/** A request whose answering link is to be mailed. */
export interface DiscRequestToMail extends RequestToMail {
  instrumentVersion: number;
}

/** Makes the answering links of new requests and mails them. */
export function mailRequests(
  services: MailServices,
  origin: MailOrigin,
  requests: readonly DiscRequestToMail[],
): Promise<void> {
  return mailFirstLinks(services, origin, { kind: 'behavioral' }, requests, (request, texts) => {
    const questionCount = instrumentOf(request.instrumentVersion).questions.length;
    return behavioralRequestMail(texts, questionCount);
  });
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
  return mailNextLink(services, origin, { kind: 'behavioral' }, request, (_request, texts) =>
    behavioralResendMail({ ...texts, note }),
  );
}
