import type { TestApp } from './build-test-app.ts';

/** A request on its way to the server. */
export interface SentRequest {
  readonly method: string;
  /** Path and query behind the version. */
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: unknown;
}

/** A reply on its way back. */
export interface AlteredReply {
  status: number;
  readonly headers: Headers;
  body: unknown;
}

/** How a copy of the server differs from it: what it makes of requests, and of replies. */
export interface Difference {
  readonly request?: (sent: SentRequest) => void;
  readonly reply?: (reply: AlteredReply, sent: SentRequest) => void;
}

/** Where `fetchOf` finds the copy. */
export const copyUrl = 'http://copy.example/api/v1';

/** Calls a copy of the server that differs from it; without a difference the server itself. */
export function fetchOf(test: TestApp, { request, reply }: Difference = {}): typeof fetch {
  return async (address, init = {}) => {
    const { pathname, search } = new URL(String(address));
    const sent: SentRequest = {
      method: init.method ?? 'GET',
      path: `${pathname.slice('/api/v1'.length)}${search}`,
      headers: Object.fromEntries(new Headers(init.headers)),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    };
    request?.(sent);
    const given = await test.app.inject({
      method: sent.method as 'GET',
      url: `/api/v1${sent.path}`,
      headers: sent.headers,
      ...(sent.body !== undefined && { payload: JSON.stringify(sent.body) }),
    });
    const altered: AlteredReply = {
      status: given.statusCode,
      headers: new Headers(
        Object.entries(given.headers).map(([name, value]): [string, string] => [
          name,
          String(value),
        ]),
      ),
      body: given.body === '' ? undefined : given.json(),
    };
    reply?.(altered, sent);
    const { status, headers, body } = altered;
    return new Response(body === undefined ? null : JSON.stringify(body), { status, headers });
  };
}
