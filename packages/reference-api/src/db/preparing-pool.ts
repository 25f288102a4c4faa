import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { sendStatements } from './statement-message.ts';
import type { StatementNames } from './statement-names.ts';

/** A pool whose connections prepare what they run, so that the engine plans it once and not each time. */
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
  const query = async (text: string, values: readonly unknown[]) => {
    if (values.length === 0) return client.query(text);
    const name = names.of(text, values) ?? '';
    try {
      return (await sendStatements(client, [{ name, text, values }]))[0];
    } catch (error) {
      names.forgetAfter(error);
      throw error;
    }
  };
  return {
    // Nothing here reads by a cursor, which the type has as well.
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy),
  };
}
