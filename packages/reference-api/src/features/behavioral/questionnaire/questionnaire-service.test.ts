// @engine both: locks, saves at once
import { describe, expect, it } from 'vitest';
import { openScene, openTestApp, testStart } from '../../../../test/build-test-app.ts';
import { answeringLinkOf } from '../../../../test/links.ts';
import { openEmployeeSession } from '../../../../test/sessions.ts';
import {
  answerBody,
  answerOneByOne,
  answerQuestions,
  createFinished,
  createScene,
  finish,
  sendRequest,
} from '../testing/behavioral-scene.ts';

const day = 86_400_000;

const test = openTestApp();
const scene = openScene(() => createScene(test));
const request = openScene(() => sendRequest(test, scene));

function open(link = request.link) {
  return test.call('getQuestionnaireByLink', { link, params: { hash: link } });
}

async function linkInfo() {
  return (await test.call('validateLink', { params: { hash: request.link } })).data;
}

async function listQuestions() {
  const { link, idResposta } = request;
  return (await test.call('listDiscQuestions', { link, params: { idResposta } })).data;
}

function save(body: unknown, headers: Record<string, string> = {}, link = request.link) {
  return test.call('saveDiscAnswers', { link, body, headers });
}

function tell(cdStatus: number) {
  return test.call('updateDiscStatus', {
    link: request.link,
    body: { idResposta: request.idResposta, cdStatus },
  });
}

describe('getQuestionnaireByLink', () => {
  it('tells where the questionnaire stands', async () => {
    expect((await open()).data).toEqual({
      idResposta: request.idResposta,
      nmPessoa: 'Zoé Prado',
      nmStatus: 'Aguardando Resposta',
      cdStatus: 4,
      nrIndiceRespondido: 0,
      qtdPerguntas: 20,
      flConcluido: false,
      idResultado: null,
      dtTermino: null,
      idOrganogramaPessoa: scene.person.id,
      idCliente: scene.company.id,
      nmEmpresa: 'Padaria Pão & Cia',
      versaoInstrumento: 1,
      flPapel: 'responder',
      link: await linkInfo(),
      perguntas: await listQuestions(),
    });
  });

  it('carries what a link opens and asks, by the hash of the address alone', async () => {
    const { data } = await test.call('getQuestionnaireByLink', { params: { hash: request.link } });
    expect(data.link).toEqual(answeringLinkOf('comportamental', scene));
    expect(data.perguntas).toHaveLength(20);
    expect(JSON.stringify(data.perguntas)).not.toContain('idPerfil');
  });

  it('resumes at the first unanswered question, whatever came after it', async () => {
    for (const index of [0, 1, 3, 4]) await save(answerBody(request.idResposta, index));

    expect((await open()).data).toMatchObject({ nrIndiceRespondido: 2, nmStatus: 'Iniciado' });
  });

  it('says why a link opens nothing', async () => {
    const cut = request.link.slice(0, -3);
    expect(await open(cut)).toMatchObject({
      status: 404,
      msg: 'Este link não é válido. Confira se o endereço foi copiado por inteiro.',
    });
    expect((await open(request.link.toLowerCase())).status).toBe(404);

    test.clock.set(new Date(testStart.getTime() + 90 * day + 1));
    expect((await open()).status).toBe(403);
    expect((await open()).msg).toContain('expirou');
  });

  it('stays open 30 days after the finish', async () => {
    test.clock.set(new Date(testStart.getTime() + 80 * day));
    await answerQuestions(test, request);
    await finish(test, request);

    test.clock.set(new Date(testStart.getTime() + 110 * day - 1));
    expect((await open()).data).toMatchObject({ flConcluido: true, nrIndiceRespondido: 20 });
    test.clock.set(new Date(testStart.getTime() + 110 * day + 1));
    expect((await open()).status).toBe(403);
  });
});

