import { type LinkClient, type Schema, unwrap } from '@aferir/api-client';
import type { DISC_STATUS, Ranking } from '@aferir/domain';
import { toRanking } from '@aferir/domain';
import type { OtherOpening } from '../shared/questionnaire/use-link-opening.ts';
import type { DiscAssessment, DiscQuestion } from './disc-questionnaire.types.ts';

/** A questionnaire that a link has opened. */
export interface OpenedDisc {
  readonly outcome: 'opened';
  readonly assessment: DiscAssessment;
}

/** Opens the questionnaire of the client's link. Throws the ApiProblem of a link that is dead. */
export async function openDiscQuestionnaire(
  client: LinkClient,
  signal?: AbortSignal,
): Promise<OpenedDisc | OtherOpening> {
  const params = { path: { hash: client.hash } };
  const opening = client.get('/Resposta/get/{hash}', { params, signal });
  // Its failure is met below, or of no interest once the link is known to be bad.
  opening.catch(() => undefined);
  const link = await unwrap(client.get('/hash/validar/{hash}', { params, signal }));
  if (link.tipo !== 'comportamental' || link.destino === 'gestor') return { outcome: 'wrong-link' };
  if (link.precisaSenha) return { outcome: 'password-missing' };

  const response = await unwrap(opening);
  const questions = await unwrap(
    client.get('/Pergunta/Get/{idResposta}', {
      params: { path: { idResposta: response.idResposta } },
      signal,
    }),
  );
  return { outcome: 'opened', assessment: toAssessment(response, questions) };
}

/** The places stored for one question. */
export async function recallRanking(
  client: LinkClient,
  responseId: number,
  questionId: number,
): Promise<Ranking> {
  const answers = await unwrap(
    client.get('/RespostaOpcao/GetRespostasOpcoes/{idResposta}/{idPergunta}', {
      params: { path: { idResposta: responseId, idPergunta: questionId } },
    }),
  );
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
export async function saveAnswer(client: LinkClient, answer: DiscAnswer): Promise<number> {
  const { responseId, questionId, ranking, elapsedMs } = answer;
  const progress = await unwrap(
    client.post('/RespostaOpcao/Post', {
      body: {
        idResposta: responseId,
        idPergunta: questionId,
        lstRespostas: Object.entries(ranking).map(([optionId, place]) => ({
          idPerguntaOpcao: Number(optionId),
          idRespostaOpcao: place,
        })),
        nrTempoMs: Math.min(elapsedMs, LONGEST_TIME),
      },
    }),
  );
  return progress.nrIndiceRespondido;
}

/** Tells the server that the questionnaire was viewed or started. */
export function reportStatus(
  client: LinkClient,
  responseId: number,
  status: typeof DISC_STATUS.viewed | typeof DISC_STATUS.started,
): Promise<unknown> {
  return unwrap(
    client.post('/Resposta/PostHash', { body: { idResposta: responseId, cdStatus: status } }),
  );
}

/** Finishes the questionnaire; doing it again changes nothing. */
export function finishResponse(client: LinkClient, responseId: number): Promise<unknown> {
  return unwrap(
    client.post('/Resposta/FinalizaResposta', { body: { idResposta: responseId, cdStatus: 2 } }),
  );
}

function toAssessment(
  response: Schema<'DiscQuestionnaire'>,
  questions: readonly Schema<'DiscQuestion'>[],
): DiscAssessment {
  return {
    responseId: response.idResposta,
    person: response.nmPessoa,
    company: response.nmEmpresa,
    status: response.cdStatus,
    answeredCount: response.nrIndiceRespondido,
    canAnswer: response.flPapel === 'responder',
    questions: questions.map(toQuestion),
  };
}

function toQuestion({ idPergunta, dsPergunta, opcoes }: Schema<'DiscQuestion'>): DiscQuestion {
  const options = opcoes.map(({ idPerguntaOpcao, dsOpcao }) => ({
    id: idPerguntaOpcao,
    text: dsOpcao,
  }));
  return { id: idPergunta, text: dsPergunta, options };
}
