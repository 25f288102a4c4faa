import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/** Statements with more parameters are bulk ones: their text seldom comes twice. */
const mostParameters = 24;

/** How many statements are prepared: each connection keeps a plan for every one of them. */
const mostStatements = 400;

/** A pool whose connections prepare what they run, so that the engine plans it once and not each time. */
export function preparingPool(pool: pg.Pool): PostgresPool {
  const names = createStatementNames();
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
    const name = names.of(text, values);
    try {
      return await client.query({ text, values: [...values], ...(name && { name }) });
    } catch (error) {
      if (isOutdatedPlan(error)) names.forget();
      throw error;
    }
  };
  return {
    // Nothing here reads by a cursor, which the type has as well.
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy),
  };
}

interface StatementNames {
  /** The name to prepare a statement under; none when it is not worth it. */
  of(text: string, values: readonly unknown[]): string | undefined;
  /** Has every statement prepared anew. */
  forget(): void;
}

function createStatementNames(): StatementNames {
  const names = new Map<string, string>();
  let count = 0;
  return {
    of: (text, { length }) => {
      if (length === 0 || length > mostParameters) return undefined;
      const known = names.get(text);
      if (known || names.size >= mostStatements) return known;
      count += 1;
      names.set(text, `aferir_${count}`);
      return names.get(text);
    },
    forget: () => names.clear(),
  };
}

/** Whether a table has changed under a statement, as by the migration of a newer process. */
function isOutdatedPlan(error: unknown): boolean {
  return (error as Partial<pg.DatabaseError>)?.routine === 'RevalidateCachedQuery';
}
