import type { FoundElement, OpeningCall } from './opening-call.ts';

/** For how long a reply is news, in milliseconds. */
const FRESH_FOR = 30_000;

/**
 * The fetch of an element: the call that the loader has begun for it is taken once instead of asked
 * again. Whatever keeps that from being a good reply, the call is made as ever.
 */
export function fetchOfElement(element: FoundElement): (request: Request) => Promise<Response> {
  return async (request) => {
    const opening = element.aferirOpening;
    if (!opening || request.method !== 'GET' || request.url !== opening.url) return fetch(request);
    element.aferirOpening = undefined;
    return answerByOpening(opening, request);
  };
}

/** Answers a request by the same call, begun before; whatever keeps that from being a good reply, the request is made. */
export async function answerByOpening(opening: OpeningCall, request: Request): Promise<Response> {
  const isFresh = performance.now() - opening.startedAt < FRESH_FOR;
  const reply = isFresh ? await replyOf(opening, request.signal) : undefined;
  return reply ?? fetch(request);
}

/** A good reply with all of its body; rejects when the request is given up before. */
function replyOf({ reply }: OpeningCall, signal: AbortSignal): Promise<Response | undefined> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason);
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    reply
      .then(async (response) =>
        response.ok ? new Response(await response.arrayBuffer(), response) : undefined,
      )
      .then(resolve, () => resolve(undefined))
      .finally(() => signal.removeEventListener('abort', giveUp));
  });
}
