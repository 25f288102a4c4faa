import {
  closeDiscRequestMutation,
  createDiscRequestMutation,
  createDiscRequestsForAllMutation,
  getDiscActiveRequestQuery,
  getDiscMassSendPreviewQuery,
} from '@aferir/api-client/react';
import { SECTION } from '@aferir/domain';
import { discReminding } from '../../shared/requests/reminders.ts';
import type { RequestKind } from '../../shared/requests/request-kind.ts';

/** How staff ask people for the behavioral assessment. */
export const behavioralRequests: RequestKind = {
  section: SECTION.behavioral,
  massSendPreview: getDiscMassSendPreviewQuery,
  sendToMany: createDiscRequestsForAllMutation,
  send: createDiscRequestMutation,
  close: closeDiscRequestMutation,
  reminding: { people: discReminding },
  async isBlocked(queryClient, client, idOrganogramaPessoa) {
    const { flTemAtivo } = await queryClient.fetchQuery({
      ...getDiscActiveRequestQuery(client, { query: { idOrganogramaPessoa } }),
      staleTime: 0,
    });
    return flTemAtivo;
  },
};
