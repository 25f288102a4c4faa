import { answerByOpening } from '@aferir/widgets';
import type {} from './begun-calls.ts';

/**
 * Makes the fetch of the app: a call that the document has begun with the same session is taken once instead of asked
 * again. From now on nothing more is begun, and what the app changes makes the replies old that nobody has taken.
 */
export function createFetchOfDocument(): (request: Request) => Promise<Response> {
  window.aferirBegunCalls ??= [];
  const begun = window.aferirBegunCalls;
  return async (request) => {
    if (request.method !== 'GET') begun.length = 0;
    const call = begun.find(
      ({ url, authorization }) =>
        url === request.url && authorization === request.headers.get('authorization'),
    );
    if (!call) return fetch(request);
    begun.splice(begun.indexOf(call), 1);
    return answerByOpening(call, request);
  };
}
