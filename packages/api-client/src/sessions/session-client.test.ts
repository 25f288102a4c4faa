import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createFakeServer,
  dropped,
  employeeSession,
  employeeUser,
  type FakeRequest,
  type FakeServer,
  fakeAccessToken,
  lost,
  problemReply,
  staffSession,
  staffUser,
  throttledReply,
} from '../testing/index.ts';
import type { SessionEnd } from './session.ts';
import {
  createEmployeeClient,
  createStaffClient,
  type SessionClientOptions,
} from './session-client.ts';
import { createMemorySessionStore } from './session-store.ts';

const baseUrl = 'http://aferir.test/api/v1';
const form = { login: 'rh@empresa.example', password: 'aferir-123' };
const ended = problemReply(401, 'Sua sessão terminou. Entre novamente.');
const start = Date.UTC(2026, 10, 20, 13);

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});

afterEach(() => {
  vi.useRealTimers();
});

/** A server that hands out numbered tokens and takes only the latest access token. */
function createSessionServer() {
  let count = 0;
  const issue = () => {
    count += 1;
    const accessToken = fakeAccessToken('rh', 1_780_000_000 + count);
    return {
      ...staffSession,
      token: { ...staffSession.token, accessToken, refreshToken: `renovacao-${count}` },
    };
  };
  let valid = '';
  const server = createFakeServer()
    .on('post', '/auth/signin', () => {
      const session = issue();
      valid = session.token.accessToken;
      return session;
    })
    .on('post', '/auth/refresh', () => {
      const session = issue();
      valid = session.token.accessToken;
      return session;
    })
    .on('get', '/auth/GetUser', ({ headers }) => (isValid(headers) ? staffUser : ended))
    .on('post', '/Auth/ChangePassword', ({ headers }) => (isValid(headers) ? null : ended))
    .on('post', '/auth/signout', null);
  const isValid = (headers: Headers) => headers.get('Authorization') === `Bearer ${valid}`;
  return {
    server,
    /** Makes the server forget the access token, as when it has run out. */
    expireAccess: () => {
      valid = '';
    },
  };
}

async function signedIn(options: SessionClientOptions<'staff'> = {}) {
  const { server, expireAccess } = createSessionServer();
  const ends: SessionEnd[] = [];
  const client = createStaffClient({
    baseUrl,
    fetch: server.fetch,
    store: createMemorySessionStore(),
    random: () => 1,
    onSessionEnd: (end) => ends.push(end),
    ...options,
  });
  await client.session.signIn(form);
  return { client, server, ends, expireAccess };
}

async function settled<Result>(call: Promise<Result>): Promise<Result> {
  call.catch(() => undefined);
  await vi.runAllTimersAsync();
  return call;
}

const refreshes = (server: FakeServer): readonly FakeRequest[] =>
  server.requestsTo('post', '/auth/refresh');

describe('signing in', () => {
  it('keeps the session and calls with its token', async () => {
    const { client, server } = await signedIn();
    expect(client.session.current()?.token.nmUsuario).toBe('Renata Alves');
    expect(server.requests[0]?.body).toEqual({ ...form, platform_origin: 'web' });
    expect((await client.get('/auth/GetUser')).data).toEqual(staffUser);
  });

  it('takes a 401 as a wrong password, not as an end of the session', async () => {
    const message =
      'Usuário ou senha incorretos. Por favor, verifique suas credenciais e tente novamente.';
    const { client, server, ends } = await signedIn();
    server.on('post', '/auth/signin', problemReply(401, message));
    const { problem } = await client.session.signIn({ ...form, password: 'errada' });
    expect(problem?.message).toBe(message);
    expect(client.session.current()).not.toBeNull();
    expect(ends).toEqual([]);
    expect(refreshes(server)).toHaveLength(0);
  });

  it('tells at once that there were too many tries', async () => {
    const { client, server } = await signedIn();
    server.on('post', '/auth/signin', throttledReply(900, 'Muitas tentativas.'));
    const { problem } = await client.session.signIn(form);
    expect(problem).toMatchObject({ kind: 'throttled', retryAfterMs: 900_000 });
  });

  it('survives a lost request and a lost reply', async () => {
    const { client, server } = await signedIn();
    server.failNext('post', '/auth/signin', dropped, lost);
    expect((await settled(client.session.signIn(form))).problem).toBeUndefined();
  });

  it('gives employees their own realm and company', async () => {
    const server = createFakeServer()
      .on('post', '/authpessoa/signin', employeeSession)
      .on('get', '/authpessoa/GetUser', employeeUser);
    const client = createEmployeeClient({
      baseUrl,
      fetch: server.fetch,
      store: createMemorySessionStore(),
    });
    const login = 'bruno.lima@empresa.example';
    await client.session.signIn({ login, password: 'aferir-123', idcliente: 1 });
    expect(server.requests[0]?.body).toMatchObject({ login, idcliente: 1 });
    expect((await client.get('/authpessoa/GetUser')).data?.nmPessoa).toBe('Bruno Lima');
  });
});

