import type { ApiClient, Schema } from '@aferir/api-client';
import { ApiProblem } from '@aferir/api-client';
import {
  getEmployeeUserQuery,
  getManagerByLinkQuery,
  getReviewStandingQuery,
  getSelfAssessmentByLinkQuery,
  listReportsOfManagerQuery,
} from '@aferir/api-client/react';
import { managerAction } from '@aferir/domain';
import type { GridQuery } from '@aferir/ui';
import type { Company } from '../shared/company/company.ts';
import type { Evaluator, ReviewStanding } from './manager-evaluation.types.ts';

/** On whose behalf the widget works, and which response it opens directly. */
export interface ManagerSource {
  readonly client: ApiClient;
  /** The hash of a manager's link, where there is one. */
  readonly hash?: string | undefined;
  /** The response to open; a link brings its own. */
  readonly responseId?: number | undefined;
}

/** Who the manager is: whom the link was issued to, else who is signed in. */
export async function readEvaluator(
  { client, hash }: ManagerSource,
  signal: AbortSignal,
): Promise<Evaluator> {
  if (hash) {
    const manager = await getManagerByLinkQuery(client, { path: { hash } }).read(signal);
    const { nmEmpresa: name, urlLogoSistema: logoUrl, corMarca: color = null } = manager;
    return toEvaluator(manager, { name, logoUrl, color });
  }
  const user = await getEmployeeUserQuery(client).read(signal);
  const { nmCliente: name, logoUrl, corMarca: color = null } = user;
  return toEvaluator(user, { name, logoUrl, color });
}

/** The response to open directly: by its id, else that of the link. */
export async function readLinkedReview(
  { client, hash = '', responseId }: ManagerSource,
  evaluator: Evaluator,
  notFoundMessage: string,
  signal: AbortSignal,
): Promise<ReviewStanding> {
  if (responseId) return readReview(client, responseId, notFoundMessage, signal);
  const response = await getSelfAssessmentByLinkQuery(client, {
    path: { hash },
    query: { gestor: true, _idOrganogramaPessoaGestor: evaluator.id },
  }).read(signal);
  const hasRatedAll = response.qtdCompetencias >= response.qtdTotal;
  const { idRespostaStatusAtual: status } = response;
  const action = managerAction({ status, isAwaited: true, hasRatedAll, owes: false });
  return {
    responseId: response.idResposta,
    person: response.nmPessoa,
    canEvaluate: action === 'evaluate',
    hasRatedAll,
  };
}

/** A page of the people that the manager evaluates. */
export const teamQuery = (client: ApiClient, evaluator: Evaluator, query: GridQuery) =>
  listReportsOfManagerQuery(client, {
    query: {
      ...teamOf(evaluator),
      cdStatus: Number(query.filter ?? 0) as Schema<'ManagerReport'>['cdStatus'],
      take: query.pageSize,
      index: query.page - 1,
      filter: query.search,
    },
  });

function teamOf({ id, companyId }: Evaluator) {
  return {
    idOrganogramaGestor: id,
    idCliente: companyId,
    somenteImediatos: true,
    flFuncionariosAtivados: true,
    somenteAtivos: true,
  };
}

/** How a review stands for the manager; one of somebody else's team is not found. */
async function readReview(
  client: ApiClient,
  responseId: number,
  notFoundMessage: string,
  signal: AbortSignal,
): Promise<ReviewStanding> {
  try {
    const query = { idResposta: responseId };
    const standing = await getReviewStandingQuery(client, { query }).read(signal);
    const { nmPessoa: person, podeAvaliar: canEvaluate, flAvaliouTodas: hasRatedAll } = standing;
    return { responseId, person, canEvaluate, hasRatedAll };
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.kind !== 'forbidden') throw error;
    throw new ApiProblem({ kind: 'not-found', message: notFoundMessage });
  }
}

function toEvaluator(
  person: Pick<Schema<'Manager'>, 'idOrganogramaPessoa' | 'idCliente' | 'nmPessoa'>,
  company: Company,
): Evaluator {
  const { idOrganogramaPessoa: id, idCliente: companyId, nmPessoa: name } = person;
  return { id, companyId, name, company };
}
