import { closingOutcome } from '@aferir/domain';
import type { CycleRequests } from '../../../shared/requests/cycle-requests.ts';
import { hasCompetencies } from '../competencies/has-competencies.ts';
import { performanceMessages } from '../performance-messages.ts';
import { heldReviews } from '../release/release-results.ts';
import { lockResponse } from '../review/review-settling.ts';
import { cancelReview } from './request-closing.ts';
import { sendRequests } from './request-sending.ts';

/** What cycles take of the performance assessment. */
export const performanceCycleRequests: CycleRequests = {
  kind: 'performance',
  table: 'performance_response',
  async obstacle({ db, company }) {
    return (await hasCompetencies(db, company.id)) ? undefined : performanceMessages.noCompetencies;
  },
  send: sendRequests,
  async cancel(closer, responseId) {
    const response = await lockResponse(closer, responseId);
    if (response.closed_at || closingOutcome(response.status) !== 'cancel') return;
    await cancelReview(closer, response);
  },
  held: heldReviews,
};
