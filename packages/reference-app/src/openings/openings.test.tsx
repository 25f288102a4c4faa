import type { PathOf } from '@aferir/api-client';
import {
  createFakeServer,
  employeeSession,
  problemReply,
  staffSession,
  staffUser,
} from '@aferir/api-client/testing';
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { linkTo, paths } from '../paths.ts';
import { createAccessServer, renderApp } from '../shared/testing/render-app.tsx';
import { beginSessionCalls } from './begin-session-calls.ts';
import { createFetchOfDocument } from './fetch-of-document.ts';
import { pageOpenings } from './page-openings.ts';

const everything = { flAdministrador: true, secoes: [] };

const sessions = { staff: staffSession, employee: employeeSession };

/** The addresses at which calls are begun, with 8 in every place. */
const begun = Object.entries(pageOpenings).flatMap(([name, { bySession = [] }]) =>
  bySession.map(({ realm, query, calls }) => {
    const search = new URLSearchParams(query.replace(/\{\w+\}/g, '8'));
    const address = linkTo(paths[name as keyof typeof paths], {
      search: Object.fromEntries(search),
    });
    const fields: Readonly<Record<string, unknown>> = {
      ...sessions[realm].token,
      take: 30,
      ...Object.fromEntries(search),
    };
    return { address, realm, fields, calls };
  }),
);

const network = vi.fn<typeof fetch>();

// The figures of the home come late, and are no part of what a test waits for.
beforeAll(async () => {
  await import('../features/dashboard/components/company-figures.tsx');
});

beforeEach(() => {
  network.mockReset().mockImplementation(async () => new Response('"da rede"'));
  vi.stubGlobal('fetch', network);
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  window.aferirBegunCalls = undefined;
  vi.unstubAllGlobals();
});

function signIn(change: object = {}) {
  const token = { ...employeeSession.token, receivedAt: Date.now(), lifetimeMs: 600_000 };
  localStorage.setItem('user_funcionario', JSON.stringify({ ...token, ...change }));
  localStorage.setItem('permissions_funcionario', JSON.stringify(employeeSession.permissions));
}

const noQuery = new URLSearchParams();
const CALL = '/api/v1/pessoas?id={idOrganogramaPessoa}';
const url = `${window.location.origin}/api/v1/pessoas?id=${employeeSession.token.idOrganogramaPessoa}`;

function ask(token: string = employeeSession.token.accessToken, method = 'GET'): Promise<Response> {
  const headers = { authorization: `Bearer ${token}` };
  return createFetchOfDocument()(new Request(url, { method, headers }));
}

