import fastify from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { openTestApp } from '../../../test/build-test-app.ts';
import { createCompany, createStaffUser, fixturePassword } from '../../../test/fixtures.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { errorMessages } from '../../platform/errors/error-messages.ts';
import { errorSentences } from '../../platform/errors/error-sentences.ts';
import { createInterpreter } from '../../platform/sentences/interpreter.ts';
import { listedOriginLifetime, mostUnlistedLooks } from './api-cors.ts';
import { errorsPlugin } from './errors.ts';
import { allowPage, securityHeadersPlugin } from './security-headers.ts';

const test = openTestApp();
const intranet = 'https://intranet.empresa.example';

async function staffOf(allowed_origins: string[]) {
  const company = await createCompany(test.database, { allowed_origins });
  const user = await createStaffUser(test.database, company.id);
  const subject = { companyId: company.id, realm: 'staff', id: user.id } as const;
  return { company, user, token: await test.openSession(subject) };
}

const preflight = (origin: string) =>
  test.app.inject({
    method: 'OPTIONS',
    url: '/api/v1/Resposta/Post',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,idempotency-key,x-link-hash',
    },
  });

describe('pages of other origins', () => {
  it('get the union of all companies in answer to a preflight', async () => {
    await staffOf([intranet]);
    await staffOf(['https://outra.example']);
    for (const origin of [intranet, 'https://outra.example']) {
      const reply = await preflight(origin);
      expect(reply.statusCode).toBe(204);
      expect(reply.headers['access-control-allow-origin']).toBe(origin);
      expect(reply.headers['access-control-allow-headers']).toContain('idempotency-key');
      expect(reply.headers['access-control-allow-credentials']).toBeUndefined();
    }
    const evil = await preflight('https://evil.example');
    expect(evil.headers['access-control-allow-origin']).toBeUndefined();
  });

  it("are held to the list of the caller's own company", async () => {
    const { token } = await staffOf([intranet]);
    await staffOf(['https://outra.example']);
    const call = (origin: string) => test.call('getStaffUser', { token, headers: { origin } });
    expect((await call(intranet)).status).toBe(200);
    expect(await call('https://outra.example')).toMatchObject({
      status: 403,
      msg: 'Este endereço não está autorizado a usar o sistema.',
    });
    expect((await call('https://evil.example')).status).toBe(403);
    expect((await call('null')).status).toBe(403);
  });

  it('are looked up once in a while, and one that is taken off the list is refused at once', async () => {
    const own = 'https://portal.empresa.example';
    const { company, token } = await staffOf([own]);
    const lookUps = vi.spyOn(test.database, 'inPlatform');
    const isAllowed = async () =>
      (await preflight(own)).headers['access-control-allow-origin'] === own;
    expect([await isAllowed(), await isAllowed()]).toEqual([true, true]);
    expect(lookUps).toHaveBeenCalledTimes(1);
    lookUps.mockRestore();

    await test.database.inCompany(company.id, (db) =>
      db.updateTable('company').set({ allowed_origins: [] }).execute(),
    );
    const call = await test.call('getStaffUser', { token, headers: { origin: own } });
    expect(call.status).toBe(403);
    test.clock.advance(listedOriginLifetime);
    expect(await isAllowed()).toBe(false);
  });

  it('are looked up for a network that keeps coming with others only so often, but those that are listed', async () => {
    await staffOf([intranet]);
    const allowed = async (origin: string) =>
      (await preflight(origin)).headers['access-control-allow-origin'] === origin;
    expect(await allowed(intranet)).toBe(true);
    test.clock.advance(2 * listedOriginLifetime);
    const lookUps = vi.spyOn(test.database, 'inPlatform');
    for (let index = 0; index < mostUnlistedLooks + 10; index += 1) {
      expect(await allowed(`https://evil-${index}.example`)).toBe(false);
    }
    expect(lookUps).toHaveBeenCalledTimes(mostUnlistedLooks);
    lookUps.mockRestore();
    expect(await allowed(intranet)).toBe(true);
    const later = 'https://nova.empresa.example';
    await staffOf([later]);
    test.clock.advance(2 * listedOriginLifetime);
    expect(await allowed(later)).toBe(true);
  });

  it('cannot sign in for a company that has not listed them', async () => {
    const { user } = await staffOf([intranet]);
    const signIn = (origin: string) =>
      test.call('signInStaff', {
        body: { login: user.login, password: fixturePassword },
        headers: { origin },
      });
    expect((await signIn(intranet)).status).toBe(200);
    expect((await signIn('https://evil.example')).status).toBe(403);
  });

  it('are not meant when the page is our own', async () => {
    const { token } = await staffOf([]);
    const call = (headers: Record<string, string>) => test.call('getStaffUser', { token, headers });
    expect((await call({ origin: 'http://localhost:4000' })).status).toBe(200);
    const other = { origin: 'http://127.0.0.1:5173', host: '127.0.0.1:5173' };
    expect((await call(other)).status).toBe(200);
  });
});

