import type { CycleRequests } from '../../../shared/requests/cycle-requests.ts';
import { cancelRequest, sendRequests } from './request-service.ts';

/** What cycles take of the behavioral assessment. */
export const behavioralCycleRequests: CycleRequests = {
  kind: 'behavioral',
  table: 'disc_response',
  obstacle: async () => undefined,
  send: sendRequests,
  async cancel(closer, responseId) {
    await cancelRequest(closer, responseId);
  },
};
