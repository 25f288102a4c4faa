import type { Fault } from '../problem.ts';

/** What the fake server does with a request. */
export type FakeReply =
  | { readonly kind: 'data'; readonly data: unknown; readonly message?: string }
  | {
      readonly kind: 'problem';
      readonly status: number;
      readonly errors: readonly string[];
      readonly faults?: readonly Fault[];
      readonly retryAfter?: number;
    }
  /** The request never reaches the server. */
  | { readonly kind: 'dropped' }
  /** The server does its work, and its reply gets lost. */
  | { readonly kind: 'lost' }
  /** No reply ever comes. */
  | { readonly kind: 'hanging' }
  | { readonly kind: 'delayed'; readonly ms: number; readonly reply: FakeReply }
  | { readonly kind: 'raw'; readonly response: Response };

/** Fails with a status and the server's sentences. */
export function problemReply(status: number, ...errors: string[]): FakeReply {
  return { kind: 'problem', status, errors };
}

/** Refuses fields of a request, each by its name with the server's sentence. */
export function faultReply(sentences: Readonly<Record<string, string>>): FakeReply {
  const faults = Object.entries(sentences).map(([field, message]) => ({ field, message }));
  return { kind: 'problem', status: 400, errors: Object.values(sentences), faults };
}

/** Fails with 429 and the seconds to wait. */
export function throttledReply(retryAfter: number, ...errors: string[]): FakeReply {
  return { kind: 'problem', status: 429, errors, retryAfter };
}

/** Answers with a message beside the data. */
export function dataReply(data: unknown, message?: string): FakeReply {
  return { kind: 'data', data, ...(message !== undefined && { message }) };
}

/** Loses the request on its way there. */
export const dropped: FakeReply = { kind: 'dropped' };

/** Loses the reply on its way back. */
export const lost: FakeReply = { kind: 'lost' };

/** Never answers. */
export const hanging: FakeReply = { kind: 'hanging' };

/** Answers after a while. */
export function delayed(ms: number, reply: FakeReply): FakeReply {
  return { kind: 'delayed', ms, reply };
}

/** Answers with a response of one's own, such as a proxy's HTML. */
export function rawReply(response: Response): FakeReply {
  return { kind: 'raw', response };
}

/** Turns a reply into what fetch would do. */
export async function play(reply: FakeReply, signal: AbortSignal): Promise<Response> {
  switch (reply.kind) {
    case 'data':
      return json(200, { success: true, data: reply.data, msg: reply.message });
    case 'problem': {
      const { status, errors, faults, retryAfter } = reply;
      return json(
        status,
        { success: false, msg: errors[0] ?? '', errors, faults },
        retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) },
      );
    }
    case 'dropped':
    case 'lost':
      throw new TypeError('Failed to fetch');
    case 'hanging':
      return new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      });
    case 'delayed':
      await new Promise<void>((resolve, reject) => {
        // biome-ignore lint/plugin/no-sleep-in-tests: a reply that comes late is what is asked for here
        const timer = setTimeout(resolve, reply.ms);
        signal.addEventListener('abort', () => {
          clearTimeout(timer);
          reject(signal.reason);
        });
      });
      return play(reply.reply, signal);
    case 'raw':
      return reply.response.clone();
  }
}

function json(status: number, body: object, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers });
}
