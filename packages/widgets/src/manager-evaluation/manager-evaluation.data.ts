import type { ApiClient, Schema } from '@aferir/api-client';
import { ApiProblem } from '@aferir/api-client';
import {
  getEmployeeUserQuery,
  getManagerByLinkQuery,
  getSelfAssessmentByLinkQuery,
  listReportsOfManagerQuery,
} from '@aferir/api-client/react';
import { EVALUATED_LABEL, managerAction, PERFORMANCE_STATUS } from '@aferir/domain';
import type { GridQuery } from '@aferir/ui';
import type { Evaluator, LinkedReview, TeamMember } from './manager-evaluation.types.ts';

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
    return toEvaluator(manager, manager.nmEmpresa);
  }
  const user = await getEmployeeUserQuery(client).read(signal);
  return toEvaluator(user, user.nmCliente);
}

/** The response to open directly: one of the team's by its id, else that of the link. */
export async function readLinkedReview(
  { client, hash = '', responseId }: ManagerSource,
  evaluator: Evaluator,
  notFoundMessage: string,
  signal: AbortSignal,
): Promise<LinkedReview> {
  if (responseId) {
    const member = await findMember(client, evaluator, responseId, signal);
    if (!member) throw new ApiProblem({ kind: 'not-found', message: notFoundMessage });
    return { responseId, ...toStanding(member) };
  }
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

const MOST_ROWS = 1000;

// The report's header knows a response too, but reading it counts as opening the report.
async function findMember(
  client: ApiClient,
  evaluator: Evaluator,
  responseId: number,
  signal: AbortSignal,
  index = 0,
): Promise<TeamMember | undefined> {
  const query = { ...teamOf(evaluator), cdStatus: 0 as const, take: MOST_ROWS, index };
  const { rows, qtdRecords } = await listReportsOfManagerQuery(client, { query }).read(signal);
  const found = rows.find(({ idResposta }) => idResposta === responseId);
  const isLast = (index + 1) * MOST_ROWS >= qtdRecords;
  return found || isLast ? found : findMember(client, evaluator, responseId, signal, index + 1);
}

// While feedback is awaited, only who has rated reads the report.
function toStanding({ nmPessoa, nmStatus, cdStatus, podeAvaliar, podeVerRelatorio }: TeamMember) {
  const isPastRating = cdStatus === PERFORMANCE_STATUS.awaitingFeedback && podeVerRelatorio;
  return {
    person: nmPessoa,
    canEvaluate: podeAvaliar,
    hasRatedAll: nmStatus === EVALUATED_LABEL || isPastRating,
  };
}

function toEvaluator(
  person: Pick<Schema<'Manager'>, 'idOrganogramaPessoa' | 'idCliente' | 'nmPessoa'>,
  company: string,
): Evaluator {
  const { idOrganogramaPessoa: id, idCliente: companyId, nmPessoa: name } = person;
  return { id, companyId, name, company };
}
