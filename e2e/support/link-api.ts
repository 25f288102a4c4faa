import { placesOf } from './disc-table.ts';
import type { SentRequest } from './staff-api.ts';

/** Answers and finishes a request as the table or one ranking says, without a browser. */
export async function finishRequest(
  baseUrl: string,
  { hash, responseId }: SentRequest,
  ranking?: string,
): Promise<void> {
  const headers = { 'content-type': 'application/json', 'x-link-hash': hash };
  const call = async (path: string, body?: unknown) => {
    const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
    const reply = await fetch(`${baseUrl}/api/v1${path}`, init);
    if (!reply.ok) throw new Error(`${path}: ${await reply.text()}`);
    return reply.json();
  };
  const { data: questions } = (await call(`/Pergunta/Get/${responseId}`)) as {
    data: { idPergunta: number; opcoes: { idPerguntaOpcao: number }[] }[];
  };
  for (const [index, { idPergunta, opcoes }] of questions.entries()) {
    const places = placesOf(index + 1, ranking);
    await call('/RespostaOpcao/Post', {
      idResposta: responseId,
      idPergunta,
      lstRespostas: opcoes.map(({ idPerguntaOpcao }, option) => ({
        idPerguntaOpcao,
        idRespostaOpcao: places[option],
      })),
    });
  }
  await call('/Resposta/FinalizaResposta', { idResposta: responseId, cdStatus: 2 });
}
