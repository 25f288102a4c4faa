import { SECTION } from '@aferir/domain';
import type { ReportedKind } from '../../../operation/links/link-kind.ts';
import { sentAtIn } from '../../../shared/requests/response-table.ts';

/** Responses of performance reviews. */
export const performanceResponses: ReportedKind = {
  kind: 'performance',
  name: 'desempenho',
  section: SECTION.performance,
  report: {
    subject: 'performance-response',
    opened: 'performance-report.opened',
    sentAt: sentAtIn('performance_response'),
  },
};
