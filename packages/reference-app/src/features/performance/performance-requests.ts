import { canRequestAgain, SECTION } from '@aferir/domain';
import type { RequestKind } from '../../shared/requests/request-kind.ts';
import {
  closePerformanceRequestMutation,
  createPerformanceRequestMutation,
  createPerformanceRequestsForAllMutation,
  latestPerformanceStatusQuery,
  performanceMassSendPreviewQuery,
} from './performance-queries.ts';

/** How staff ask people for the performance review. */
export const performanceRequests: RequestKind = {
  section: SECTION.performance,
  reads: [
    '/RespostaDesempenho/GetPessoasGrid',
    '/RespostaDesempenho/GetRespostasPessoa',
    '/RespostaDesempenho/GetStatusUltimaAvaliacao/{idPessoa}',
    '/RespostaDesempenho/GetPreviaEnvioTodos',
  ],
  massSendPreview: performanceMassSendPreviewQuery,
  sendToAll: createPerformanceRequestsForAllMutation,
  send: createPerformanceRequestMutation,
  close: closePerformanceRequestMutation,
  async isBlocked(queryClient, client, personId) {
    const latest = await queryClient.fetchQuery({
      ...latestPerformanceStatusQuery(client, personId),
      staleTime: 0,
    });
    return !canRequestAgain(latest);
  },
};
