import type { CheckTools } from '../check.ts';
import { found, need } from '../faults.ts';
import {
  type Disagreement,
  dataOf,
  type Manager,
  type RatedReview,
  type ReviewCompetency,
  type ReviewStanding,
} from '../replies.ts';

const mostRows = 1000;

/** What the checks of a manager's evaluation find on their way. */
export interface ManagerScene {
  manager: Manager;
  /** The review as it was before anything was written. */
  rated: RatedReview;
  /** The competencies to rate. */
  ratedCompetencies: readonly ReviewCompetency[];
  /** What is rated first, and how many were rated then. */
  firstRating: {
    readonly key: string;
    readonly competency: ReviewCompetency;
    readonly qtdCompetencias: number;
  };
  /** Set once the manager has rated each competency. */
  hasRatedAll: true;
  /** Where this manager owes feedback. */
  owed: readonly Disagreement[];
  /** The feedback that is given first. */
  firstFeedback: Disagreement;
  /** Set once nothing is owed, with the status of the review. */
  statusAfterFeedback: number;
}

/** What a check of a manager's evaluation works with. */
export type ManagerTools = CheckTools<ManagerScene>;

/** Code of the manager's link, the manager and the review. */
export function openedBy({ given, scene }: ManagerTools) {
  const link = need(given.managerLink, '--manager-link');
  const { idOrganogramaPessoa: managerId, idCliente } = found(scene.manager, 'the manager');
  const { idResposta, qtdTotal, nmPessoa } = found(scene.rated, 'the review');
  return { link, managerId, idCliente, idResposta, qtdTotal, nmPessoa };
}

/** The query of what is asked about the review on the manager's behalf. */
export function ownQuery(tools: ManagerTools) {
  const { link, managerId: idGestor, idResposta } = openedBy(tools);
  return { link, query: { idGestor, idResposta } };
}

/** How the review stands for the manager. */
export async function readStanding(tools: ManagerTools): Promise<ReviewStanding> {
  const { link, idResposta } = openedBy(tools);
  const request = { link, query: { idResposta } };
  return dataOf(await tools.caller.expect('getReviewStanding', 200, request));
}

/** What the scores disagree about. */
export async function readDisagreements(tools: ManagerTools): Promise<Disagreement[]> {
  return dataOf(await tools.caller.expect('listDisagreements', 200, ownQuery(tools)));
}

/** Asks for the first people of a manager's team. */
export function teamRequest(tools: ManagerTools, idOrganogramaGestor = openedBy(tools).managerId) {
  const { link, idCliente } = openedBy(tools);
  const ways = { somenteImediatos: 'true', flFuncionariosAtivados: 'true', somenteAtivos: 'true' };
  const page = { cdStatus: 0, take: mostRows, index: 0, filter: '' };
  return { link, query: { idOrganogramaGestor, idCliente, ...ways, ...page } };
}
