import type { QueryClient } from '@tanstack/react-query';
import type { OperationId } from '../call-types.ts';
import type { ApiClient } from '../client.ts';
import type { ApiProblem } from '../problem.ts';

/** What has become of a write, and what the contract says that it changes. */
export interface SettledWrite {
  readonly client: ApiClient;
  /** The reads whose replies the write changes. */
  readonly changes: readonly OperationId[];
  /** Why it failed; null after a success. */
  readonly problem: ApiProblem | null;
}

/**
 * Marks as stale what a write has changed, whichever client has read it. A refusal that tells of changes made elsewhere
 * marks all that the client of the write has read. What is on the screen is read again at once, unless told otherwise.
 */
export async function markStale(
  queries: QueryClient,
  { client, changes, problem }: SettledWrite,
  refetchType: 'active' | 'none' = 'active',
): Promise<void> {
  const isBehind = problem?.kind === 'conflict' || problem?.kind === 'not-found';
  if (isBehind) {
    await queries.invalidateQueries({ queryKey: [client.id], refetchType });
  } else if (mayHaveHappened(problem) && changes.length > 0) {
    const changed: ReadonlySet<unknown> = new Set(changes);
    const predicate = ({ queryKey: [, id] }: { queryKey: readonly unknown[] }) => changed.has(id);
    await queries.invalidateQueries({ predicate, refetchType });
  }
}

/** Reads again what is marked as stale and stands on the screen; for when the last of several steps is done. */
export function readMarked(queries: QueryClient): Promise<void> {
  return queries.refetchQueries({
    type: 'active',
    predicate: ({ state }) => state.isInvalidated,
  });
}

/** Drops everything that was read by a client; for when its session ends. */
export function forgetReads(queries: QueryClient, client: ApiClient): void {
  queries.removeQueries({ queryKey: [client.id] });
}

function mayHaveHappened(problem: ApiProblem | null): boolean {
  if (!problem || problem.kind === 'unexpected') return true;
  return problem.isRetryable && problem.kind !== 'throttled';
}
