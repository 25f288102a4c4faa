import { describe, expect, it, vi } from 'vitest';
import { createHostClient } from './host-client.ts';
import type { GetToken } from './sessions/host-token.ts';
import { createFakeServer, employeeUser, problemReply } from './testing/index.ts';

function setUp(getToken: GetToken, accepted: readonly string[]) {
  const server = createFakeServer().on('get', '/authpessoa/GetUser', ({ headers }) =>
    accepted.includes(headers.get('Authorization') ?? '')
      ? employeeUser
      : problemReply(401, 'Sua sessão terminou. Entre novamente.'),
  );
  const onSessionEnd = vi.fn();
  const client = createHostClient({
    baseUrl: 'http://aferir.test/api/v1',
    fetch: server.fetch,
    getToken,
    onSessionEnd,
  });
  return { client, server, onSessionEnd };
}

describe('createHostClient', () => {
  it('asks the host once for many calls', async () => {
    const getToken = vi.fn(async () => 'primeiro');
    const { client } = setUp(getToken, ['Bearer primeiro']);
    const results = await Promise.all([1, 2, 3].map(() => client.get('/authpessoa/GetUser')));
    for (const { data } of results) expect(data).toEqual(employeeUser);
    expect(getToken.mock.calls).toEqual([[{ isRejected: false }]]);
  });

  it('asks for a new token when the server refuses the last', async () => {
    const getToken = vi.fn(async ({ isRejected }: { isRejected: boolean }) =>
      isRejected ? 'segundo' : 'primeiro',
    );
    const { client, onSessionEnd } = setUp(getToken, ['Bearer segundo']);
    const results = await Promise.all([1, 2, 3].map(() => client.get('/authpessoa/GetUser')));
    for (const { data } of results) expect(data).toEqual(employeeUser);
    expect(getToken.mock.calls).toEqual([[{ isRejected: false }], [{ isRejected: true }]]);
    expect(onSessionEnd).not.toHaveBeenCalled();
  });

  it('does not ask again for a call that was refused with the token before', async () => {
    const getToken = vi.fn(({ isRejected }: { isRejected: boolean }) =>
      isRejected ? 'segundo' : 'primeiro',
    );
    const { client, server } = setUp(getToken, ['Bearer segundo']);
    let refuse = () => {};
    const refusal = new Promise<void>((resolve) => {
      refuse = resolve;
    }).then(() => problemReply(401));
    server.on('get', '/authpessoa/GetUser', ({ headers }) => {
      if (server.requests.length === 1) return refusal;
      return headers.get('Authorization') === 'Bearer segundo' ? employeeUser : problemReply(401);
    });
    const [first, second] = [1, 2].map(() => client.get('/authpessoa/GetUser'));
    expect((await second)?.data).toEqual(employeeUser);
    refuse();
    expect((await first)?.data).toEqual(employeeUser);
    expect(getToken).toHaveBeenCalledTimes(2);
  });

  it('ends when the host has no token', async () => {
    const { client, onSessionEnd } = setUp(() => null, []);
    expect((await client.get('/authpessoa/GetUser')).problem?.kind).toBe('unauthorized');
    expect(onSessionEnd).toHaveBeenCalledTimes(1);
  });

  it('ends when the new token is refused too', async () => {
    const { client, server, onSessionEnd } = setUp(() => 'velho', []);
    expect((await client.get('/authpessoa/GetUser')).problem?.kind).toBe('unauthorized');
    expect(server.requests).toHaveLength(2);
    expect(onSessionEnd).toHaveBeenCalledTimes(1);
  });

  it('makes a problem of a host that fails', async () => {
    const failure = new Error('intranet offline');
    const { client, onSessionEnd } = setUp(() => Promise.reject(failure), []);
    const { problem } = await client.get('/authpessoa/GetUser');
    expect(problem).toMatchObject({ kind: 'unexpected', cause: failure });
    expect(onSessionEnd).not.toHaveBeenCalled();
  });
});