describe('refreshing', () => {
  it('happens once for many calls that wait', async () => {
    const { client, server, expireAccess } = await signedIn();
    expireAccess();
    const results = await Promise.all(Array.from({ length: 8 }, () => client.get('/auth/GetUser')));
    expect(results.map(({ data }) => data)).toEqual(Array.from({ length: 8 }, () => staffUser));
    expect(refreshes(server).map(({ body }) => body)).toEqual([{ refreshToken: 'renovacao-1' }]);
  });

  it('sends no bearer and uses the newest refresh token', async () => {
    const { client, server, expireAccess } = await signedIn();
    for (let round = 0; round < 2; round += 1) {
      expireAccess();
      await client.get('/auth/GetUser');
    }
    expect(refreshes(server).map(({ body }) => body)).toEqual([
      { refreshToken: 'renovacao-1' },
      { refreshToken: 'renovacao-2' },
    ]);
    for (const { headers } of refreshes(server)) expect(headers.has('Authorization')).toBe(false);
  });

  it('also repeats a write that must not be sent twice: a 401 has done nothing', async () => {
    const { client, server, expireAccess } = await signedIn();
    expireAccess();
    const body = { senhaAtual: 'aferir-123', senhaNova: 'ipe-amarelo-27' };
    const { problem } = await client.post('/Auth/ChangePassword', { body });
    expect(problem).toBeUndefined();
    expect(server.requestsTo('post', '/Auth/ChangePassword')).toHaveLength(2);
  });

  it('survives lost requests and replies', async () => {
    const { client, server, expireAccess, ends } = await signedIn();
    expireAccess();
    server.failNext('post', '/auth/refresh', dropped, lost);
    expect((await settled(client.get('/auth/GetUser'))).data).toEqual(staffUser);
    expect(ends).toEqual([]);
  });

  it('keeps the session when the server is out of reach, and goes on when it is back', async () => {
    const { client, server, expireAccess, ends } = await signedIn();
    expireAccess();
    server.failNext('post', '/auth/refresh', ...Array.from({ length: 15 }, () => dropped));
    const { problem } = await settled(client.get('/auth/GetUser'));
    expect(problem?.kind).toBe('network');
    expect(client.session.current()).not.toBeNull();
    expect(ends).toEqual([]);
    expect((await client.get('/auth/GetUser')).data).toEqual(staffUser);
  });

  it('ends the session once, for however many calls, when the server refuses it', async () => {
    const { client, server, expireAccess, ends } = await signedIn();
    expireAccess();
    server.on('post', '/auth/refresh', ended);
    const results = await Promise.all(Array.from({ length: 5 }, () => client.get('/auth/GetUser')));
    for (const { problem } of results) expect(problem?.kind).toBe('unauthorized');
    expect(ends).toEqual([{ realm: 'staff', reason: 'expired', companyId: 1 }]);
    expect(client.session.current()).toBeNull();
    expect(refreshes(server)).toHaveLength(1);
  });

  it('ends the session when a fresh token is refused too', async () => {
    const { client, server, ends } = await signedIn();
    server.on('get', '/auth/GetUser', ended);
    expect((await client.get('/auth/GetUser')).problem?.kind).toBe('unauthorized');
    expect(refreshes(server)).toHaveLength(1);
    expect(ends).toMatchObject([{ reason: 'expired' }]);
  });

  it('does not bring back a session that was signed out meanwhile', async () => {
    const { client, server, expireAccess } = await signedIn();
    expireAccess();
    server.on('post', '/auth/refresh', () => {
      void client.session.signOut();
      return staffSession;
    });
    await client.get('/auth/GetUser');
    expect(client.session.current()).toBeNull();
  });
});

