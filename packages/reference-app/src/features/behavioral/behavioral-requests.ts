import {
  closeDiscRequestMutation,
  createDiscRequestMutation,
  createDiscRequestsForAllMutation,
  discActiveRequestQuery,
  discMassSendPreviewQuery,
} from '@aferir/api-client/react';
import { SECTION } from '@aferir/domain';
import type { RequestKind } from '../../shared/requests/request-kind.ts';

/** How staff ask people for the behavioral assessment. */
export const behavioralRequests: RequestKind = {
  section: SECTION.behavioral,
  reads: [
    '/OrganogramaPessoa/Get',
    '/Resposta/GetRespostasPessoa',
    '/Resposta/GetRespostaPessoaTemAtivo',
    '/Resposta/ObterAnaliticoPerfis',
    '/Resposta/GetPreviaEnvioTodos',
  ],
  massSendPreview: discMassSendPreviewQuery,
  sendToAll: createDiscRequestsForAllMutation,
  send: createDiscRequestMutation,
  close: closeDiscRequestMutation,
  async isBlocked(queryClient, client, personId) {
    const { flTemAtivo } = await queryClient.fetchQuery({
      ...discActiveRequestQuery(client, personId),
      staleTime: 0,
    });
    return flTemAtivo;
  },
};
