import {
  closeDiscRequestMutation,
  createDiscRequestMutation,
  createDiscRequestsForAllMutation,
  getDiscActiveRequestQuery,
  getDiscMassSendPreviewQuery,
  listDiscRequestsOfPersonQuery,
  resendDiscRequestMutation,
} from '@aferir/api-client/react';
import { SECTION } from '@aferir/domain';
import { discReminding } from '../../shared/requests/reminders.ts';
import type { RequestKind } from '../../shared/requests/request-kind.ts';
import { isOpen } from '../../shared/requests/request-state.ts';
import { writeNow } from '../../shared/writes/write-now.ts';

/** How staff ask people for the behavioral assessment. */
export const behavioralRequests: RequestKind = {
  section: SECTION.behavioral,
  massSendPreview: (client) => getDiscMassSendPreviewQuery(client),
  sendToMany: createDiscRequestsForAllMutation,
  send: createDiscRequestMutation,
  close: closeDiscRequestMutation,
  reminding: { people: discReminding },
  async findOwn(queryClient, client, idOrganogramaPessoa) {
    const query = { idOrganogramaPessoa, take: 1, index: 0 };
    const { rows } = await queryClient.fetchQuery({
      ...listDiscRequestsOfPersonQuery(client, { query }),
      staleTime: 0,
    });
    const open = rows.find(isOpen);
    if (!open) return undefined;
    const { idResposta } = open;
    const resend = resendDiscRequestMutation(client);
    const body = { email: null, idOrganogramaPessoa, idResposta };
    return { resend: () => writeNow(queryClient, resend, { body }) };
  },
  async isBlocked(queryClient, client, idOrganogramaPessoa) {
    const { flTemAtivo } = await queryClient.fetchQuery({
      ...getDiscActiveRequestQuery(client, { query: { idOrganogramaPessoa } }),
      staleTime: 0,
    });
    return flTemAtivo;
  },
};
