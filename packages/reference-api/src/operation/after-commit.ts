import type { FastifyBaseLogger } from 'fastify';

/** Something to do once a transaction has been committed, such as removing a file that no row names any more. */
export type AfterCommit = (next: () => Promise<void>) => void;

/**
 * Runs a transaction, then what it has left to do. The change stands by then, so that what fails of it is
 * logged and no failure of the request.
 */
export async function runAfterCommit<T>(
  log: FastifyBaseLogger,
  transaction: (afterCommit: AfterCommit) => Promise<T>,
): Promise<T> {
  const left: (() => Promise<void>)[] = [];
  const result = await transaction((next) => left.push(next));
  for (const next of left) {
    await next().catch((error) => log.error({ err: error }, 'left undone after a commit'));
  }
  return result;
}
