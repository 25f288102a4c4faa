import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { opening } from './binding.ts';
import { type Statement, sendStatements } from './statement-message.ts';
import type { StatementNames } from './statement-names.ts';

/**
 * A pool whose connections prepare what they run, so that the engine plans it once and not each time,
 * and send the beginning of a transaction with its first query.
 */
export function preparingPool(pool: pg.Pool, names: StatementNames): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect();
      const known = clients.get(client);
      if (known) return known;
      const preparing = preparingClient(client, names);
      clients.set(client, preparing);
      return preparing;
    },
  };
}

function preparingClient(client: pg.PoolClient, names: StatementNames): PostgresPoolClient {
  /** What has not been sent yet of a transaction that begins. */
  let ahead: readonly Statement[] = [];

  const send = async (statements: readonly Statement[]) => {
    const sent = [...ahead, ...statements];
    ahead = [];
    try {
      return (await sendStatements(client, sent)).at(-1);
    } catch (error) {
      names.forgetAfter(error);
      throw error;
    }
  };

  const query = async (text: string, values: readonly unknown[]) => {
    if (text === opening.text) {
      ahead = opening.statementsOf(values);
      return { rows: [] };
    }
    if (values.length > 0) return send([{ name: names.of(text, values) ?? '', text, values }]);
    if (ahead.length > 0) {
      if (text === 'commit' || text === 'rollback') {
        ahead = [];
        return { rows: [], command: text.toUpperCase() };
      }
      await send([]);
    }
    return client.query(text);
  };
  return {
    // Nothing here reads by a cursor, which the type has as well.
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy),
  };
}