describe('the questions', () => {
  it('come in order, four options each, without the profiles for who answers', async () => {
    const { data } = await test.call('listDiscQuestions', {
      link: request.link,
      params: { idResposta: request.idResposta },
    });

    expect(data.map(({ nrOrdem }) => nrOrdem)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
    expect(JSON.stringify(data)).not.toContain('idPerfil');
    const one = await test.call('getDiscQuestionOptions', {
      link: request.link,
      params: { idPergunta: data[4]?.idPergunta ?? 0, idResposta: request.idResposta },
    });
    expect(one.data).toEqual([data[4]]);
  });

  it('tell nobody which profile an option counts for, whoever may read them', async () => {
    const { idResposta } = request;
    const tokens = [scene.staff, await openEmployeeSession(test, scene.person)];
    for (const token of tokens) {
      const { data } = await test.call('listDiscQuestions', { token, params: { idResposta } });
      expect(data).toHaveLength(20);
      const idPergunta = data[0]?.idPergunta ?? 0;
      const one = await test.call('getDiscQuestionOptions', {
        token,
        params: { idPergunta, idResposta },
      });
      for (const option of [...data, ...one.data].flatMap(({ opcoes }) => opcoes)) {
        expect(Object.keys(option).sort()).toEqual(['dsOpcao', 'idPerguntaOpcao']);
      }
    }
  });

  it('of an unknown number are not found', async () => {
    const reply = await test.call('getDiscQuestionOptions', {
      link: request.link,
      params: { idPergunta: 999, idResposta: request.idResposta },
    });
    expect(reply.status).toBe(404);
  });
});

describe('saveDiscAnswers', () => {
  it('counts with each of several at once those that were saved while it waited', async () => {
    const replies = await Promise.all(
      [0, 1, 2, 3].map((index) => save(answerBody(request.idResposta, index))),
    );
    const next = replies.map(({ data }) => data.nrIndiceRespondido);
    expect(next.filter((index) => index === 4)).toHaveLength(1);
  });

  it('stores the places and gives them back', async () => {
    const body = answerBody(request.idResposta, 0, 'SCID');
    expect(await save(body)).toMatchObject({
      data: { nrIndiceRespondido: 1, qtdPerguntas: 20 },
      msg: 'Salvo com sucesso.',
    });

    const stored = await test.call('getDiscAnswers', {
      link: request.link,
      params: { idResposta: request.idResposta, idPergunta: body.idPergunta },
    });
    expect(stored.data).toEqual(body.lstRespostas);
  });

  it('replaces what was answered before', async () => {
    await save(answerBody(request.idResposta, 0, 'DISC'));
    const changed = answerBody(request.idResposta, 0, 'CSID');
    expect((await save(changed)).data.nrIndiceRespondido).toBe(1);

    const stored = await test.call('getDiscAnswers', {
      link: request.link,
      params: { idResposta: request.idResposta, idPergunta: changed.idPergunta },
    });
    expect(stored.data).toEqual(changed.lstRespostas);
  });

  it('refuses a place given twice, options of another question and too few', async () => {
    const body = answerBody(request.idResposta, 0);
    const [first, ...others] = body.lstRespostas;
    const twice = [{ ...first, idRespostaOpcao: others[0]?.idRespostaOpcao }, ...others];
    expect(await save({ ...body, lstRespostas: twice })).toMatchObject({
      status: 400,
      msg: 'Cada opção da pergunta deve receber um valor diferente.',
    });
    const foreign = answerBody(request.idResposta, 1).lstRespostas;
    expect(await save({ ...body, lstRespostas: foreign })).toMatchObject({
      status: 400,
      msg: 'As opções enviadas não são as desta pergunta.',
    });
    expect((await save({ ...body, lstRespostas: others })).status).toBe(400);
    expect((await save({ ...body, idPergunta: 999 })).status).toBe(404);
    expect((await open()).data.nrIndiceRespondido).toBe(0);
  });

  it('keeps one answer of a question when two tabs send at once', async () => {
    const replies = await Promise.all(
      ['DISC', 'CSID', 'ISDC', 'SCDI'].map((order) =>
        save(answerBody(request.idResposta, 0, order)),
      ),
    );

    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const rows = await test.database.inCompany(scene.company.id, (db) =>
      db.selectFrom('disc_answer').selectAll().execute(),
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ elapsed_ms: 9_000 });
  });

  it('answers a repeated key as the first time, even after the finish', async () => {
    const headers = { 'idempotency-key': 'answer-0001' };
    const body = answerBody(request.idResposta, 0);
    const first = await save(body, headers);
    await answerQuestions(test, request);
    await finish(test, request);

    expect(await save(body, headers)).toMatchObject({ status: 200, data: first.data });
    expect(await save(body, { 'idempotency-key': 'answer-0002' })).toMatchObject({
      status: 409,
      msg: 'Esta avaliação já foi finalizada e não pode mais ser alterada.',
    });
  });

  it('is for the answering link of this response alone', async () => {
    const body = answerBody(request.idResposta, 0);
    const other = await sendRequest(test, await createScene(test));
    expect(await save(body, {}, other.link)).toMatchObject({ status: 403 });

    const employee = await openEmployeeSession(test, scene.person);
    for (const token of [scene.staff, employee]) {
      const reply = await test.call('saveDiscAnswers', { token, body });
      expect([401, 403]).toContain(reply.status);
    }
    expect((await test.call('saveDiscAnswers', { body })).status).toBe(401);
  });

  it('says so when the request was closed', async () => {
    await test.call('closeDiscRequest', {
      token: scene.staff,
      body: { idResposta: request.idResposta },
    });
    const reply = await save(answerBody(request.idResposta, 0));
    expect(reply.status).toBe(409);
    expect(reply.msg).toContain('encerrada');
  });
});

