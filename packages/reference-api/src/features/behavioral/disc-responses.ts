import { SECTION } from '@aferir/domain';
import type { ResponseKindInfo } from '../../links/response-kind.ts';
import { sentAtIn } from '../../requests/response-table.ts';

/** Responses to the behavioral questionnaire. */
export const discResponses: ResponseKindInfo = {
  kind: 'behavioral',
  name: 'comportamental',
  section: SECTION.behavioral,
  audit: { subject: 'disc-response', reportOpened: 'disc-report.opened' },
  sentAt: sentAtIn('disc_response'),
};
