import { expect, it } from 'vitest';
import { openTestApp } from '../../../test/build-test-app.ts';
import { createPerson, createStaff } from '../../../test/fixtures.ts';
import { openEmployeeSession, openStaffSession } from '../../../test/sessions.ts';
import { employeesMessages } from './employees-messages.ts';

const test = openTestApp();

async function setUp() {
  const { company, user } = await createStaff(test.database, { rights: { 4: ['alterar'] } });
  const person = await createPerson(test.database, company.id);
  const token = await openStaffSession(test, user);
  const set = (novaSenha: string, idOrganogramaPessoa = person.id) =>
    test.call('setEmployeePassword', { token, body: { idOrganogramaPessoa, novaSenha } });
  return { company, person, set };
}

it('sets a password that ends what was open and has to be changed', async () => {
  const { company, person, set } = await setUp();
  const session = await openEmployeeSession(test, person);
  expect(await set('ipe-amarelo-27')).toMatchObject({
    status: 200,
    msg: employeesMessages.passwordSet,
  });
  expect((await test.call('getEmployeeUser', { token: session })).status).toBe(401);
  const signIn = await test.call('signInEmployee', {
    body: { login: person.email, password: 'ipe-amarelo-27', idcliente: company.id },
  });
  expect(signIn.data.token.precisaTrocarSenha).toBe(true);
});

it('refuses what is against the policy, and nobody', async () => {
  const { set } = await setUp();
  expect(await set('123456')).toMatchObject({ status: 400, faults: [{ field: 'novaSenha' }] });
  expect(await set('ipe-amarelo\0')).toMatchObject({
    status: 400,
    faults: [{ field: 'novaSenha' }],
  });
  expect((await set('ipe-amarelo-27', 999_999)).status).toBe(404);
});
