import { SECTION } from '@aferir/domain';
import type { ReportedKind } from '../../../links/link-kind.ts';
import { sentAtIn } from '../../../requests/response-table.ts';

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
