import { type LinkClient, unwrap } from '@aferir/api-client';
import { PERFORMANCE_STATUS } from '@aferir/domain';
import { loadManagerReview, type ManagerReview } from '../../shared/competency-rating/index.ts';
import type { OtherOpening } from '../../shared/questionnaire/use-link-opening.ts';

/** What the link of a manager opens. */
export type ManagerOpening =
  | { readonly outcome: 'opened'; readonly company: string; readonly review: ManagerReview }
  /** This manager has rated everything. */
  | { readonly outcome: 'rated'; readonly company: string }
  /** There is nothing to rate: not yet, or no longer. */
  | { readonly outcome: 'not-awaited' };

/** Opens the rating of the client's link. Throws the ApiProblem of a link that is dead or not this manager's. */
export async function openManagerMode(
  client: LinkClient,
  managerId: number,
  signal?: AbortSignal,
): Promise<ManagerOpening | OtherOpening> {
  const path = { hash: client.hash };
  const link = await unwrap(client.get('/hash/validar/{hash}', { params: { path }, signal }));
  if (link.tipo !== 'desempenho' || link.destino !== 'gestor') return { outcome: 'wrong-link' };
  if (link.precisaSenha) return { outcome: 'password-missing' };

  const response = await unwrap(
    client.get('/RespostaDesempenho/get/{hash}', {
      params: { path, query: { gestor: true, _idOrganogramaPessoaGestor: managerId } },
      signal,
    }),
  );
  const { idResposta: responseId, nmPessoa: person, nmEmpresa: company } = response;
  if (response.flConcluido) return { outcome: 'rated', company };
  if (response.idRespostaStatusAtual !== PERFORMANCE_STATUS.awaitingManagers) {
    return { outcome: 'not-awaited' };
  }
  const review = await loadManagerReview(client, { responseId, managerId, person }, signal);
  return { outcome: 'opened', company, review };
}
