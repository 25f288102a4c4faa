import type { OperationId } from './checked-operations.ts';
import { ContractBroken, TooBusy } from './faults.ts';
import { contract } from './generated/contract.ts';
import { problemFaults, replyFaults } from './reply-schemas.ts';

/** What a call is made with. */
export interface CallRequest {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  /** Code of a link, for the header. */
  readonly link?: string;
  /** Access token of a session. */
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** What came back. */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** Where calls go. */
export interface Target {
  /** Address up to and including the version. */
  readonly url: string;
  /** How long a reply may take, in milliseconds. */
  readonly timeout: number;
  readonly fetch: typeof fetch;
}

/** Makes the calls of the contract. */
export interface Caller {
  /** Makes a call and takes whatever JSON comes back. */
  ask(id: OperationId, request?: CallRequest): Promise<Reply>;
  /** Makes a call that must have one of some statuses, each with the body that the contract has for it. */
  expect(
    id: OperationId,
    statuses: number | readonly number[],
    request?: CallRequest,
  ): Promise<Reply>;
  /** Makes a call of which the contract knows nothing. */
  askPath(method: string, path: string): Promise<Reply>;
  /** Asks whether a page of another origin may make a call with some headers. */
  preflight(id: OperationId, origin: string, headers: readonly string[]): Promise<Headers>;
}

/** Makes what calls a back end. */
export function createCaller(target: Target): Caller {
  const ask = async (id: OperationId, request: CallRequest = {}) => {
    const { method, path } = contract.operations[id];
    return readJson(target, await send(target, method, addressOf(path, request), request));
  };
  return {
    ask,
    expect: async (id, statuses, request) => {
      const reply = await ask(id, request);
      const wanted = [statuses].flat();
      if (!wanted.includes(reply.status)) {
        throw new ContractBroken(`answered ${told(reply)} instead of ${wanted.join(' or ')}`);
      }
      const faults = replyFaults(id, reply.status, reply.body);
      if (faults.length > 0) throw new ContractBroken(`${reply.status}: ${faults.join('; ')}`);
      return reply;
    },
    askPath: async (method, path) => readJson(target, await send(target, method, path, {})),
    preflight: async (id, origin, headers) => {
      const { method, path } = contract.operations[id];
      const reply = await send(target, 'OPTIONS', path, {
        headers: {
          origin,
          'access-control-request-method': method,
          'access-control-request-headers': headers.join(','),
        },
      });
      await reply.body?.cancel();
      if (!reply.ok) {
        throw new ContractBroken(
          `answered the preflight with ${reply.status}: is ${origin} an origin that it lists?`,
        );
      }
      return reply.headers;
    },
  };
}

/** A status, with the sentence of the body where it has one. */
export function told({ status, body }: Reply): string {
  if (problemFaults(body).length > 0) return `${status}`;
  return `${status} ('${(body as { msg: string }).msg}')`;
}

function addressOf(path: string, { params = {}, query = {} }: CallRequest): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_match, name: string) =>
    encodeURIComponent(String(params[name] ?? '')),
  );
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  );
  return search.size === 0 ? filled : `${filled}?${search}`;
}

async function send(
  { url, timeout, fetch }: Target,
  method: string,
  address: string,
  { link, token, headers: others, body }: CallRequest,
): Promise<Response> {
  const headers = new Headers({ accept: 'application/json', ...others });
  if (link !== undefined) headers.set('x-link-hash', link);
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  if (body !== undefined) headers.set('content-type', 'application/json');
  const request: RequestInit = {
    method,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeout),
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
  const reply = await fetch(`${url.replace(/\/+$/, '')}${address}`, request).catch(
    (error: unknown) => {
      throw new ContractBroken(failureOf(error, timeout));
    },
  );
  if (reply.status !== 429) return reply;
  await reply.body?.cancel();
  const seconds = Number.parseInt(reply.headers.get('retry-after') ?? '', 10);
  throw new TooBusy(Number.isNaN(seconds) ? undefined : seconds);
}

async function readJson({ timeout }: Target, reply: Response): Promise<Reply> {
  const { status, headers } = reply;
  if (status >= 300 && status < 400) {
    throw new ContractBroken(`answered with a redirect (${status}); the contract has none`);
  }
  const type = headers.get('content-type') ?? 'nothing';
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw new ContractBroken(`answered ${status} with ${type} instead of application/json`);
  }
  try {
    return { status, headers, body: await reply.json() };
  } catch (error) {
    if (error instanceof SyntaxError) {
      throw new ContractBroken(`answered ${status} with a body that is no JSON`);
    }
    throw new ContractBroken(failureOf(error, timeout));
  }
}

function failureOf(error: unknown, timeout: number): string {
  if (error instanceof Error && error.name === 'TimeoutError') {
    return `did not answer within ${timeout / 1000} s`;
  }
  const cause = error instanceof Error ? error.cause : undefined;
  const code = (cause as { code?: unknown } | undefined)?.code;
  const reason = typeof code === 'string' ? ` (${code})` : '';
  return `could not be reached${reason}: no server answers there`;
}
