import type { ApiProblem } from '@aferir/api-client';
import { asSentence } from '@aferir/domain';

/** What is told of a call that failed. */
export type Failure = Pick<ApiProblem, 'message' | 'errors' | 'faults'>;

/**
 * Why something failed, for a form or a toast: what the server says, or else what was not done and why. Where nothing
 * is said of what was not done, why stands alone.
 */
export function explainFailure({ message, errors, faults }: Failure, undone: string | undefined) {
  const isSaid = undone === undefined || errors.length > 0;
  return { message: isSaid ? message : `${asSentence(undone)} ${message}`, errors, faults };
}
