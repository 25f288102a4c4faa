import { SECTION } from '@aferir/domain';
import type { ResponseKindInfo } from '../../../links/response-kind.ts';
import { sentAtIn } from '../../../requests/response-table.ts';

/** Responses of performance reviews. */
export const performanceResponses: ResponseKindInfo = {
  kind: 'performance',
  name: 'desempenho',
  section: SECTION.performance,
  audit: { subject: 'performance-response', reportOpened: 'performance-report.opened' },
  sentAt: sentAtIn('performance_response'),
};
