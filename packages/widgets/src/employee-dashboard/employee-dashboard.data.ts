import type { ApiClient, Schema } from '@aferir/api-client';
import {
  createDiscSessionLinkMutation,
  createSessionLinkMutation,
  listOwnAgreementsQuery,
  listPerformanceRequestsOfPersonQuery,
  listReportsOfManagerQuery,
  writeStep,
} from '@aferir/api-client/react';
import {
  type CycleOfRequest,
  compareTurns,
  dateOnlyOf,
  isSelfPhase,
  type OwnResponse,
  pickCurrentResponse,
  type TeamTask,
  type TeamTurn,
  teamTask,
} from '@aferir/domain';
import type { QueryClient } from '@tanstack/react-query';
import { toAgreement } from '../shared/agreements/agreements.data.ts';
import type { PartState } from '../shared/report/part-state.ts';
import {
  type Calibrations,
  type ManagerRatings,
  type SelfScore,
  toAnalysis,
  toSelfScores,
} from '../shared/score-comparison/score-comparison.ts';
import type { OpenRequest } from './employee-dashboard.machine.ts';
import type {
  DashboardUser,
  DirectReport,
  OwnAgreements,
  OwnAnalysis,
  OwnDiscRequest,
  OwnProfile,
} from './employee-dashboard.types.ts';

const MOST_ROWS = 1000;

/** The own responses, all at once: the newest is not always the one that the card shows. */
export const ownResponsesQuery = (client: ApiClient, personId: number) =>
  listPerformanceRequestsOfPersonQuery(client, {
    query: { idOrganogramaPessoa: personId, take: MOST_ROWS, index: 0 },
  });

/** Which of the reports are asked for. */
export interface ReportsPage {
  readonly take: number;
  readonly index: number;
  readonly search: string;
}

/** The people who report to the employee immediately. */
export const directReportsQuery = (
  client: ApiClient,
  { id, companyId }: Pick<DashboardUser, 'id' | 'companyId'>,
  { take, index, search }: ReportsPage,
) =>
  listReportsOfManagerQuery(client, {
    query: {
      idOrganogramaGestor: id,
      idCliente: companyId,
      somenteImediatos: true,
      flFuncionariosAtivados: true,
      somenteAtivos: true,
      cdStatus: 0,
      take,
      index,
      filter: search,
    },
  });

/** The open agreements that are named. */
export const ownAgreementsQuery = (client: ApiClient) =>
  listOwnAgreementsQuery(client, { query: { take: MOST_AGREEMENTS, index: 0 } });

const MOST_AGREEMENTS = 5;

/** Reads them as they come from the API. */
export function toOwnAgreements({ rows, qtdRecords }: Schema<'OwnAgreementList'>): OwnAgreements {
  return { first: rows.map(toAgreement), total: qtdRecords };
}

/** Puts those of the team first who wait for their manager, as the list of the evaluations does. */
export function sortTeam<Report extends DirectReport>(reports: readonly Report[]): Report[] {
  return reports.toSorted((a, b) => compareTurns(toTurn(a), toTurn(b)));
}

/** Somebody who waits for the manager, and for what. */
export interface ManagerTask {
  readonly report: DirectReport;
  readonly task: TeamTask;
}

/** Who of the team waits for the manager, the first last day first. */
export function tasksOf(reports: readonly DirectReport[]): ManagerTask[] {
  return sortTeam(reports).flatMap((report) => {
    const { task } = toTurn(report);
    return task ? [{ report, task }] : [];
  });
}

function toTurn({ podeAvaliar, precisaFeedback, dtPrazo, dtEnvio }: DirectReport): TeamTurn {
  return {
    task: teamTask({ canEvaluate: podeAvaliar, owesFeedback: precisaFeedback }),
    dueOn: dtPrazo ?? null,
    since: dtEnvio && dateOnlyOf(new Date(dtEnvio)),
  };
}

