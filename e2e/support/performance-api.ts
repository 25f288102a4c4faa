import { managerScores, owedBy, selfScores, type Table } from './performance-table.ts';
import type { ExamplePerson, SentRequest, StaffApi } from './staff-api.ts';
import { findPerson, mailedLink } from './staff-api.ts';

/** Codes of the statuses that a review can stop at. */
export const status = { sent: 4, awaitingManagers: 6, awaitingFeedback: 7, finished: 2 } as const;

interface Rows<Row> {
  rows: Row[];
}

/** A review as staff list it. */
export interface ListedReview {
  idResposta: number;
  cdStatus: number;
  nmStatus: string;
  percentualAlinhamento: number;
  flEncerrado: boolean;
}

interface RatedCompetency {
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

/** Whoever holds a link, calling the API without a browser. */
export interface LinkApi {
  get<Data>(path: string): Promise<Data>;
  post<Data>(path: string, body: unknown): Promise<Data>;
}

/** A manager's way to a review. */
export interface ManagerLink {
  link: string;
  hash: string;
  managerId: number;
}

/** Calls the API with the secret part of a link. */
export function openLinkApi(baseUrl: string, hash: string): LinkApi {
  const headers = { 'content-type': 'application/json', 'x-link-hash': hash };
  const call = async (path: string, init: RequestInit) => {
    const reply = await fetch(`${baseUrl}/api/v1${path}`, { ...init, headers });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return (await reply.json()).data;
  };
  return {
    get: (path) => call(path, {}),
    post: (path, body) => call(path, { method: 'POST', body: JSON.stringify(body) }),
  };
}

/** The reviews of somebody, newest first. */
export async function reviewsOf(api: StaffApi, personId: number): Promise<ListedReview[]> {
  const { rows } = await api.get<Rows<ListedReview>>('/RespostaDesempenho/GetRespostasPessoa', {
    idOrganogramaPessoa: personId,
    take: 100,
  });
  return rows;
}

/** Closes what somebody of the example company has open, so that a new request can be sent. */
export async function freePerson(api: StaffApi, name: string): Promise<ExamplePerson> {
  const person = await findPerson(api, name);
  const reviews = await reviewsOf(api, person.idOrganogramaPessoa);
  for (const { idResposta, cdStatus, flEncerrado } of reviews) {
    if (cdStatus === status.finished || flEncerrado) continue;
    await api.post('/RespostaDesempenho/Encerrar', { idResposta });
  }
  return person;
}

/** Sends a performance request to somebody and reads the link from the outbox. */
export async function sendReview(api: StaffApi, name: string): Promise<SentRequest> {
  const person = await freePerson(api, name);
  const since = new Date();
  const responseId = await api.post<number>('/RespostaDesempenho/Post', {
    idResposta: 0,
    idOrganogramaPessoaAvaliada: person.idOrganogramaPessoa,
    cdStatus: status.sent,
  });
  const mailed = await mailedLink(api.baseUrl, person.dsEmail, since, 'autoavaliação');
  return { responseId, person, ...mailed };
}

/** Finishes the self-assessment as the table says; without one all scores are the same. */
export async function finishSelf(
  baseUrl: string,
  { hash, responseId }: SentRequest,
  table?: Table,
): Promise<void> {
  const link = openLinkApi(baseUrl, hash);
  const { rows } = await link.get<Rows<RatedCompetency>>('/CompetenciaDesempenho/GetCompetencias');
  const scores = table ? new Map(selfScores(table)) : undefined;
  for (const { idCompetencia, nmCompetencia } of rows) {
    await link.post('/RespostaOpcaoDesempenho/PostRespostaOpcao', {
      idResposta: responseId,
      idCompetencia,
      nrIndice: scores ? scores.get(nmCompetencia) : 6,
    });
  }
  await link.post('/RespostaDesempenho/PostFinalizado', {
    idResposta: responseId,
    nrPerguntasRespondidas: rows.length,
  });
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

/** Sends a review and takes it to where its managers are waited for; gives the links of both. */
export async function sendReviewToManagers(
  api: StaffApi,
  name: string,
  table: Table,
): Promise<{ review: SentRequest; managers: [ManagerLink, ManagerLink] }> {
  const review = await sendReview(api, name);
  const since = new Date();
  await finishSelf(api.baseUrl, review, table);
  const [first, second] = table.managers;
  return {
    review,
    managers: [
      await managerLinkTo(api.baseUrl, first.email, name, since),
      await managerLinkTo(api.baseUrl, second.email, name, since),
    ],
  };
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

/** Takes a review all the way to its end as the table says. */
export async function finishReview(
  api: StaffApi,
  name: string,
  table: Table,
): Promise<{ review: SentRequest; managers: [ManagerLink, ManagerLink] }> {
  const { review, managers } = await sendReviewToManagers(api, name, table);
  const [first, second] = managers;
  await rateAll(api.baseUrl, managers, review.responseId, table);
  await writeOwedFeedback(api.baseUrl, first, review.responseId, owedBy(table, 0));
  await writeOwedFeedback(api.baseUrl, second, review.responseId, owedBy(table, 1));
  return { review, managers };
}

/** Every score stored of a review that staff may see: who gave what to which competency. */
export async function storedScores(api: StaffApi, responseId: number): Promise<StoredScore[]> {
  const { rows } = await api.get<
    Rows<{ nmGestor: string; nmCompetencia: string; notaFunc: number; notaGestor: number }>
  >('/RespostaOpcaoGestorDesempenho/GetRespostasOpcaoGestorRadar', { idResposta: responseId });
  return rows.map(({ nmGestor, nmCompetencia, notaFunc, notaGestor }) => ({
    manager: nmGestor,
    competency: nmCompetencia,
    self: notaFunc,
    score: notaGestor,
  }));
}

interface StoredScore {
  manager: string;
  competency: string;
  self: number;
  score: number;
}

/** What {@link storedScores} must give once these managers of the table have rated everything. */
export function scoresOfTable(table: Table, raters: readonly (0 | 1)[] = [0, 1]): StoredScore[] {
  return raters.flatMap((manager) =>
    table.rows.map(({ competency, self, scores }) => ({
      manager: table.managers[manager].name,
      competency,
      self,
      score: scores[manager],
    })),
  );
}

function named<Row extends { nmCompetencia: string }>(
  rows: readonly Row[],
  competency: string,
): Row {
  const row = rows.find(({ nmCompetencia }) => nmCompetencia === competency);
  if (!row) throw new Error(`${competency} is not part of the review.`);
  return row;
}
