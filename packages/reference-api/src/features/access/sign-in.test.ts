// @engine both: throttle, tries at once
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../../test/build-test-app.ts';
import {
  createCompany,
  createEmployee,
  createPerson,
  createStaff,
  createStaffUser,
  fixturePassword,
} from '../../../test/fixtures.ts';
import { accessMessages } from './access-messages.ts';

const test = openTestApp();
const minute = 60_000;

describe('staff sign-in', () => {
  it('opens a session with the sum of the profiles', async () => {
    const { company, user } = await createStaff(test.database, { rights: { 5: ['incluir'] } });
    const reply = await test.call('signInStaff', {
      body: { login: ` ${user.login.toUpperCase()} `, password: fixturePassword },
    });
    expect(reply.status).toBe(200);
    expect(reply.data.token).toMatchObject({
      idCliente: company.id,
      idOrganogramaPessoa: null,
      expiration: '2026-11-20T12:10:00.000Z',
      precisaTrocarSenha: false,
    });
    expect(reply.data.permissions).toEqual({
      flAdministrador: false,
      secoes: [
        { idSecao: 5, flVisualizar: true, flIncluir: true, flAlterar: false, flExcluir: false },
      ],
    });
    const { accessToken: token } = reply.data.token;
    expect((await test.call('getStaffUser', { token })).data.idUsuario).toBe(user.id);
  });

  it('lets an internal user see sections 5, 6 and 7', async () => {
    const { company, person } = await createEmployee(test.database);
    const user = await createStaffUser(test.database, company.id, { person_id: person.id });
    const reply = await test.call('signInStaff', {
      body: { login: user.login, password: fixturePassword },
    });
    expect(reply.data.token.idOrganogramaPessoa).toBe(person.id);
    expect(reply.data.permissions.secoes.map(({ idSecao }) => idSecao)).toEqual([5, 6, 7]);
  });

  it('answers unknown login, wrong password and inactive user alike', async () => {
    const { company, user } = await createStaff(test.database);
    const gone = await createStaffUser(test.database, company.id, { is_active: false });
    const replies = await Promise.all(
      [
        { login: 'ninguem@empresa.example', password: fixturePassword },
        { login: user.login, password: 'errada-123' },
        { login: gone.login, password: fixturePassword },
      ].map((body) => test.call('signInStaff', { body })),
    );
    for (const { status, msg } of replies) {
      expect({ status, msg }).toEqual({ status: 401, msg: accessMessages.wrongCredentials });
    }
  });
});

