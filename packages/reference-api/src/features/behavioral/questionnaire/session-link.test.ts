import { beforeEach, describe, expect, it } from 'vitest';
import { openScene, openTestApp, testStart } from '../../../../test/build-test-app.ts';
import { createCompany, createPerson } from '../../../../test/fixtures.ts';
import { openEmployeeSession } from '../../../../test/sessions.ts';
import { linkMessages } from '../../../operation/links/link-messages.ts';
import { behavioralMessages } from '../behavioral-messages.ts';
import {
  answerBody,
  answerQuestions,
  createScene,
  finish,
  sendRequest,
} from '../testing/behavioral-scene.ts';

const test = openTestApp();
const scene = openScene(() => createScene(test));
const request = openScene(() => sendRequest(test, scene));
let token: string;

beforeEach(async () => {
  token = await openEmployeeSession(test, scene.person);
});

const makeLink = (idResposta = request.idResposta, as = token) =>
  test.call('createDiscSessionLink', { token: as, query: { idResposta } });

const read = async (link: string) =>
  (await test.call('getQuestionnaireByLink', { params: { hash: link } })).data;

const waiting = async () =>
  (await test.call('getEmployeeUser', { token })).data.solicitacaoComportamental;

describe('createDiscSessionLink', () => {
  it('answers like the mailed link, and leaves that one as it is', async () => {
    const { data: link, status } = await makeLink();
    expect(status).toBe(200);
    const { idResposta } = request;
    const seen = { idResposta, flPapel: 'responder', link: { precisaSenha: false } };
    expect(await read(link)).toMatchObject(seen);

    await test.call('updateDiscStatus', { link, body: { idResposta, cdStatus: 3 } });
    await test.call('saveDiscAnswers', { link, body: answerBody(idResposta, 0) });
    await test.call('saveDiscAnswers', { link: request.link, body: answerBody(idResposta, 1) });
    await test.call('saveDiscAnswers', { link, body: answerBody(idResposta, 2) });
    const stands = { cdStatus: 1, nrIndiceRespondido: 3 };
    expect(await read(link)).toMatchObject(stands);
    expect(await read(request.link)).toMatchObject(stands);
  });

  it('brings the same status, times and result', async () => {
    const { data: link } = await makeLink();
    const own = { idResposta: request.idResposta, link };
    await answerQuestions(test, own);
    const { data } = await finish(test, own);
    expect((await finish(test, request)).data).toEqual(data);
    expect(await waiting()).toBeUndefined();
    expect((await test.call('getEmployeeUser', { token })).data).toMatchObject({
      perfilComportamental: { idResposta: request.idResposta },
    });
  });

  it('ends with its session', async () => {
    const { data: link } = await makeLink();
    await test.call('signOutEmployee', { token });
    const body = answerBody(request.idResposta, 0);
    expect(await test.call('saveDiscAnswers', { link, body })).toMatchObject({
      status: 403,
      msg: linkMessages.sessionEnded,
    });
  });

  it('knows nothing of a request of somebody else', async () => {
    const colleague = await createPerson(test.database, scene.company.id);
    const stranger = await createPerson(test.database, (await createCompany(test.database)).id);
    for (const other of [colleague, stranger]) {
      const as = await openEmployeeSession(test, other);
      expect((await makeLink(request.idResposta, as)).status).toBe(404);
    }
    expect((await makeLink(request.idResposta + 1000)).status).toBe(404);
  });

  it('opens none that is finished or closed', async () => {
    await answerQuestions(test, request);
    await finish(test, request);
    expect(await makeLink()).toMatchObject({ status: 409, msg: behavioralMessages.finished });

    const { idResposta } = await sendRequest(test, scene);
    await test.call('closeDiscRequest', { token: scene.staff, body: { idResposta } });
    expect(await makeLink(idResposta)).toMatchObject({
      status: 409,
      msg: behavioralMessages.closed,
    });
  });
});

describe('what the signed-in person is told of an open request', () => {
  it('is how far it is', async () => {
    const { idResposta, link } = request;
    const sent = { idResposta, dtEnvio: testStart.toISOString(), qtdPerguntas: 20 };
    expect(await waiting()).toEqual({ ...sent, cdStatus: 4, qtdRespondidas: 0 });
    for (const index of [0, 1]) {
      await test.call('saveDiscAnswers', { link, body: answerBody(idResposta, index) });
    }
    expect(await waiting()).toEqual({ ...sent, cdStatus: 1, qtdRespondidas: 2 });
  });

  it('is nothing once it is closed', async () => {
    const { idResposta } = request;
    await test.call('closeDiscRequest', { token: scene.staff, body: { idResposta } });
    expect(await waiting()).toBeUndefined();
  });
});
