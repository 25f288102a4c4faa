import { SECTION } from '@aferir/domain';
import type { ReportedKind } from '../../operation/links/link-kind.ts';
import { sentAtIn } from '../../shared/requests/response-table.ts';

/** Responses to the behavioral questionnaire. */
export const discResponses: ReportedKind = {
  kind: 'behavioral',
  name: 'comportamental',
  section: SECTION.behavioral,
  report: {
    subject: 'disc-response',
    opened: 'disc-report.opened',
    sentAt: sentAtIn('disc_response'),
  },
};