describe('headers', () => {
  it.each(['/', '/login', '/api/v1/auth/GetUser', '/caixa-de-saida', '/healthz'])(
    'close %s off',
    async (url) => {
      const { headers } = await test.app.inject({ url, headers: { host: 'localhost:4000' } });
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("default-src 'self'");
      expect(policy).toMatch(/script-src 'self'(;|$)/);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(headers['permissions-policy']).toContain(
        'camera=(), display-capture=(), geolocation=()',
      );
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

  it('let a page be held by the origins that it names, in no header but one', async () => {
    const app = fastify();
    await app.register(securityHeadersPlugin, { publicUrl: 'http://localhost:4000' });
    const ancestors = ['https://a.example', 'https://b.example'];
    app.get('/held', (_request, reply) => allowPage(reply, { ancestors }).send('ok'));
    app.get('/', (_request, reply) => reply.send('ok'));
    const held = (await app.inject('/held')).headers;
    expect(held['content-security-policy']).toContain(
      '; frame-ancestors https://a.example https://b.example',
    );
    expect(held['content-security-policy']).toContain("script-src 'self';");
    expect(held).not.toHaveProperty('x-frame-options');
    expect((await app.inject('/')).headers['x-frame-options']).toBe('DENY');
    await app.close();
  });

  it('keep replies of the API out of caches', async () => {
    const { headers } = await test.app.inject('/api/v1/auth/GetUser');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('hold host pages to files of their own origin', async () => {
    const { headers } = await test.app.inject('/exemplos/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("style-src 'self';");
    expect(policy).not.toContain('unsafe');
  });

  it('let the documentation start its own script and no other', async () => {
    const { headers, statusCode } = await test.app.inject('/api/docs/');
    expect(statusCode).toBe(200);
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[\w+/=]+'/);
  });
});

describe('the documentation', () => {
  it('leads to its page, which has its script and the contract beside it', async () => {
    const moved = await test.app.inject('/api/docs');
    expect([moved.statusCode, moved.headers.location]).toEqual([301, '/api/docs/']);
    const page = await test.app.inject('/api/docs/');
    const [, script = ''] = /<script src="([^"]+)"/.exec(page.payload) ?? [];
    const file = await test.app.inject(new URL(script, 'http://x/api/docs/').pathname);
    expect(file.headers['content-type']).toBe('application/javascript; charset=utf-8');
    expect(file.payload.length).toBeGreaterThan(1_000_000);
    const contract = await test.app.inject('/api/docs/openapi.json');
    expect(contract.json().paths).toHaveProperty('/auth/signin');
  });

  it('has nothing else', async () => {
    expect((await test.app.inject('/api/docs/nada')).statusCode).toBe(404);
  });
});

describe('health', () => {
  it('tells that the process lives and can serve', async () => {
    expect((await test.app.inject('/healthz')).statusCode).toBe(200);
    expect((await test.app.inject('/readyz')).statusCode).toBe(200);
  });
});

describe('a failure', () => {
  const failAt = (language: string, url = '/api/v1/Resposta/get/nenhum') =>
    test.app.inject({ url, headers: { 'accept-language': language, origin: intranet } });

  it.each([
    ['en-US,en;q=0.9', 'en', 'This link is not valid. Check that the whole address was copied.'],
    ['es', 'es', 'Este enlace no es válido. Comprueba que copiaste la dirección completa.'],
    ['fr', 'pt-BR', 'Este link não é válido. Confira se o endereço foi copiado por inteiro.'],
  ])('is told to whoever asks for %s in %s', async (asked, language, sentence) => {
    await staffOf([intranet]);
    const reply = await failAt(asked);
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({ msg: sentence, errors: [sentence] });
    expect(reply.headers['content-language']).toBe(language);
    expect(reply.headers.vary).toBe('Origin, Accept-Language');
  });

  it('calls the fields of a request by their names in the language that is asked for', async () => {
    const reply = await test.app.inject({
      method: 'POST',
      url: '/api/v1/auth/SignIn',
      headers: { 'accept-language': 'en' },
      payload: { login: 'ana' },
    });
    expect(reply.statusCode).toBe(400);
    expect(reply.headers['content-language']).toBe('en');
    expect(reply.json()).toMatchObject({
      errors: ['Enter the password.'],
      faults: [{ field: 'password', message: 'Enter the password.' }],
    });
  });

  it.each([
    ['en', ['Send the data as JSON.'], [errorMessages.noJson]],
    [
      'pt-BR',
      [errorMessages.noJson, 'Só em português.'],
      [errorMessages.noJson, 'Só em português.'],
    ],
  ])('is %s as a whole, with %j', async (language, errors, sentences) => {
    const server = fastify().decorate('interpret', createInterpreter([errorSentences]));
    await server.register(errorsPlugin);
    server.get('/', () => Promise.reject(new ApiError(400, sentences)));
    const reply = await server.inject({ url: '/', headers: { 'accept-language': 'en' } });
    expect(reply.headers['content-language']).toBe(language);
    expect(reply.json()).toMatchObject({ errors });
  });
});
