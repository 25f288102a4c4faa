import { SECTION } from '@aferir/domain';
import type { ResponseKindInfo } from '../../../links/response-kind.ts';

/** Responses of performance reviews. */
export const performanceResponses: ResponseKindInfo = {
  kind: 'performance',
  name: 'desempenho',
  section: SECTION.performance,
  audit: { subject: 'performance-response', reportOpened: 'performance-report.opened' },
  sentAt: async (db, companyId, ids) => {
    const rows = await db
      .selectFrom('performance_response')
      .where('company_id', '=', companyId)
      .where('id', 'in', [0, ...ids])
      .select(['id', 'sent_at'])
      .execute();
    return new Map(rows.map(({ id, sent_at }) => [id, sent_at]));
  },
};