describe('employee sign-in', () => {
  it('tells people of the same e-mail apart by company', async () => {
    const [one, two] = [await createCompany(test.database), await createCompany(test.database)];
    const email = 'ana@empresa.example';
    const ana = await createPerson(test.database, one.id, { email });
    const other = await createPerson(test.database, two.id, { email });
    const signIn = (idcliente: number) =>
      test.call('signInEmployee', { body: { login: email, password: fixturePassword, idcliente } });
    expect((await signIn(one.id)).data.token.idOrganogramaPessoa).toBe(ana.id);
    expect((await signIn(two.id)).data.token.idOrganogramaPessoa).toBe(other.id);
    expect((await signIn(999)).status).toBe(401);
  });

  it('takes a CPF, written in any way, of whoever has it in that company', async () => {
    const [one, two] = [await createCompany(test.database), await createCompany(test.database)];
    const cpf = '52998224725';
    const ana = await createPerson(test.database, one.id, { email: null, cpf });
    const other = await createPerson(test.database, two.id, { cpf });
    const left = { email: null, cpf: '11144477735', is_active: false };
    await createPerson(test.database, one.id, left);
    const signIn = (login: string, idcliente: number) =>
      test.call('signInEmployee', { body: { login, password: fixturePassword, idcliente } });
    for (const login of [cpf, '529.982.247-25', ' 529 982 247 25 ']) {
      const reply = await signIn(login, one.id);
      expect(reply.data.token).toMatchObject({ idOrganogramaPessoa: ana.id, dsEmail: '' });
      const { accessToken: token } = reply.data.token;
      expect(await test.call('getEmployeeUser', { token })).toMatchObject({ status: 200 });
    }
    expect((await signIn(cpf, two.id)).data.token.idOrganogramaPessoa).toBe(other.id);
    for (const login of ['111.444.777-35', '01234567890', '11111111111']) {
      expect(await signIn(login, one.id)).toMatchObject({
        status: 401,
        msg: accessMessages.wrongCredentials,
      });
    }
    expect((await signIn(cpf, 999)).status).toBe(401);
  });

  it('takes the registration number of whoever has it in that company', async () => {
    const [one, two] = [await createCompany(test.database), await createCompany(test.database)];
    const number = 'F 0042';
    const ana = await createPerson(test.database, one.id, {
      email: null,
      registration_number: number,
    });
    const other = await createPerson(test.database, two.id, { registration_number: number });
    const left = { email: null, registration_number: 'F 0043', is_active: false };
    await createPerson(test.database, one.id, left);
    const signIn = (login: string, idcliente: number) =>
      test.call('signInEmployee', { body: { login, password: fixturePassword, idcliente } });
    for (const login of [number, ' F  0042 ']) {
      const reply = await signIn(login, one.id);
      expect(reply.data.token).toMatchObject({ idOrganogramaPessoa: ana.id, dsEmail: '' });
    }
    expect((await signIn(number, two.id)).data.token.idOrganogramaPessoa).toBe(other.id);
    for (const login of ['F 0043', 'F 0044', '0042']) {
      expect(await signIn(login, one.id)).toMatchObject({
        status: 401,
        msg: accessMessages.wrongCredentials,
      });
    }
  });

  it('takes eleven digits for a CPF first, and for a registration number where nobody has that CPF', async () => {
    const company = await createCompany(test.database);
    const cpf = '52998224725';
    const numbered = { email: null, registration_number: cpf };
    const lia = await createPerson(test.database, company.id, numbered);
    const signIn = async (login: string) =>
      (
        await test.call('signInEmployee', {
          body: { login, password: fixturePassword, idcliente: company.id },
        })
      ).data?.token.idOrganogramaPessoa;
    expect(await signIn(cpf)).toBe(lia.id);
    const ana = await createPerson(test.database, company.id, { email: null, cpf });
    expect(await signIn(cpf)).toBe(ana.id);
    expect(await signIn('529.982.247-25')).toBe(ana.id);
  });

  it('takes an e-mail for the address first, whoever has it for a number', async () => {
    const company = await createCompany(test.database);
    const email = 'ana@empresa.example';
    await createPerson(test.database, company.id, { email: null, registration_number: email });
    const ana = await createPerson(test.database, company.id, { email });
    const reply = await test.call('signInEmployee', {
      body: { login: email, password: fixturePassword, idcliente: company.id },
    });
    expect(reply.data.token.idOrganogramaPessoa).toBe(ana.id);
  });

  it('says what it asks for', async () => {
    const reply = await test.call('signInEmployee', {
      body: { login: '', password: fixturePassword, idcliente: 1 },
    });
    const sentence = 'Informe o e-mail, o CPF ou a matrícula.';
    expect(reply).toMatchObject({ status: 400, msg: sentence, faults: [{ field: 'login' }] });
    const { faults } = await test.call('signInStaff', { body: { login: '', password: 'x' } });
    expect(faults).toEqual([{ field: 'login', message: 'Informe o e-mail.' }]);
  });

  it('takes no CPF of staff', async () => {
    const { user } = await createStaff(test.database, {});
    await test.database.inCompany(user.company_id, (db) =>
      db.updateTable('staff_user').set({ cpf: '52998224725' }).where('id', '=', user.id).execute(),
    );
    const body = { login: '529.982.247-25', password: fixturePassword };
    expect((await test.call('signInStaff', { body })).status).toBe(401);
  });

  it('refuses somebody without a password', async () => {
    const { company, person } = await createEmployee(test.database, { password_hash: null });
    const reply = await test.call('signInEmployee', {
      body: { login: person.email, password: fixturePassword, idcliente: company.id },
    });
    expect(reply).toMatchObject({ status: 401, msg: accessMessages.wrongCredentials });
  });
});

describe('sign-in throttle', () => {
  const attempt = (login: string, password: string, address = '10.0.0.1') =>
    test.app.inject({
      method: 'POST',
      url: '/api/v1/auth/signin',
      remoteAddress: address,
      payload: { login, password },
    });

  it('stops after five failures for 15 minutes, per login and address', async () => {
    const { company, user } = await createStaff(test.database);
    const other = await createStaffUser(test.database, company.id);
    for (let i = 0; i < 5; i += 1) {
      expect((await attempt(user.login, 'errada-123')).statusCode).toBe(401);
      test.clock.advance(minute);
    }
    const blocked = await attempt(user.login, fixturePassword);
    expect(blocked.statusCode).toBe(429);
    expect(blocked.headers['retry-after']).toBe(String(10 * 60));
    expect((await attempt(other.login, fixturePassword)).statusCode).toBe(200);
    expect((await attempt(user.login, fixturePassword, '10.0.0.2')).statusCode).toBe(200);
    test.clock.advance(10 * minute);
    expect((await attempt(user.login, fixturePassword)).statusCode).toBe(200);
  });

  it('counts tries for logins that do not exist as well', async () => {
    for (let i = 0; i < 5; i += 1) await attempt('ninguem@empresa.example', 'errada-123');
    expect((await attempt('ninguem@empresa.example', 'errada-123')).statusCode).toBe(429);
  });

  it('lets no more than five through when they come at once', async () => {
    const tries = Array.from({ length: 12 }, () => attempt('ninguem@empresa.example', 'errada'));
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
  });

  it('starts anew after a success', async () => {
    const { user } = await createStaff(test.database);
    for (let round = 0; round < 2; round += 1) {
      for (let i = 0; i < 4; i += 1) await attempt(user.login, 'errada-123');
      expect((await attempt(user.login, fixturePassword)).statusCode).toBe(200);
    }
  });
});
