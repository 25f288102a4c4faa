import { type LinkApi, openLinkApi } from './call-by-link.ts';
import { managerScores, type Table } from './performance-table.ts';
import { mailedLink } from './staff-api.ts';

/** A competency of a review, as whoever rates it gets it. */
export interface RatedCompetency {
  idRespostaOpcao: number;
  idCompetencia: number;
  nmCompetencia: string;
}

interface Disagreement {
  idCompetencia: number;
  nmCompetencia: string;
  idRespostaOpcaoGestor: number;
  precisaFeedback: boolean;
}

/** A manager's way to a review. */
export interface ManagerLink {
  link: string;
  hash: string;
  managerId: number;
}

/** Reads from the outbox how a manager gets to the review of somebody. */
export async function managerLinkTo(
  baseUrl: string,
  email: string,
  personName: string,
  since: Date,
): Promise<ManagerLink> {
  const { link, hash } = await mailedLink(baseUrl, email, since, personName);
  const { idOrganogramaPessoa: managerId } = await openLinkApi(baseUrl, hash).get<{
    idOrganogramaPessoa: number;
  }>(`/OrganogramaPessoa/GetGestor/${hash}`);
  return { link, hash, managerId };
}

/** Rates a review by a manager's link as the table says. */
export async function rateReview(
  baseUrl: string,
  { hash, managerId }: ManagerLink,
  responseId: number,
  scores: readonly [competency: string, score: number][],
): Promise<void> {
  const link = openLinkApi(baseUrl, hash);
  const rows = await competenciesOf(link, responseId);
  for (const [competency, nrIndice] of scores) {
    const { idRespostaOpcao, idCompetencia } = named(rows, competency);
    await link.post('/RespostaOpcaoGestorDesempenho/PostRespostaOpcaoGestor', {
      idRespostaOpcao,
      idCompetencia,
      idOrganogramaGestor: managerId,
      nrIndice,
    });
  }
}

/** Both managers rate a review as the table says. */
export async function rateAll(
  baseUrl: string,
  managers: readonly [ManagerLink, ManagerLink],
  responseId: number,
  table: Table,
): Promise<void> {
  for (const manager of [0, 1] as const) {
    await rateReview(baseUrl, managers[manager], responseId, managerScores(table, manager));
  }
}

/** The competencies of a review, as a manager gets them to rate. */
export async function competenciesOf(
  link: LinkApi,
  responseId: number,
): Promise<RatedCompetency[]> {
  return link.get(`/RespostaOpcaoDesempenho/GetDadosResposta?idResposta=${responseId}`);
}

/** Where a manager disagrees with the person, as the manager gets it to explain. */
async function disagreementsOf(
  link: LinkApi,
  responseId: number,
  managerId: number,
): Promise<Disagreement[]> {
  return link.get(
    `/RespostaOpcaoGestorDesempenho/GetDiscordancias?idResposta=${responseId}&idGestor=${managerId}`,
  );
}

/** Writes what a manager owes to a review as the table says. */
export async function writeOwedFeedback(
  baseUrl: string,
  { hash, managerId }: ManagerLink,
  responseId: number,
  owed: readonly [competency: string, text: string][],
): Promise<void> {
  const link = openLinkApi(baseUrl, hash);
  const disagreements = await disagreementsOf(link, responseId, managerId);
  for (const [competency, dsFeedback] of owed) {
    const { idCompetencia, idRespostaOpcaoGestor } = named(disagreements, competency);
    await link.post('/RespostaOpcaoFeedBackDesempenho/PostRespostaOpcaoFeedBackGestor', {
      idRespostaOpcaoGestor,
      idCompetencia,
      idOrganogramaPessoaGestor: managerId,
      dsFeedback,
    });
  }
}

function named<Row extends { nmCompetencia: string }>(
  rows: readonly Row[],
  competency: string,
): Row {
  const row = rows.find(({ nmCompetencia }) => nmCompetencia === competency);
  if (!row) throw new Error(`${competency} is not part of the review.`);
  return row;
}