describe('refreshing ahead of time', () => {
  it('happens in the last minute of a token', async () => {
    const { client, server } = await signedIn();
    vi.setSystemTime(start + 8 * 60_000);
    await client.get('/auth/GetUser');
    expect(refreshes(server)).toHaveLength(0);
    vi.setSystemTime(start + 9 * 60_000);
    await client.get('/auth/GetUser');
    expect(refreshes(server)).toHaveLength(1);
    expect(server.requestsTo('get', '/auth/GetUser')).toHaveLength(2);
  });

  it('happens for a request that the client does not make itself too', async () => {
    const { client, server } = await signedIn();
    const bearer = async () => (await client.session.credentialHeaders()).Authorization;
    const first = await bearer();
    expect(first).toBe(`Bearer ${client.session.current()?.token.accessToken}`);
    vi.setSystemTime(start + 9.5 * 60_000);
    expect(await bearer()).not.toBe(first);
    expect(refreshes(server)).toHaveLength(1);
  });

  it.each([-2, 2])('does not depend on a clock that is %i days off', async (days) => {
    const off = days * 86_400_000;
    const { client, server, ends } = await signedIn({ now: () => Date.now() + off });
    await client.get('/auth/GetUser');
    expect(refreshes(server)).toHaveLength(0);
    vi.setSystemTime(start + 9.5 * 60_000);
    await client.get('/auth/GetUser');
    expect(refreshes(server)).toHaveLength(1);
    expect(ends).toEqual([]);
  });

  it.each([-2, 2])('survives a clock that is put %i days on', async (days) => {
    let off = 0;
    const { client, ends, expireAccess } = await signedIn({ now: () => Date.now() + off });
    off = days * 86_400_000;
    expect((await client.get('/auth/GetUser')).data).toEqual(staffUser);
    expireAccess();
    expect((await client.get('/auth/GetUser')).data).toEqual(staffUser);
    expect(ends).toEqual([]);
  });

  it('uses the old token when the server cannot be asked for a new one', async () => {
    const { client, server } = await signedIn();
    vi.setSystemTime(start + 9.5 * 60_000);
    server.failNext('post', '/auth/refresh', dropped, dropped, dropped);
    expect((await settled(client.get('/auth/GetUser'))).data).toEqual(staffUser);
  });
});

describe('signing out', () => {
  it('ends the session here at once and revokes it on the server', async () => {
    const { client, server, ends } = await signedIn();
    const token = client.session.current()?.token.accessToken;
    await client.session.signOut();
    expect(client.session.current()).toBeNull();
    expect(ends).toEqual([{ realm: 'staff', reason: 'signed-out', companyId: 1 }]);
    const [revoked] = server.requestsTo('post', '/auth/signout');
    expect(revoked?.headers.get('Authorization')).toBe(`Bearer ${token}`);
  });

  it('works without the server', async () => {
    const { client, server } = await signedIn();
    server.on('post', '/auth/signout', dropped);
    await settled(client.session.signOut());
    expect(client.session.current()).toBeNull();
  });

  it('does nothing when nobody is signed in', async () => {
    const { client, server } = await signedIn();
    await client.session.signOut();
    await client.session.signOut();
    expect(server.requestsTo('post', '/auth/signout')).toHaveLength(1);
  });
});

it('sends calls without a session as nobody and leaves it at the 401', async () => {
  const { server } = createSessionServer();
  const onSessionEnd = vi.fn();
  const store = createMemorySessionStore<'staff'>();
  const client = createStaffClient({ baseUrl, fetch: server.fetch, store, onSessionEnd });
  expect((await client.get('/auth/GetUser')).problem?.kind).toBe('unauthorized');
  expect(server.requests[0]?.headers.has('Authorization')).toBe(false);
  expect(server.requests).toHaveLength(1);
  expect(onSessionEnd).not.toHaveBeenCalled();
});

it('adds what was learned about the person and tells whoever follows', async () => {
  const { client } = await signedIn();
  const listener = vi.fn();
  const unsubscribe = client.session.subscribe(listener);
  client.session.merge({ precisaTrocarSenha: true });
  expect(client.session.current()?.token).toMatchObject({
    precisaTrocarSenha: true,
    nmUsuario: 'Renata Alves',
  });
  expect(listener).toHaveBeenCalledTimes(1);
  unsubscribe();
  client.session.merge({ precisaTrocarSenha: false });
  expect(listener).toHaveBeenCalledTimes(1);
});
