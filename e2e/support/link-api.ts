import { placesOf } from './disc-table.ts';
import type { SentRequest } from './staff-api.ts';

interface Answers {
  from?: number;
  to?: number;
  /** One ranking for all questions, in place of those of the table. */
  ranking?: string | undefined;
}

/** Answers and finishes a request as the table or one ranking says, without a browser. */
export async function finishRequest(
  baseUrl: string,
  request: SentRequest,
  ranking?: string,
): Promise<void> {
  await answerRequest(baseUrl, request, { ranking });
  const finished = { idResposta: request.responseId, cdStatus: 2 };
  await callOf(baseUrl, request)('/Resposta/FinalizaResposta', finished);
}

/** Answers questions of a request as the table or one ranking says, without a browser. */
export async function answerRequest(
  baseUrl: string,
  request: Pick<SentRequest, 'responseId' | 'hash'>,
  { from = 1, to = 20, ranking }: Answers = {},
): Promise<void> {
  const { responseId } = request;
  const call = callOf(baseUrl, request);
  const { data: questions } = (await call(`/Pergunta/Get/${responseId}`)) as {
    data: { idPergunta: number; opcoes: { idPerguntaOpcao: number }[] }[];
  };
  for (const [index, { idPergunta, opcoes }] of questions.entries()) {
    const question = index + 1;
    if (question < from || question > to) continue;
    const places = placesOf(question, ranking);
    await call('/RespostaOpcao/Post', {
      idResposta: responseId,
      idPergunta,
      lstRespostas: opcoes.map(({ idPerguntaOpcao }, option) => ({
        idPerguntaOpcao,
        idRespostaOpcao: places[option],
      })),
    });
  }
}

/** Calls the API with the secret part of a link. */
function callOf(baseUrl: string, { hash }: Pick<SentRequest, 'hash'>) {
  const headers = { 'content-type': 'application/json', 'x-link-hash': hash };
  return async (path: string, body?: object): Promise<unknown> => {
    const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
    const reply = await fetch(`${baseUrl}/api/v1${path}`, init);
    if (!reply.ok) throw new Error(`${path}: ${await reply.text()}`);
    return reply.json();
  };
}
