import { isApiProblem } from '@aferir/api-client';

/**
 * Writes a failure that the person is not shown, or not in full, to the console of the page. Of a
 * request it says no more than what kind of failure it was: addresses and bodies hold secrets.
 */
export function logProblem(task: string, cause: unknown): void {
  const detail = isApiProblem(cause) ? `${cause.kind} ${cause.status ?? ''}`.trim() : cause;
  // biome-ignore lint/suspicious/noConsole: the one place that writes there
  console.warn(`[aferir] ${task}:`, detail);
}
