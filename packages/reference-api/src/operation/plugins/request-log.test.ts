import { expect, it } from 'vitest';
import { openTestApp } from '../../../test/build-test-app.ts';
import { createCompany, createStaffUser, fixturePassword } from '../../../test/fixtures.ts';
import {
  answerBody,
  createScene,
  sendRequest,
} from '../../features/behavioral/testing/behavioral-scene.ts';
import { loadContract } from '../contract/load-contract.ts';

const test = openTestApp();

it('tells each request by id and operation, and each denial', async () => {
  const company = await createCompany(test.database);
  const user = await createStaffUser(test.database, company.id);
  const token = await test.openSession({ companyId: company.id, realm: 'staff', id: user.id });
  const reply = await test.call('listEmployees', { token });
  const lines = test.logLines.map((line) => JSON.parse(line));
  const reqId = reply.headers['x-request-id'];
  expect(lines).toContainEqual(
    expect.objectContaining({ reqId, operation: 'listEmployees', status: 403, msg: 'request' }),
  );
  expect(lines).toContainEqual(
    expect.objectContaining({
      reqId,
      level: 40,
      operation: 'listEmployees',
      address: '127.0.0.1',
      actor: 'staff',
      actorId: user.id,
      company: company.id,
      msg: 'request denied',
    }),
  );
});

it('tells whose address and session keeps asking for what is not there', async () => {
  const scene = await createScene(test);
  const other = await createCompany(test.database);
  const stranger = await createStaffUser(test.database, other.id, { is_administrator: true });
  const token = await test.openSession({ companyId: other.id, realm: 'staff', id: stranger.id });
  const { idResposta } = await sendRequest(test, scene);
  const reply = await test.call('closeDiscRequest', { token, body: { idResposta } });
  expect(reply.status).toBe(404);
  expect(test.logLines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({
      operation: 'closeDiscRequest',
      status: 404,
      address: '127.0.0.1',
      actor: 'staff',
      actorId: stranger.id,
      msg: 'request not found',
    }),
  );
});

it('never tells a password, token, hash or answer', async () => {
  const scene = await createScene(test);
  const request = await sendRequest(test, scene);
  const { data } = await test.call('signInStaff', {
    body: { login: scene.staffUser.login, password: fixturePassword },
  });
  const { accessToken, refreshToken } = data.token;
  await test.call('refreshStaffSession', { body: { refreshToken } });
  await test.call('signInStaff', { body: { login: 'a@b.example', password: 'segredo-errado' } });
  await test.call('validateLink', { params: { hash: request.link } });
  await test.call('validateLink', { params: { hash: `${request.link}x` } });
  await test.call('saveDiscAnswers', {
    link: request.link,
    body: answerBody(request.idResposta, 0),
  });
  await test.app.inject(`/relatorio?hs=${request.link}`);
  await test.app.inject(`/validar/${request.link}`);
  const log = test.logLines.join('');
  expect(test.logLines.length).toBeGreaterThan(8);
  for (const secret of [
    fixturePassword,
    'segredo-errado',
    accessToken,
    refreshToken,
    request.link,
    'idRespostaOpcao',
  ]) {
    expect(log).not.toContain(secret);
  }
});

const hashNames = [...loadContract().operations.values()].flatMap(
  ({ linkParameter = 'hash' }) => linkParameter,
);

it.each([...new Set([...hashNames, 'hsTreinamento', 'x-link-hash'])])(
  'hides the hash of a link that it is handed as %s',
  (name) => {
    test.app.log.info({ [name]: 'AbC', query: { [name]: 'AbC' } }, 'handed over');
    const line = test.logLines.find((text) => text.includes('handed over')) ?? '';
    expect(Object.keys(JSON.parse(line))).toContain(name);
    expect(line).not.toContain('AbC');
  },
);

it('hides what failed from the caller and tells the log', async () => {
  const { database } = test.services;
  const inPlatform = database.inPlatform;
  Object.assign(database, { inPlatform: () => Promise.reject(new Error('disk on fire')) });
  try {
    const reply = await test.call('refreshStaffSession', { body: { refreshToken: 'rt_x' } });
    expect(reply).toMatchObject({ status: 500, errors: ['Ocorreu um erro inesperado'] });
  } finally {
    Object.assign(database, { inPlatform });
  }
  expect(test.logLines.join('')).toContain('disk on fire');
});
