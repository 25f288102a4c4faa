import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../test/build-test-app.ts';
import { isInstallationEmpty, makeSetupToken } from './setup-service.ts';

const test = openTestApp();
const form = {
  company: 'Padaria Pão & Cia',
  name: 'Rita Prado',
  email: 'Rita@padaria.example',
  password: 'ipe-amarelo-27',
};

const open = (token: string) => test.app.inject(`/primeiro-administrador?token=${token}`);
const send = (fields: Record<string, string>) =>
  test.app.inject({
    method: 'POST',
    url: '/primeiro-administrador',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

describe('first administrator', () => {
  it('is made once by the one-time address and can sign in', async () => {
    expect(await isInstallationEmpty(test.database)).toBe(true);
    const token = await makeSetupToken(test.database);
    const page = await open(token);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(`value="${token}"`);
    expect((await send({ ...form, token })).body).toContain('Tudo pronto');

    const { data } = await test.call('signInStaff', {
      body: { login: 'rita@padaria.example', password: form.password },
    });
    expect(data.permissions.flAdministrador).toBe(true);
    expect(await isInstallationEmpty(test.database)).toBe(false);
    expect((await open(token)).statusCode).toBe(404);
    expect((await send({ ...form, email: 'b@padaria.example', token })).statusCode).toBe(404);
  });

  it('keeps what was typed when something is wrong, but the password', async () => {
    const token = await makeSetupToken(test.database);
    const reply = await send({ ...form, token, email: 'rita', password: '123456' });
    expect(reply.statusCode).toBe(400);
    expect(reply.body).toContain('E-mail inválido');
    expect(reply.body).toContain('Padaria Pão &amp; Cia');
    expect(reply.body).not.toContain('123456');
    expect((await send({ ...form, token, password: '123456' })).body).toContain('muito comum');
    expect((await open(token)).statusCode).toBe(200);
  });

  it.each(['', 'nada'])('is not made with the token %j', async (token) => {
    await makeSetupToken(test.database);
    expect((await open(token)).statusCode).toBe(404);
    expect((await send({ ...form, token })).statusCode).toBe(404);
    expect(await isInstallationEmpty(test.database)).toBe(true);
  });

  it('has one address at a time', async () => {
    const old = await makeSetupToken(test.database);
    await makeSetupToken(test.database);
    expect((await open(old)).statusCode).toBe(404);
  });
});
