import { type ApiProblem, createLinkClient, type LinkClientOptions } from '@aferir/api-client';
import { getSelfAssessmentByLinkQuery } from '@aferir/api-client/react';
import { queryOptions } from '@tanstack/react-query';

/** What finding a linked response takes. */
export interface LinkedReviewOptions extends Pick<LinkClientOptions, 'baseUrl' | 'fetch' | 'hash'> {
  /** Who is signed in; a link issued to somebody else opens nothing. */
  managerId: number;
}

/** The id of the response that a manager's link is about. */
export const linkedReviewIdQuery = ({ hash, managerId, ...transport }: LinkedReviewOptions) =>
  queryOptions<number, ApiProblem>({
    queryKey: ['linked-review', hash, managerId],
    queryFn: async ({ signal }) => {
      const client = createLinkClient({ ...transport, hash });
      const query = { gestor: true, _idOrganogramaPessoaGestor: managerId };
      const params = { path: { hash }, query };
      const review = await getSelfAssessmentByLinkQuery(client, params).read(signal);
      return review.idResposta;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
