import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { opening, waitingMark } from './binding.ts';
import { type Statement, sendStatements } from './statement-message.ts';
import type { StatementNames } from './statement-names.ts';

/**
 * A pool whose connections prepare what they run, so that the engine plans it once and not each time,
 * and send the beginning of a transaction with its first query, and what nobody waits for with the
 * next one or the end.
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

const commit: Statement = { name: 'aferir_commit', text: 'commit', values: [] };

function preparingClient(client: pg.PoolClient, names: StatementNames): PostgresPoolClient {
  /** What has not been sent yet. */
  let ahead: readonly Statement[] = [];
  /** How far the transaction is: nothing but its beginning waits, or a change as well, or it was sent. */
  let state: 'asked for' | 'waited for' | 'begun' = 'asked for';

  const send = async (statements: readonly Statement[]) => {
    const sent = [...ahead, ...statements];
    ahead = [];
    state = 'begun';
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
      state = 'asked for';
      return { rows: [] };
    }
    if (text === commit.text && state !== 'asked for') return send([commit]);
    if (text === 'commit' || text === 'rollback') {
      ahead = [];
      return state === 'begun' ? client.query(text) : { rows: [], command: text.toUpperCase() };
    }
    if (values.length === 0) {
      if (ahead.length > 0) await send([]);
      return client.query(text);
    }
    const statement = { name: names.of(text, values) ?? '', text, values };
    if (!text.startsWith(waitingMark)) return send([statement]);
    ahead = [...ahead, statement];
    if (state === 'asked for') state = 'waited for';
    return { rows: [] };
  };
  return {
    // Nothing here reads by a cursor, which the type has as well.
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy),
  };
}
