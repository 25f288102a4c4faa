import { answerByOpening } from '@aferir/widgets';
import type {} from './begun-calls.ts';

/** The fetch of the app: a call that the document has begun with the same session is taken once instead of asked again. */
export async function fetchOfDocument(request: Request): Promise<Response> {
  const begun = window.aferirBegunCalls ?? [];
  const call = begun.find(
    ({ url, authorization }) =>
      request.method === 'GET' &&
      url === request.url &&
      authorization === request.headers.get('authorization'),
  );
  if (!call) return fetch(request);
  begun.splice(begun.indexOf(call), 1);
  return answerByOpening(call, request);
}
