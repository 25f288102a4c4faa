import type { ApiProblem } from '../problem.ts';

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5_000;
/** A server that asks for more is not waited for: the person is told instead. */
const LONGEST_ASKED_WAIT = 15_000;

/**
 * How long to wait before the next attempt, in milliseconds: doubling, spread so that many clients
 * don't come back at once, and never less than the server asks. Undefined when it asks for too much.
 */
export function backoff(
  problem: ApiProblem,
  attempt: number,
  random: () => number,
): number | undefined {
  const asked = problem.retryAfterMs ?? 0;
  if (asked > LONGEST_ASKED_WAIT) return undefined;
  const doubled = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt);
  return Math.max(asked, doubled * (0.5 + random() / 2));
}
