import { openLinkApi } from './call-by-link.ts';
import { placesOf } from './disc-table.ts';
import type { SentRequest } from './staff-api.ts';

interface Answers {
  from?: number;
  to?: number;
  /** One ranking for all questions, in place of those of the table. */
  ranking?: string | undefined;
}

interface Question {
  idPergunta: number;
  opcoes: { idPerguntaOpcao: number }[];
}

/** Answers and finishes a request as the table or one ranking says, without a browser. */
export async function finishRequest(
  baseUrl: string,
  request: SentRequest,
  ranking?: string,
): Promise<void> {
  await answerRequest(baseUrl, request, { ranking });
  const finished = { idResposta: request.responseId, cdStatus: 2 };
  await openLinkApi(baseUrl, request.hash).post('/Resposta/FinalizaResposta', finished);
}

/** Answers questions of a request as the table or one ranking says, without a browser. */
export async function answerRequest(
  baseUrl: string,
  request: Pick<SentRequest, 'responseId' | 'hash'>,
  { from = 1, to = 20, ranking }: Answers = {},
): Promise<void> {
  const { responseId, hash } = request;
  const link = openLinkApi(baseUrl, hash);
  const questions = await link.get<Question[]>(`/Pergunta/Get/${responseId}`);
  for (const [index, { idPergunta, opcoes }] of questions.entries()) {
    const question = index + 1;
    if (question < from || question > to) continue;
    const places = placesOf(question, ranking);
    await link.post('/RespostaOpcao/Post', {
      idResposta: responseId,
      idPergunta,
      lstRespostas: opcoes.map(({ idPerguntaOpcao }, option) => ({
        idPerguntaOpcao,
        idRespostaOpcao: places[option],
      })),
    });
  }
}
