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
    if (!call) return fetchInOwnLanguage(request);
    begun.splice(begun.indexOf(call), 1);
    return answerByOpening(call, request);
  };
}

/** Why a link of somebody opens nothing any more. What is not known here has nobody whose language it could be told in. */
const REFUSALS = [403, 409];

/** What the HTML has fetched ahead was asked for in the language of the browser: where that was refused, it is asked again as the page asks. */
async function fetchInOwnLanguage(request: Request): Promise<Response> {
  const ahead = [...document.querySelectorAll<HTMLLinkElement>('link[as=fetch]')].find(
    ({ href }) => href === request.url,
  );
  const reply = await fetch(request);
  ahead?.remove();
  return ahead && REFUSALS.includes(reply.status) ? fetch(request).catch(() => reply) : reply;
}