describe('updateDiscStatus', () => {
  it('moves forward only and says what holds now', async () => {
    expect((await tell(3)).data).toMatchObject({ cdStatus: 3, nmStatus: 'Visualizado' });
    expect((await tell(3)).data.cdStatus).toBe(3);
    expect((await tell(1)).data).toMatchObject({ cdStatus: 1, nmStatus: 'Iniciado' });
    expect((await tell(3)).data.cdStatus).toBe(1);
  });

  it('changes nothing once the response is finished', async () => {
    await answerQuestions(test, request);
    await finish(test, request);
    expect((await tell(1)).data.cdStatus).toBe(2);
  });

  it('takes neither sent nor finished', async () => {
    expect((await tell(4)).status).toBe(400);
    expect((await tell(2)).status).toBe(400);
  });
});

describe('finishDiscResponse', () => {
  it('needs every answer', async () => {
    await answerOneByOne(test, request, Array(19).fill('DISC'));
    expect(await finish(test, request)).toMatchObject({
      status: 409,
      msg: 'Ainda falta responder 1 pergunta.',
    });

    await save(answerBody(request.idResposta, 19));
    expect((await finish(test, request)).status).toBe(200);
  });

  it('gives the same result when it is called again', async () => {
    await answerQuestions(test, request);
    const first = await finish(test, request);
    test.clock.advance(60_000);
    expect((await finish(test, request)).data).toEqual(first.data);
  });

  it('tells how long the questions were in sight', async () => {
    await answerOneByOne(test, request);
    expect((await finish(test, request)).data.nrTempoMs).toBe(20 * 9_000);
  });

  it('tells no time where that of an answer is unknown', async () => {
    await answerQuestions(test, request);
    await save({ ...answerBody(request.idResposta, 7), nrTempoMs: undefined });
    expect((await finish(test, request)).data).not.toHaveProperty('nrTempoMs');
  });

  it('fixes one result when two tabs finish at once', async () => {
    await answerQuestions(test, request);
    const [first, second] = await Promise.all([finish(test, request), finish(test, request)]);
    expect(first.data).toEqual(second.data);
    const events = await test.database.inCompany(scene.company.id, (db) =>
      db
        .selectFrom('audit_event')
        .where('action', '=', 'disc-response.finished')
        .selectAll()
        .execute(),
    );
    expect(events).toHaveLength(1);
  });

  it('is for the link of this very response', async () => {
    const { idResposta, link } = await createFinished(test, await createScene(test));
    const reply = await test.call('finishDiscResponse', {
      link,
      body: { idResposta: idResposta + 1000, cdStatus: 2 },
    });
    expect(reply.status).toBe(403);
  });
});

it('tells the signed-in person the profile of the latest result alone', async () => {
  const token = await openEmployeeSession(test, scene.person);
  const profile = async () => (await test.call('getEmployeeUser', { token })).data;
  expect(await profile()).not.toHaveProperty('perfilComportamental');
  await answerQuestions(test, request);
  await finish(test, request);
  const later = new Date(testStart.getTime() + 60_000);
  test.clock.set(later);
  const { idResposta } = await createFinished(test, scene, Array(20).fill('SCID'));
  expect(await profile()).toMatchObject({
    perfilComportamental: {
      idResposta,
      nmPerfil: 'Estável Conforme',
      dtTermino: later.toISOString(),
    },
  });
});
