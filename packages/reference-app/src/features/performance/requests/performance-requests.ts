import {
  closePerformanceRequestMutation,
  createPerformanceHandedLinkMutation,
  createPerformanceRequestMutation,
  createPerformanceRequestsForAllMutation,
  createPerformanceSlipsMutation,
  getLatestPerformanceStatusQuery,
  getPerformanceMassSendPreviewQuery,
  resendPerformanceRequestMutation,
} from '@aferir/api-client/react';
import { canRequestAgain, SECTION } from '@aferir/domain';
import {
  managerReminding,
  type ReviewedPeople,
  selfReminding,
} from '../../../shared/requests/reminders.ts';
import type { RequestKind } from '../../../shared/requests/request-kind.ts';
import { writeNow } from '../../../shared/writes/write-now.ts';

/** How staff ask people for the performance review. */
export const performanceRequests: RequestKind<ReviewedPeople> = {
  section: SECTION.performance,
  massSendPreview: (client, chosenIds) =>
    getPerformanceMassSendPreviewQuery(client, {
      query: chosenIds.length > 0 ? { lstPessoas: [...chosenIds] } : {},
    }),
  sendToMany: createPerformanceRequestsForAllMutation,
  send: createPerformanceRequestMutation,
  hand: createPerformanceHandedLinkMutation,
  slipSubject: 'performance',
  slips: createPerformanceSlipsMutation,
  close: closePerformanceRequestMutation,
  reminding: { people: selfReminding, managers: managerReminding },
  resendToPerson: (queryClient, client, { personId: IdPessoa }) =>
    writeNow(queryClient, resendPerformanceRequestMutation(client), { body: { IdPessoa } }),
  async isBlocked(queryClient, client, idPessoa) {
    const latest = await queryClient.fetchQuery({
      ...getLatestPerformanceStatusQuery(client, { path: { idPessoa } }),
      staleTime: 0,
    });
    return !canRequestAgain(latest);
  },
};
