import type { LinkClient } from '@aferir/api-client';
import { getSelfAssessmentByLinkQuery } from '@aferir/api-client/react';
import { PERFORMANCE_STATUS } from '@aferir/domain';
import { type Company, toCompany } from '../../shared/company/company.ts';
import { loadRatingSheet, type RatingSheet } from '../../shared/competency-rating/index.ts';
import type { OpenedLink, OtherOpening } from '../../shared/questionnaire/read-opening.ts';

/** What the link of a manager opens. */
export type ManagerOpening =
  | { readonly outcome: 'opened'; readonly company: Company; readonly sheet: RatingSheet }
  /** This manager has rated everything. */
  | { readonly outcome: 'rated'; readonly company: Company }
  /** There is nothing to rate: not yet, or no longer. */
  | { readonly outcome: 'not-awaited' };

/** Opens the rating of the client's link. Throws the ApiProblem of a link that is dead or not this manager's. */
export async function openManagerMode(
  client: LinkClient,
  managerId: number,
  link: OpenedLink,
  signal?: AbortSignal,
): Promise<ManagerOpening | OtherOpening> {
  const path = { hash: client.hash };
  const info = await link.read();
  const { tipo, destino, precisaSenha } = info;
  const company = toCompany(info);
  if (tipo !== 'desempenho' || destino !== 'gestor') return { outcome: 'wrong-link' };
  if (precisaSenha) return { outcome: 'password-missing' };

  const response = await getSelfAssessmentByLinkQuery(client, {
    path,
    query: { gestor: true, _idOrganogramaPessoaGestor: managerId },
  }).read(signal);
  const { idResposta: responseId, nmPessoa: person } = response;
  if (response.flConcluido) return { outcome: 'rated', company };
  if (response.idRespostaStatusAtual !== PERFORMANCE_STATUS.awaitingManagers) {
    return { outcome: 'not-awaited' };
  }
  const sheet = await loadRatingSheet(client, { responseId, managerId, person }, signal);
  return { outcome: 'opened', company, sheet };
}
