import { SECTION } from '@aferir/domain';
import type { MadeRequest } from '../../../shared/requests/answering-mail.ts';
import { createRequestMails } from '../../../shared/requests/request-mails.ts';
import { instrumentOf } from '../disc-content.ts';
import { behavioralRequestMail } from '../mails/behavioral-request-mail.ts';
import { behavioralResendMail } from '../mails/behavioral-resend-mail.ts';
import { readDiscAnswering } from './disc-answering.ts';

/** A new request, whose answering link is mailed where there is an address. */
export interface DiscRequestToMail extends MadeRequest {
  instrumentVersion: number;
}

/** How requests are mailed. */
export const { mailRequests, mailRequestsAgain } = createRequestMails<DiscRequestToMail>({
  kind: { kind: 'behavioral', section: SECTION.behavioral },
  table: 'disc_response',
  first: ({ instrumentVersion }, texts) =>
    behavioralRequestMail(texts, instrumentOf(instrumentVersion).questions.length),
  again: behavioralResendMail,
  readProgress: readDiscAnswering,
});
