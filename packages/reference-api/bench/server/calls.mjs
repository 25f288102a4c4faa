import { randomUUID } from 'node:crypto';
import { discInstrumentV1 } from '../../src/features/behavioral/content/v1/index.ts';

const api = '/api/v1';

/** The call of the bare server. */
export async function floorCall(address) {
  const { token } = await (await fetch(`${address}/readyz`)).json();
  return () => ({ path: '/visitor', headers: { authorization: `Bearer ${token}` } });
}

/** What a link and a staff session ask for most; the people of a crowd take turns. */
export function productCalls(staffToken, people) {
  const staff = { authorization: `Bearer ${staffToken}` };
  const at = (index) => people[index % people.length];
  return {
    GetUser: () => ({ path: `${api}/auth/GetUser`, headers: staff }),
    'Pergunta/Get': (index) => readQuestions(at(index)),
    'RespostaOpcao/Post': (index) => saveAnswer(at(index), Math.floor(index / people.length)),
    'grid page, 62 people': () => ({
      path: `${api}/RespostaDesempenho/GetPessoasGrid?take=100&index=0`,
      headers: staff,
    }),
  };
}

/** What a questionnaire asks for when it opens. */
export function openQuestionnaire(person) {
  return [
    { path: `${api}/Resposta/get/${person.hash}`, headers: linkOf(person) },
    readQuestions(person),
    post(person, '/Resposta/PostHash', { idResposta: person.responseId, cdStatus: 3 }),
  ];
}

/** An answer; another one to the same question each time that all have been answered. */
export function saveAnswer(person, count) {
  const { questions } = discInstrumentV1;
  const question = questions[count % questions.length];
  const turn = Math.floor(count / questions.length);
  const ranking = question.options.map((_, place) => question.options[(place + turn) % 4].id);
  const request = post(person, '/RespostaOpcao/Post', {
    idResposta: person.responseId,
    idPergunta: question.id,
    lstRespostas: ranking.map((id, index) => ({ idPerguntaOpcao: id, idRespostaOpcao: index + 1 })),
    nrTempoMs: 4000,
  });
  return { ...request, questionId: question.id, ranking: ranking.join() };
}

function readQuestions(person) {
  return { path: `${api}/Pergunta/Get/${person.responseId}`, headers: linkOf(person) };
}

function post(person, path, body) {
  const headers = {
    ...linkOf(person),
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
  };
  return { path: `${api}${path}`, headers, body: JSON.stringify(body) };
}

function linkOf({ hash }) {
  return { 'x-link-hash': hash };
}
