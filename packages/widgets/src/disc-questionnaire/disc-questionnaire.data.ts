import type { LinkClient, Schema } from '@aferir/api-client';
import {
  finishDiscResponseMutation,
  getDiscAnswersQuery,
  getQuestionnaireByLinkQuery,
  listDiscQuestionsQuery,
  saveDiscAnswersMutation,
  updateDiscStatusMutation,
  writeStep,
} from '@aferir/api-client/react';
import { DISC_STATUS, type Ranking, toRanking } from '@aferir/domain';
import type { QueryClient } from '@tanstack/react-query';
import { toCompany } from '../shared/company/company.ts';
import { type OpenedLink, readOpening } from '../shared/questionnaire/read-opening.ts';
import type { LinearOutcome } from '../shared/questionnaire/use-linear-questionnaire.ts';
import type { DiscAssessment, DiscQuestion } from './disc-questionnaire.types.ts';

/** Opens the questionnaire of the client's link. Throws the ApiProblem of a link that is dead. */
export async function openDiscQuestionnaire(
  client: LinkClient,
  link: OpenedLink,
  signal?: AbortSignal,
): Promise<LinearOutcome<DiscAssessment>> {
  const params = { path: { hash: client.hash } };
  const opening = await readOpening(
    getQuestionnaireByLinkQuery(client, params).read(signal),
    link,
    'comportamental',
  );
  if (opening.outcome !== 'read') return opening;

  const { idResposta, perguntas } = opening.reply;
  const questions =
    perguntas ?? (await listDiscQuestionsQuery(client, { path: { idResposta } }).read(signal));
  return { outcome: 'opened', assessment: toAssessment(opening, questions) };
}

/** The places stored for one question. */
export async function recallRanking(
  client: LinkClient,
  responseId: number,
  questionId: number,
): Promise<Ranking> {
  const answers = await getDiscAnswersQuery(client, {
    path: { idResposta: responseId, idPergunta: questionId },
  }).read();
  return toRanking(
    answers.map(({ idPerguntaOpcao, idRespostaOpcao }) => ({
      optionId: idPerguntaOpcao,
      place: idRespostaOpcao,
    })),
  );
}

/** One complete answer. */
export interface DiscAnswer {
  readonly responseId: number;
  readonly questionId: number;
  readonly ranking: Ranking;
  readonly elapsedMs: number;
}

const LONGEST_TIME = 86_400_000;

/** Saves an answer and says how many questions have one now. */
export async function saveAnswer(
  queries: QueryClient,
  client: LinkClient,
  answer: DiscAnswer,
): Promise<number> {
  const { responseId, questionId, ranking, elapsedMs } = answer;
  const progress = await writeStep(queries, saveDiscAnswersMutation(client), {
    body: {
      idResposta: responseId,
      idPergunta: questionId,
      lstRespostas: Object.entries(ranking).map(([optionId, place]) => ({
        idPerguntaOpcao: Number(optionId),
        idRespostaOpcao: place,
      })),
      nrTempoMs: Math.min(elapsedMs, LONGEST_TIME),
    },
  });
  return progress.nrIndiceRespondido;
}

/** Tells the server that the questionnaire was viewed or started. */
export function reportStatus(
  queries: QueryClient,
  client: LinkClient,
  responseId: number,
  status: typeof DISC_STATUS.viewed | typeof DISC_STATUS.started,
): Promise<unknown> {
  const body = { idResposta: responseId, cdStatus: status };
  return writeStep(queries, updateDiscStatusMutation(client), { body });
}

/** Finishes the questionnaire, and says how long it took; doing it again changes nothing. */
export async function finishResponse(
  queries: QueryClient,
  client: LinkClient,
  responseId: number,
): Promise<number | undefined> {
  const body = { idResposta: responseId, cdStatus: 2 as const };
  const { nrTempoMs } = await writeStep(queries, finishDiscResponseMutation(client), { body });
  return nrTempoMs;
}

function toAssessment(
  { reply: response, info }: { reply: Schema<'DiscQuestionnaire'>; info: Schema<'LinkInfo'> },
  questions: readonly Schema<'DiscQuestion'>[],
): DiscAssessment {
  const items = questions.map(toQuestion);
  return {
    responseId: response.idResposta,
    person: response.nmPessoa,
    company: toCompany(info),
    status: response.cdStatus,
    isFinished: response.cdStatus === DISC_STATUS.finished,
    canAnswer: response.flPapel === 'responder',
    items,
    saved: {},
    unread: answeredQuestions(items, response.nrIndiceRespondido),
  };
}

/** The questions that have an answer, by how many do: they are answered in order. */
export function answeredQuestions(questions: readonly DiscQuestion[], count: number): number[] {
  return questions.slice(0, count).map(({ id }) => id);
}

function toQuestion({ idPergunta, dsPergunta, opcoes }: Schema<'DiscQuestion'>): DiscQuestion {
  const options = opcoes.map(({ idPerguntaOpcao, dsOpcao }) => ({
    id: idPerguntaOpcao,
    text: dsOpcao,
  }));
  return { id: idPergunta, text: dsPergunta, options };
}
