import type { DataOf, Method, OperationAt, PathOf } from '../call-types.ts';
import { dataReply, type FakeReply, play, problemReply } from './fake-reply.ts';

/** A request as the fake server saw it. */
export interface FakeRequest {
  readonly method: Method;
  readonly path: string;
  /** Path parameters, as text. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Headers;
  /** The JSON that was sent; other content as text. */
  readonly body: unknown;
}

/** Works a reply out of a request. */
export type FakeHandler<Data> = (
  request: FakeRequest,
) => Data | FakeReply | Promise<Data | FakeReply>;

/** A server in memory, to be given to a client as its fetch. */
export interface FakeServer {
  /** Stands in for fetch. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Every request that reached the server, oldest first; dropped ones did not. */
  readonly requests: readonly FakeRequest[];
  /** Answers an operation with data or a reply, or with what a function makes of the request. */
  on<M extends Method, P extends PathOf<M>>(
    method: M,
    path: P,
    answer: DataOf<OperationAt<M, P>> | FakeReply | FakeHandler<DataOf<OperationAt<M, P>>>,
  ): FakeServer;
  /** Puts faults before the answers of an operation: one for each of its next requests. */
  failNext<M extends Method>(
    method: M,
    path: PathOf<M>,
    ...faults: readonly FakeReply[]
  ): FakeServer;
  /** The requests that reached one operation. */
  requestsTo<M extends Method>(method: M, path: PathOf<M>): readonly FakeRequest[];
}

interface Route {
  readonly method: Method;
  readonly path: string;
  readonly pattern: RegExp;
  handler: FakeHandler<unknown>;
  readonly faults: FakeReply[];
}

/** Starts a server that knows no operation yet; unknown ones answer 501. */
export function createFakeServer(): FakeServer {
  const routes: Route[] = [];
  const requests: FakeRequest[] = [];

  function routeOf(method: Method, path: string): Route {
    const known = routes.find((route) => route.method === method && route.path === path);
    if (known) return known;
    const handler = () => problemReply(501, `Sem resposta para ${method} ${path}`);
    const route = { method, path, pattern: patternOf(path), handler, faults: [] };
    routes.push(route);
    return route;
  }

  async function answer(route: Route, request: FakeRequest): Promise<FakeReply> {
    const fault = route.faults.shift();
    if (fault?.kind === 'dropped') return fault;
    requests.push(request);
    if (fault && fault.kind !== 'lost') return fault;
    const made = await route.handler(request);
    return fault ?? (isFakeReply(made) ? made : dataReply(made));
  }

  const server: FakeServer = {
    requests,

    async fetch(request) {
      request.signal.throwIfAborted();
      const { pathname, searchParams } = new URL(request.url);
      const method = request.method.toLowerCase() as Method;
      const text = await request.text();
      const isJson = request.headers.get('content-type')?.includes('json') ?? false;
      for (const route of routes) {
        const match = route.method === method && route.pattern.exec(pathname);
        if (!match) continue;
        const reply = await answer(route, {
          method,
          path: route.path,
          params: Object.fromEntries(
            Object.entries(match.groups ?? {}).map(([name, value]) => [
              name,
              decodeURIComponent(value),
            ]),
          ),
          query: Object.fromEntries(searchParams),
          headers: request.headers,
          body: isJson && text !== '' ? JSON.parse(text) : text || undefined,
        });
        return play(reply, request.signal);
      }
      return play(problemReply(501, `Sem resposta para ${method} ${pathname}`), request.signal);
    },

    on(method, path, given) {
      const route = routeOf(method, path);
      route.handler = typeof given === 'function' ? (given as FakeHandler<unknown>) : () => given;
      return server;
    },

    failNext(method, path, ...faults) {
      routeOf(method, path).faults.push(...faults);
      return server;
    },

    requestsTo: (method, path) =>
      requests.filter((request) => request.method === method && request.path === path),
  };
  return server;
}

/** Paths match by their end, whatever the base address, and without regard to case. */
function patternOf(path: string): RegExp {
  const escaped = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  return new RegExp(`${escaped.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`, 'i');
}

const KINDS: readonly unknown[] = [
  'data',
  'problem',
  'dropped',
  'lost',
  'hanging',
  'delayed',
  'raw',
] satisfies FakeReply['kind'][];

function isFakeReply(value: unknown): value is FakeReply {
  return (
    typeof value === 'object' && value !== null && 'kind' in value && KINDS.includes(value.kind)
  );
}
