import {
  closePerformanceRequestMutation,
  createPerformanceRequestMutation,
  createPerformanceRequestsForAllMutation,
  getLatestPerformanceStatusQuery,
  getPerformanceMassSendPreviewQuery,
} from '@aferir/api-client/react';
import { canRequestAgain, SECTION } from '@aferir/domain';
import { managerReminding, selfReminding } from '../../../shared/requests/reminders.ts';
import type { RequestKind } from '../../../shared/requests/request-kind.ts';

/** How staff ask people for the performance review. */
export const performanceRequests: RequestKind = {
  section: SECTION.performance,
  massSendPreview: getPerformanceMassSendPreviewQuery,
  sendToMany: createPerformanceRequestsForAllMutation,
  send: createPerformanceRequestMutation,
  close: closePerformanceRequestMutation,
  reminding: { people: selfReminding, managers: managerReminding },
  async isBlocked(queryClient, client, idPessoa) {
    const latest = await queryClient.fetchQuery({
      ...getLatestPerformanceStatusQuery(client, { path: { idPessoa } }),
      staleTime: 0,
    });
    return !canRequestAgain(latest);
  },
};
