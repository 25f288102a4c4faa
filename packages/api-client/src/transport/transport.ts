import createOpenApiClient from 'openapi-fetch';
import type { ApiResult, CallOptions, Method } from '../call-types.ts';
import { readEnvelope } from '../envelope.ts';
import type { paths } from '../generated/schema.ts';
import { isKeyedWrite, isPublicPath } from '../operation-traits.ts';
import { ApiProblem, PORTUGUESE } from '../problem.ts';
import { writeJson } from '../write-json.ts';
import { backoff } from './backoff.ts';
import { type Credential, type CredentialHeaders, noCredential } from './credential.ts';
import { startDeadline, wait } from './time.ts';
import { createWriteKeys } from './write-keys.ts';

const DEFAULT_TIMEOUT = 20_000;
const DEFAULT_ATTEMPTS = 5;

/** Where and how calls are made. */
export interface TransportOptions {
  /** Address of the API, up to and including its version. @default '/api/v1' */
  baseUrl?: string | undefined;
  /** Makes the requests. @default the global fetch */
  fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** Time for each attempt, in milliseconds. @default 20000 */
  timeoutMs?: number | undefined;
  /** Attempts of a call that can be repeated. @default 5 */
  maxAttempts?: number | undefined;
  /**
   * The language of what the person reads of a failure: `pt-BR`, `en` or `es`; a function where it may change, which is asked at each
   * call. The browser's own is never asked for.
   * @default 'pt-BR'
   */
  language?: string | (() => string) | undefined;
  /** Spreads the waits between attempts. @default Math.random */
  random?: (() => number) | undefined;
}

/** A call, typed no further: the typed methods of the client are the way in. */
export interface TransportCall extends CallOptions {
  readonly method: Method;
  readonly path: keyof paths;
  readonly params?: { query?: object | undefined; path?: object | undefined } | undefined;
  readonly body?: unknown;
  readonly idempotencyKey?: string | undefined;
}

/** Makes a call and tries again where that is safe. Rejects only when the caller gives the call up. */
export type Transport = (
  call: TransportCall,
  credential: Credential,
) => Promise<ApiResult<unknown>>;

/** Builds the one way out: timeout, retries, credential and envelope around openapi-fetch. */
export function createTransport(options: TransportOptions): Transport {
  const { baseUrl = '/api/v1', random = Math.random, language: spoken = PORTUGUESE } = options;
  const http = createOpenApiClient<paths>({
    baseUrl,
    fetch: options.fetch ?? ((request) => globalThis.fetch(request)),
    bodySerializer: (body: unknown) => (body instanceof FormData ? body : writeJson(body)),
  });
  const keys = createWriteKeys();

  async function attempt(call: TransportCall, headers: CredentialHeaders) {
    const language = typeof spoken === 'string' ? spoken : spoken();
    const deadline = startDeadline(
      call.timeoutMs ?? options.timeoutMs ?? DEFAULT_TIMEOUT,
      call.signal,
    );
    try {
      // The typed methods of the client have checked path, parameters and body.
      const reply = await http.request(
        call.method,
        call.path as never,
        {
          params: call.params,
          body: call.body,
          headers: { 'Accept-Language': language, ...headers },
          signal: deadline.signal,
          ...(call.keepalive && { keepalive: true }),
        } as never,
      );
      return readEnvelope(reply.response, reply.data ?? reply.error, language);
    } catch (cause) {
      call.signal?.throwIfAborted();
      return { problem: problemOfFailure(cause, deadline.hasPassed(), language) };
    } finally {
      deadline.release();
    }
  }

  async function attemptWithCredential(
    call: TransportCall,
    credential: Credential,
    extra: CredentialHeaders,
  ): Promise<ApiResult<unknown>> {
    const headers = await credential.headers();
    const result = await attempt(call, { ...headers, ...extra });
    if (result.problem?.status !== 401 || !credential.renew) return result;

    const renewal = await credential.renew(headers);
    if (renewal.outcome === 'failed') return { problem: renewal.problem };
    if (renewal.outcome === 'ended') return result;

    const renewed = await credential.headers();
    const second = await attempt(call, { ...renewed, ...extra });
    if (second.problem?.status === 401) credential.reject?.(renewed);
    return second;
  }

  return async (call, givenCredential) => {
    const credential = isPublicPath(call.path) ? noCredential : givenCredential;
    const isKeyed = isKeyedWrite(call.method, call.path);
    const write = isKeyed ? writeJson([call.path, call.params, call.body]) : '';
    const key = isKeyed ? (call.idempotencyKey ?? keys.keyFor(write)) : undefined;
    const extra: CredentialHeaders = key ? { 'Idempotency-Key': key } : {};
    const isRepeatable = call.method === 'get' || isKeyed;
    const maxAttempts =
      call.maxAttempts ?? (isRepeatable ? (options.maxAttempts ?? DEFAULT_ATTEMPTS) : 1);

    for (let count = 1; ; count += 1) {
      const result = await attemptWithCredential(call, credential, extra);
      const { problem } = result;
      if (!problem?.isRetryable) {
        keys.settle(write);
        return result;
      }
      const pause = count < maxAttempts ? backoff(problem, count - 1, random) : undefined;
      if (pause === undefined) return result;
      await wait(pause, call.signal);
    }
  };
}

function problemOfFailure(cause: unknown, isTimeout: boolean, language: string): ApiProblem {
  if (isTimeout) return new ApiProblem({ kind: 'timeout', language, cause });
  // A body that is no JSON came from something between us and the API.
  if (cause instanceof SyntaxError) return new ApiProblem({ kind: 'unexpected', language, cause });
  return new ApiProblem({ kind: 'network', language, cause });
}
