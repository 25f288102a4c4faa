import { SECTION } from '@aferir/domain';
import type { MadeRequest } from '../../../shared/requests/answering-mail.ts';
import { createRequestMails } from '../../../shared/requests/request-mails.ts';
import { performanceRequestMail } from '../mails/performance-request-mail.ts';
import { performanceResendMail } from '../mails/performance-resend-mail.ts';
import { readSelfAnswering } from './self-answering.ts';

/** A new request, whose answering link is mailed where there is an address. */
export interface ReviewToMail extends MadeRequest {
  competencyCount: number;
}

/** How requests are mailed. */
export const { mailRequests, mailRequestsAgain } = createRequestMails<ReviewToMail>({
  kind: { kind: 'performance', section: SECTION.performance },
  table: 'performance_response',
  first: ({ competencyCount }, texts) => performanceRequestMail(texts, competencyCount),
  again: performanceResendMail,
  readProgress: readSelfAnswering,
});
