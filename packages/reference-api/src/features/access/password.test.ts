import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../../test/build-test-app.ts';
import { createEmployee, createStaff, fixturePassword } from '../../../test/fixtures.ts';
import { openEmployeeSession } from '../../../test/sessions.ts';
import { passwordMessages } from '../../operation/sessions/password-messages.ts';
import { accessMessages } from './access-messages.ts';

const test = openTestApp();
const next = 'ipe-amarelo-27';

async function openStaff(values: Parameters<typeof createStaff>[1] = {}) {
  const { company, user } = await createStaff(test.database, values);
  const subject = { companyId: company.id, realm: 'staff', id: user.id } as const;
  return { company, user, open: () => test.openSession(subject) };
}

const change = (token: string, senhaAtual: string, senhaNova: string) =>
  test.call('changeStaffPassword', { token, body: { senhaAtual, senhaNova } });

describe('change of password', () => {
  it('keeps this session, ends the others, and counts from then on', async () => {
    const { user, open } = await openStaff();
    const [mine, other] = [await open(), await open()];
    expect(await change(mine, fixturePassword, next)).toMatchObject({
      status: 200,
      msg: 'Senha salva com sucesso',
    });
    expect((await test.call('getStaffUser', { token: mine })).status).toBe(200);
    expect((await test.call('getStaffUser', { token: other })).status).toBe(401);
    const signIn = (password: string) =>
      test.call('signInStaff', { body: { login: user.login, password } });
    expect((await signIn(fixturePassword)).status).toBe(401);
    expect((await signIn(next)).status).toBe(200);
  });

  it('works for employees', async () => {
    const { company, person } = await createEmployee(test.database);
    const token = await openEmployeeSession(test, person);
    const reply = await test.call('changeEmployeePassword', {
      token,
      body: { senhaAtual: fixturePassword, senhaNova: next },
    });
    expect(reply).toMatchObject({ status: 200, msg: 'Senha alterada com sucesso!' });
    const signIn = await test.call('signInEmployee', {
      body: { login: person.email, password: next, idcliente: company.id },
    });
    expect(signIn.status).toBe(200);
  });

  it.each([
    ['a wrong current one', 'errada-123', next, 'senhaAtual', accessMessages.wrongCurrentPassword],
    ['no current one', '', next, 'senhaAtual', 'Informe a senha atual.'],
    ['the same one', fixturePassword, fixturePassword, 'senhaNova', accessMessages.samePassword],
    [
      'a short one',
      fixturePassword,
      'abc12',
      'senhaNova',
      'Use pelo menos 6 caracteres na nova senha.',
    ],
    ['a common one', fixturePassword, 'senha123', 'senhaNova', passwordMessages['too-common']],
  ])('refuses %s, and says at which field', async (_name, current, wanted, field, message) => {
    const { open } = await openStaff();
    const reply = await change(await open(), current, wanted);
    expect(reply.status).toBe(400);
    expect(reply.msg).toBe(message);
    expect(reply.faults).toEqual([{ field, message }]);
  });

  it('stops guessing of the current one', async () => {
    const { open } = await openStaff();
    const token = await open();
    for (let i = 0; i < 5; i += 1) {
      expect((await change(token, 'errada-123', next)).status).toBe(400);
    }
    expect((await change(token, fixturePassword, next)).status).toBe(429);
  });
});

describe('a session that must set a new password', () => {
  it('may do nothing else until then', async () => {
    const { open } = await openStaff({ must_change_password: true, is_administrator: true });
    const token = await open();
    const user = await test.call('getStaffUser', { token });
    expect(user.data.precisaTrocarSenha).toBe(true);
    const list = () => test.call('listEmployees', { token });
    expect(await list()).toMatchObject({
      status: 403,
      msg: 'Defina uma nova senha para continuar.',
    });
    expect((await change(token, fixturePassword, next)).status).toBe(200);
    expect((await list()).status).toBe(200);
    expect((await test.call('signOutStaff', { token })).status).toBe(200);
  });

  it('holds for employees too', async () => {
    const { person } = await createEmployee(test.database, { must_change_password: true });
    const token = await openEmployeeSession(test, person);
    const history = () =>
      test.call('listDiscRequestsOfPerson', {
        token,
        query: { idOrganogramaPessoa: person.id },
      });
    expect((await history()).status).toBe(403);
    await test.call('changeEmployeePassword', {
      token,
      body: { senhaAtual: fixturePassword, senhaNova: next },
    });
    expect((await history()).status).toBe(200);
  });
});
