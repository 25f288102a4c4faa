import type { LinkClient } from '@aferir/api-client';
import { getSelfAssessmentByLinkQuery } from '@aferir/api-client/react';

/** The id of the response that a manager's link is about; it opens nothing for anybody else. */
export const linkedReviewIdQuery = (client: LinkClient, managerId: number) => ({
  ...getSelfAssessmentByLinkQuery(client, {
    path: { hash: client.hash },
    query: { gestor: true, _idOrganogramaPessoaGestor: managerId },
  }),
  select: ({ idResposta }: { idResposta: number }) => idResposta,
  staleTime: Number.POSITIVE_INFINITY,
});