describe('the calls that the HTML begins', () => {
  it('are of the portal, the staff sections and reports by their id', () => {
    expect(begun.length).toBeGreaterThan(8);
  });

  it.each(begun.map((one) => [one.address, one] as const))(
    'are those that %s then makes',
    async (address, { realm, fields, calls }) => {
      const expected = calls.map((call) => {
        const filled = call.replace(/\{(\w+)\}/g, (_place, name: string) => String(fields[name]));
        const { pathname, search } = new URL(filled, 'http://app.invalid');
        return { path: pathname, query: String(new URLSearchParams(search)) };
      });
      const server = createFakeServer();
      for (const { path } of expected) {
        server.on('get', path as PathOf<'get'>, problemReply(400, 'Recusado.'));
      }
      createAccessServer(server)
        .on('post', '/auth/signin', { ...staffSession, permissions: everything })
        .on('get', '/auth/GetUser', { ...staffUser, permissions: everything });
      await renderApp(address, { as: realm, server });
      await waitFor(() => {
        const asked = server.requests.map(({ path, query }) => ({
          path,
          query: String(new URLSearchParams(query)),
        }));
        expect(asked).toEqual(expect.arrayContaining(expected));
      });
    },
  );

  it('are taken once, by the same session alone', async () => {
    signIn();
    beginSessionCalls('employee', [CALL], noQuery);
    expect(network).toHaveBeenCalledExactlyOnceWith(url, {
      headers: { authorization: `Bearer ${employeeSession.token.accessToken}` },
    });
    await ask('de-outra-pessoa');
    expect(network).toHaveBeenCalledTimes(2);
    expect(await (await ask()).json()).toBe('da rede');
    expect(network).toHaveBeenCalledTimes(2);
    await ask();
    expect(network).toHaveBeenCalledTimes(3);
  });

  it('are of what the query names', () => {
    signIn();
    const query = new URLSearchParams('idResposta=8');
    beginSessionCalls('employee', ['/Resposta?id={idResposta}'], query);
    const [asked] = network.mock.calls[0] ?? [];
    expect(asked).toBe(`${window.location.origin}/Resposta?id=8`);
  });

  it.each([
    ['a phone', true, 10],
    ['a wider window', false, 30],
  ])('are of as many records as %s shows', (_, isPhone, take) => {
    const media = { matches: isPhone } as MediaQueryList;
    vi.stubGlobal('matchMedia', () => media);
    signIn();
    beginSessionCalls('employee', ['/Pessoas?take={take}'], noQuery);
    const [asked] = network.mock.calls[0] ?? [];
    expect(asked).toBe(`${window.location.origin}/Pessoas?take=${take}`);
  });

  it('are old once the app has changed something', async () => {
    signIn();
    beginSessionCalls('employee', [CALL], noQuery);
    await ask(employeeSession.token.accessToken, 'POST');
    await ask();
    expect(network).toHaveBeenCalledTimes(3);
  });

  it('are not begun once the app asks by itself', async () => {
    signIn();
    await ask();
    beginSessionCalls('employee', [CALL], noQuery);
    expect(network).toHaveBeenCalledOnce();
  });

  it('are made again where they failed', async () => {
    signIn();
    network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    beginSessionCalls('employee', [CALL], noQuery);
    expect(await (await ask()).json()).toBe('da rede');
    expect(network).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['a session that has to be renewed', { receivedAt: Date.now() - 590_000 }],
    ['a password that has to be changed', { precisaTrocarSenha: true }],
    ['what is no session', { accessToken: null }],
  ])('are not begun with %s', (_, change) => {
    signIn(change);
    beginSessionCalls('employee', [CALL], noQuery);
    beginSessionCalls('staff', [CALL], noQuery);
    expect(network).not.toHaveBeenCalled();
  });
});

describe('what the HTML fetches ahead of a link', () => {
  let link: HTMLLinkElement;
  // The head holds the styles of every file of the worker.
  afterEach(() => link.remove());

  const preload = (href = url) => {
    link = document.createElement('link');
    link.setAttribute('as', 'fetch');
    link.href = href;
    document.head.append(link);
  };

  it.each([403, 409])(
    'is asked again, once, in the language of the page where it was refused: %i',
    async (status) => {
      preload();
      const fetchOf = createFetchOfDocument();
      network.mockImplementation(async () => new Response('"recusado"', { status }));
      await fetchOf(new Request(url));
      expect(network).toHaveBeenCalledTimes(2);
      await fetchOf(new Request(url));
      expect(network).toHaveBeenCalledTimes(3);
    },
  );

  it.each([200, 404, 429, 503])('is asked once where it is answered by %i', async (status) => {
    preload();
    network.mockImplementation(async () => new Response('"resposta"', { status }));
    await createFetchOfDocument()(new Request(url));
    expect(network).toHaveBeenCalledOnce();
  });

  it('keeps the refusal where it cannot be asked again', async () => {
    preload();
    network
      .mockResolvedValueOnce(new Response('"recusado"', { status: 403 }))
      .mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const reply = await createFetchOfDocument()(new Request(url));
    expect(reply.status).toBe(403);
    expect(network).toHaveBeenCalledTimes(2);
  });

  it('leaves what it has not fetched alone', async () => {
    preload(`${url}9`);
    network.mockImplementation(async () => new Response('"recusado"', { status: 403 }));
    await createFetchOfDocument()(new Request(url));
    expect(network).toHaveBeenCalledOnce();
  });
});
