import { openLinkApi } from './call-by-link.ts';
import {
  type ManagerLink,
  managerLinkTo,
  type RatedCompetency,
  rateAll,
  writeOwedFeedback,
} from './manager-api.ts';
import { owedBy, selfScores, type Table } from './performance-table.ts';
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
