import type { PGlite, Transaction } from '@electric-sql/pglite';
import type { PGliteDialectConfig } from 'kysely';
import type { PreparedQuery } from './prepared-queries.ts';

/** What Kysely asks of the embedded engine. */
type Engine = Exclude<PGliteDialectConfig['pglite'], (...args: never[]) => unknown>;
type Query = Engine['query'];

/** How long queries may follow each other, in milliseconds, before all else gets a turn. */
const longestHold = 5;

/**
 * The embedded engine in a process that serves. It works on the thread of the event loop and answers
 * by promises alone, so that as long as queries are waiting nothing else would ever run: no timer, no
 * health, not even the requests that have come. Each transaction lets all that go first, and a long
 * one does so again. A query without parameters goes as one message, and may be several statements;
 * one of a transaction that has some goes through `prepared`, where that is given.
 */
export function sharingTheThread(pglite: PGlite, prepared?: PreparedQuery): Engine {
  let lastTurn = 0;
  const giveTurn = async () => {
    await new Promise((resolve) => setImmediate(resolve));
    lastTurn = performance.now();
  };
  const queryOf = (engine: Pick<Transaction, 'query' | 'exec'>, inTransaction?: PreparedQuery) =>
    (async (text, parameters = [], options) => {
      if (performance.now() - lastTurn > longestHold) await giveTurn();
      if (parameters.length > 0) {
        return inTransaction?.(text, parameters) ?? engine.query(text, parameters, options);
      }
      const results = await engine.exec(text, options);
      return results.at(-1) ?? { rows: [], fields: [] };
    }) as Query;
  return {
    query: queryOf(pglite),
    transaction: async (work) => {
      await giveTurn();
      return pglite.transaction((tx) =>
        work({ query: queryOf(tx, prepared), rollback: () => tx.rollback() }),
      );
    },
    close: () => pglite.close(),
    waitReady: pglite.waitReady,
    get closed() {
      return pglite.closed;
    },
    get ready() {
      return pglite.ready;
    },
  };
}
