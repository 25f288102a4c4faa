import { startSmallServer } from '../../../../e2e/support/server.ts';
import { closeOpenRequests, openStaffApi, sendRequest } from '../../../../e2e/support/staff-api.ts';

const person = 'Bruno Lima';

/** Starts the built product and sends somebody a questionnaire, whose first question gets its answer. */
export async function serveProduct() {
  const server = await startSmallServer();
  const api = await openStaffApi(server.url);
  await closeOpenRequests(api, person);
  const { link, hash, responseId } = await sendRequest(api, person);
  const questions = await call(server.url, hash, `/Pergunta/Get/${responseId}`);
  const [{ idPergunta, opcoes }] = questions;
  await call(server.url, hash, '/RespostaOpcao/Post', {
    idResposta: responseId,
    idPergunta,
    lstRespostas: opcoes.map(({ idPerguntaOpcao }, index) => ({
      idPerguntaOpcao,
      idRespostaOpcao: index + 1,
    })),
  });
  return {
    url: server.url,
    link,
    hash,
    questions: questions.map(({ idPergunta: id, dsPergunta: text, opcoes: options }) => ({
      id,
      text,
      options: options.map((one) => ({ id: one.idPerguntaOpcao, text: one.dsOpcao })),
    })),
    stop: () => server.stop(),
  };
}

async function call(url, hash, path, body) {
  const headers = { 'content-type': 'application/json', 'x-link-hash': hash };
  const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
  const reply = await fetch(`${url}/api/v1${path}`, init);
  if (!reply.ok) throw new Error(`${path}: ${await reply.text()}`);
  return (await reply.json()).data;
}
