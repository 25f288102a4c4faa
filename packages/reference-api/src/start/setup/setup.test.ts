// @engine both: starts at once
import { describe, expect, it, vi } from 'vitest';
import { openTestApp, testSecret } from '../../../test/build-test-app.ts';
import { createCompany } from '../../../test/fixtures.ts';
import { passwords } from '../../operation/sessions/password.ts';
import { listCompanyIds } from '../../platform/db/company-store.ts';
import { createSetup, isInstallationEmpty } from './setup-service.ts';

const test = openTestApp();
const form = {
  company: 'Padaria Pão & Cia',
  name: 'Rita Prado',
  email: 'Rita@padaria.example',
  password: 'ipe-amarelo-27',
};

const makeToken = () => createSetup(test.database, testSecret).token();
const open = (token: string) => test.app.inject(`/primeiro-administrador?token=${token}`);
const send = (fields: Record<string, string>) => post(new URLSearchParams(fields).toString());
const post = (payload: string) =>
  test.app.inject({
    method: 'POST',
    url: '/primeiro-administrador',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload,
  });

describe('first administrator', () => {
  it('is made once by the one-time address and can sign in', async () => {
    expect(await isInstallationEmpty(test.database)).toBe(true);
    const token = await makeToken();
    const page = await open(token);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(`value="${token}"`);
    expect((await send({ ...form, token })).body).toContain('Tudo pronto');

    const { data } = await test.call('signInStaff', {
      body: { login: 'rita@padaria.example', password: form.password },
    });
    expect(data.permissions.flAdministrador).toBe(true);
    const { accessToken } = data.token;
    const confirmed = await test.call('getCompanyConfirmed', { token: accessToken });
    expect(confirmed.data).toBe(false);
    expect(await isInstallationEmpty(test.database)).toBe(false);
    expect((await open(token)).statusCode).toBe(404);
    expect((await send({ ...form, email: 'b@padaria.example', token })).statusCode).toBe(404);
  });

  it('keeps what was typed when something is wrong, but the password', async () => {
    const token = await makeToken();
    const reply = await send({ ...form, token, email: 'rita', password: '123456' });
    expect(reply.statusCode).toBe(400);
    expect(reply.body).toContain('E-mail inválido');
    expect(reply.body).toContain('Padaria Pão &amp; Cia');
    expect(reply.body).not.toContain('123456');
    expect((await send({ ...form, token, password: '123456' })).body).toContain('muito comum');
    expect((await open(token)).statusCode).toBe(200);
  });

  it('has the face of the product, and says what a password needs', async () => {
    const { body } = await open(await makeToken());
    expect(body).toContain('<header class="brand">');
    expect(body).toMatch(/<input id="password"[^>]*aria-describedby="password-hint"/);
    expect(body).toContain('<p class="hint" id="password-hint">Pelo menos 6 caracteres.</p>');
  });

  it('takes no character that cannot be stored', async () => {
    const token = await makeToken();
    const reply = await send({ ...form, token, company: 'Padaria\0' });
    expect(reply.body).toContain('Tudo pronto');
    expect((await open('%00')).statusCode).toBe(404);
  });

  it.each(['%0%000', '%%3000', '%2500', '%00'])('decodes %s before it strips', async (hidden) => {
    const token = await makeToken();
    const payload = `${new URLSearchParams({ ...form, company: '', token })}`.replace(
      'company=',
      `company=Padaria${hidden}`,
    );
    expect((await post(payload)).body).toContain('Tudo pronto');
  });

  it.each(['', 'nada'])('is not made with the token %j', async (token) => {
    await makeToken();
    expect((await open(token)).statusCode).toBe(404);
    expect((await send({ ...form, token })).statusCode).toBe(404);
    expect(await isInstallationEmpty(test.database)).toBe(true);
  });

  it('hashes nothing and draws no id for who has no token, or has not filled in the form', async () => {
    const hash = vi.spyOn(passwords, 'hash');
    const token = await makeToken();
    await send({ ...form, token: 'nada' });
    await send({ ...form, token, email: 'rita' });
    await send({ ...form, token, password: '123456' });
    expect(hash).not.toHaveBeenCalled();
    await send({ ...form, token });
    expect(hash).toHaveBeenCalledOnce();
    hash.mockRestore();
    expect(await listCompanyIds(test.database)).toEqual([1]);
  });

  it('has one address for all processes that start at once, and later', async () => {
    const [first, second] = await Promise.all([makeToken(), makeToken()]);
    expect(second).toBe(first);
    expect(await makeToken()).toBe(first);
    expect((await open(first)).statusCode).toBe(200);
  });

  it('is made once although two try at the same moment', async () => {
    const token = await makeToken();
    const replies = await Promise.all([
      send({ ...form, token }),
      send({ ...form, token, email: 'outra@padaria.example' }),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
    const next = await createCompany(test.database);
    expect(next.id).toBe(2);
  });

  it('cannot be made with what the database holds', async () => {
    await makeToken();
    const { value } = await test.database.inPlatform((db) =>
      db.selectFrom('installation').select('value').executeTakeFirstOrThrow(),
    );
    expect((await open(value)).statusCode).toBe(404);
  });
});
