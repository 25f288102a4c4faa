import {
  closeDiscRequestMutation,
  createDiscHandedLinkMutation,
  createDiscRequestMutation,
  createDiscRequestsForAllMutation,
  createDiscSlipsMutation,
  getDiscActiveRequestQuery,
  getDiscMassSendPreviewQuery,
  resendDiscRequestMutation,
} from '@aferir/api-client/react';
import { SECTION } from '@aferir/domain';
import { type DiscPeople, discReminding } from '../../shared/requests/reminders.ts';
import type { RequestKind } from '../../shared/requests/request-kind.ts';
import { writeNow } from '../../shared/writes/write-now.ts';

/** How staff ask people for the behavioral assessment. */
export const behavioralRequests: RequestKind<DiscPeople> = {
  section: SECTION.behavioral,
  massSendPreview: (client) => getDiscMassSendPreviewQuery(client),
  sendToMany: createDiscRequestsForAllMutation,
  send: createDiscRequestMutation,
  hand: createDiscHandedLinkMutation,
  slipSubject: 'behavioral',
  slips: createDiscSlipsMutation,
  close: closeDiscRequestMutation,
  reminding: { people: discReminding },
  resendToPerson(queryClient, client, { personId, responseId }) {
    const body = { email: null, idOrganogramaPessoa: personId, idResposta: responseId };
    return writeNow(queryClient, resendDiscRequestMutation(client), { body });
  },
  async isBlocked(queryClient, client, idOrganogramaPessoa) {
    const { flTemAtivo } = await queryClient.fetchQuery({
      ...getDiscActiveRequestQuery(client, { query: { idOrganogramaPessoa } }),
      staleTime: 0,
    });
    return flTemAtivo;
  },
};