/** Makes a link to what is opened in the role of whoever is signed in. */
export function makeLink(
  queries: QueryClient,
  client: ApiClient,
  { screen, responseId }: Pick<OpenRequest, 'screen' | 'responseId'>,
): Promise<string> {
  const make =
    screen === 'behavioral-questionnaire'
      ? createDiscSessionLinkMutation(client)
      : createSessionLinkMutation(client);
  return writeStep(queries, make, { params: { query: { idResposta: responseId } } });
}

/** Reads the employee as the API knows them. */
export function toUser(user: Schema<'EmployeeUser'>): DashboardUser {
  return {
    id: user.idOrganogramaPessoa,
    companyId: user.idCliente,
    name: user.nmPessoa,
    company: user.nmCliente,
    color: user.corMarca ?? null,
    isManager: user.flGestor,
    mustChangePassword: user.precisaTrocarSenha,
    profile: toProfile(user.perfilComportamental),
    discRequest: toDiscRequest(user.solicitacaoComportamental),
  };
}

function toDiscRequest(request: Schema<'OwnDiscRequest'> | undefined): OwnDiscRequest | null {
  if (!request) return null;
  return {
    responseId: request.idResposta,
    status: request.cdStatus,
    sentAt: request.dtEnvio,
    questions: request.qtdPerguntas,
    answered: request.qtdRespondidas,
    ...toCycle(request.ciclo),
  };
}

function toProfile(result: Schema<'OwnDiscProfile'> | undefined): OwnProfile | null {
  if (!result) return null;
  return { responseId: result.idResposta, name: result.nmPerfil, finishedAt: result.dtTermino };
}

/** The response that the card shows, among all of the employee's. */
export function toCurrentResponse({ rows }: Schema<'PerformanceRequestList'>): OwnResponse | null {
  return pickCurrentResponse(rows.map(toOwnResponse)) ?? null;
}

// Closed later, with the managers' part still open, it has finished like any other.
function toOwnResponse(row: Schema<'PerformanceRequest'>): OwnResponse {
  return {
    id: row.idResposta,
    status: row.cdStatus,
    sentAt: row.dtEnvio,
    finishedAt: row.dtTermino,
    isCancelled: row.flEncerrado && isSelfPhase(row.cdStatus),
    ...(row.liberacao && { release: { day: row.liberacao.dtLiberacao } }),
    ...toCycle(row.ciclo),
  };
}

function toCycle(cycle: Schema<'CycleOfRequest'> | undefined): { cycle?: CycleOfRequest } {
  return cycle ? { cycle: { name: cycle.nmCiclo, dueOn: cycle.dtPrazo } } : {};
}

/** Reads the own scores; what is not on the scale counts as missing. */
export function toScaleScores(rows: readonly Schema<'CompetencyScore'>[]): SelfScore[] {
  return toSelfScores(rows).map((row) => ({
    ...row,
    selfScore: isOnScale(row.selfScore) ? row.selfScore : null,
  }));
}

const HIGHEST_SCORE = 10;

function isOnScale(score: number | null): boolean {
  return score !== null && score >= 0 && score <= HIGHEST_SCORE;
}

/** Both sides of the response that the card shows, as far as they are there. */
export function toResults(
  response: PartState<OwnResponse | null>,
  selfScores: PartState<readonly SelfScore[]>,
  ratings: PartState<readonly ManagerRatings[]>,
  calibrations?: Calibrations,
): PartState<OwnAnalysis | null> {
  if (response.status !== 'ready') return response;
  if (response.data === null) return { status: 'ready', data: null };
  if (selfScores.status !== 'ready') return selfScores;
  const { status, release } = response.data;
  // Before the own part is done there is nothing of the managers to wait for.
  if (ratings.status === 'loading' && !isSelfPhase(status)) return ratings;
  return {
    status: 'ready',
    data: {
      ...toAnalysis(status, selfScores.data, ratings, calibrations),
      ...('reason' in ratings && { missingReason: ratings.reason }),
      ...(release && { release }),
    },
  };
}
