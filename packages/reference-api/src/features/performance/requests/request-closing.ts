import { revokeLinksOfClosed } from '../../../operation/links/issue-link.ts';
import type { RequestCloser } from '../../../shared/requests/cycle-requests.ts';
import type { PerformanceResponseRow } from '../performance-tables.ts';
import { createPerformanceStore } from '../review/performance-store.ts';

/** Cancels a review whose self-assessment is missing, and notes it: its links end. */
export async function cancelReview(
  closer: RequestCloser,
  response: PerformanceResponseRow,
): Promise<void> {
  const { db, company, now, closedBy } = closer;
  const { id } = response;
  await createPerformanceStore(db, company.id).update(id, { closed_at: now, closed_by: closedBy });
  await revokeLinksOfClosed(db, { kind: 'performance', responseId: id }, now);
  await noteClosing(closer, response);
}

/** Notes with which status a review was closed. */
export function noteClosing(
  { audit }: Pick<RequestCloser, 'audit'>,
  { id, person_id: personId, status }: PerformanceResponseRow,
): Promise<void> {
  return audit({
    action: 'performance-request.closed',
    personId,
    subject: { kind: 'performance-response', id },
    details: { status },
  });
}
