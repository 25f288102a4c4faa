import type { PGlite, Transaction } from '@electric-sql/pglite';
import type { PGliteDialectConfig } from 'kysely';
import type { PreparedQueries } from './prepared-queries.ts';
import type { SingleStatements } from './single-statements.ts';
import { toParameter } from './to-parameter.ts';

/** What Kysely asks of the embedded engine. */
type Engine = Exclude<PGliteDialectConfig['pglite'], (...args: never[]) => unknown>;
type Query = Engine['query'];

/** How long queries may follow each other, in milliseconds, before all else gets a turn. */
const longestHold = 5;

/** How long a transaction lets single statements pass before it, in milliseconds. */
const longestCourtesy = 20;

/** The embedded engine as those who ask have it. */
interface SharedEngine {
  /** For whole transactions; in a `prepared` one, statements with parameters are. */
  engine(statements?: 'prepared'): Engine;
  single: SingleStatements;
}

/**
 * The embedded engine in a process that serves. It works on the thread of the event loop and answers
 * by promises alone, so that as long as queries are waiting nothing else would ever run: no timer, no
 * health, not even the requests that have come. Each transaction lets all that go first, and a long
 * one, or many short ones, does so again. A query without parameters goes as one message, and may be several
 * statements.
 */
export function sharingTheThread(pglite: PGlite, prepared: PreparedQueries): SharedEngine {
  let lastTurn = 0;
  let singlesWaiting = 0;
  const giveTurn = async () => {
    await new Promise((resolve) => setImmediate(resolve));
    lastTurn = performance.now();
  };
  const giveTurnAfterLong = async () => {
    if (performance.now() - lastTurn > longestHold) await giveTurn();
  };
  // Whoever has a session checked would otherwise wait for a second transaction to read what they came for.
  const letSinglesPass = async () => {
    const began = performance.now();
    do await giveTurn();
    while (singlesWaiting > 0 && performance.now() - began < longestCourtesy);
  };
  const queryOf = (engine: Pick<Transaction, 'query' | 'exec'>, isPrepared: boolean) =>
    (async (text, values = [], options) => {
      await giveTurnAfterLong();
      // The engine writes whatever it gets into its message: of anything but text or bytes it would read no other to its end.
      const parameters = values.map(toParameter);
      if (isPrepared) {
        const running = prepared.inTransaction(text, parameters);
        if (running) return running;
        await prepared.sendWaiting();
      }
      if (parameters.length > 0) return engine.query(text, parameters, options);
      const results = await engine.exec(text, options);
      return results.at(-1) ?? { rows: [], fields: [] };
    }) as Query;
  return {
    engine: (statements) => ({
      query: queryOf(pglite, false),
      transaction: async (work) => {
        await letSinglesPass();
        const isPrepared = statements === 'prepared';
        let hasBegun = false;
        const running = pglite.transaction(async (tx) => {
          hasBegun = true;
          try {
            const result = await work({
              query: queryOf(tx, isPrepared),
              rollback: () => tx.rollback(),
            });
            await prepared.sendWaiting();
            return result;
          } finally {
            prepared.dropWaiting();
          }
        });
        try {
          return await running;
        } catch (error) {
          // Kysely waits until a transaction has begun: it hears what failed from whatever it asks first.
          if (!hasBegun) await work(failing(error));
          throw error;
        }
      },
      close: () => pglite.close(),
      waitReady: pglite.waitReady,
      get closed() {
        return pglite.closed;
      },
      get ready() {
        return pglite.ready;
      },
    }),
    // Between the transactions of others, but with none of its own to begin and to end.
    single: async ({ sql, parameters }, reader) => {
      singlesWaiting += 1;
      try {
        return await pglite._runExclusiveTransaction(async () => {
          await giveTurnAfterLong();
          return prepared.single(sql, parameters.map(toParameter), reader);
        });
      } finally {
        singlesWaiting -= 1;
      }
    },
  };
}

function failing(error: unknown): Pick<Transaction, 'query' | 'rollback'> {
  return { query: () => Promise.reject(error), rollback: async () => {} };
}
