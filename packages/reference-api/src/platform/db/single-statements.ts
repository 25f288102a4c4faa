import { DummyDriver, type Kysely, PostgresDialect, type QueryResult, Transaction } from 'kysely';
import pg from 'pg';
import { readingBinding } from './binding.ts';
import type { DatabaseSchema } from './schema.ts';
import { type Statement, type StatementResult, sendStatements } from './statement-message.ts';
import type { StatementNames } from './statement-names.ts';

/** For whom a statement runs: to read what one company may see, or as the owner. */
export type Reader = { readonly companyId: number } | 'owner';

/** A query as it was compiled. */
interface Query {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** Runs a statement that changes nothing, prepared: one message there and one back. */
export type SingleStatements = (
  query: Query,
  reader: Reader,
) => Promise<{ readonly rows: object[] }>;

const dialect = new PostgresDialect({ pool: () => Promise.reject(new Error('Nothing opens it.')) });
const props = { config: { dialect }, dialect, driver: new DummyDriver() };

/** Queries that each run by themselves and read one company's rows. */
export function readingQueries(
  requests: Kysely<DatabaseSchema>,
  run: SingleStatements,
  companyId: number,
): Transaction<DatabaseSchema> {
  const connection = {
    executeQuery: async <Row>(query: Query) =>
      (await run(query, { companyId })) as QueryResult<Row>,
    streamQuery: () => {
      throw new Error('A reading is not streamed.');
    },
  };
  const executor = requests.getExecutor().withConnectionProvider({
    provideConnection: (consumer) => consumer(connection),
  });
  return new Transaction({ ...props, executor });
}

/** Look-ups that share a message at most: one connection works them off one after the other. */
const mostTogether = 16;

/**
 * Single statements over a pool of connections to PostgreSQL. Those of the owner are look-ups of
 * credentials, as short as the message is dear: what is asked in one turn of the event loop shares one.
 */
export function pooledStatements(pool: pg.Pool, names: StatementNames): SingleStatements {
  const send = async (queries: readonly Query[], ahead: readonly Statement[]) => {
    const statements = queries.map(({ sql: text, parameters: values }) => ({
      name: names.of(text, values) ?? '',
      text,
      values,
    }));
    const client = await pool.connect();
    try {
      const results = await sendStatements(client, [...ahead, ...statements]);
      return results.slice(ahead.length);
    } catch (error) {
      names.forgetAfter(error);
      throw error;
    } finally {
      client.release();
    }
  };
  const lookUp = together((queries: readonly Query[]) => send(queries, []));
  return async (query, reader) => {
    if (reader === 'owner') return lookUp(query);
    const binding = { ...readingBinding, values: [String(reader.companyId)] };
    return (await send([query], [binding]))[0] as StatementResult;
  };
}

interface Asked {
  readonly query: Query;
  readonly resolve: (result: StatementResult) => void;
  readonly reject: (error: unknown) => void;
}

/** Gathers what is asked in one turn of the event loop. Where one spoils it for the others, each goes alone. */
function together(
  send: (queries: readonly Query[]) => Promise<StatementResult[]>,
): (query: Query) => Promise<StatementResult> {
  let waiting: Asked[] = [];

  const settle = async (asked: readonly Asked[]): Promise<void> => {
    try {
      const results = await send(asked.map(({ query }) => query));
      for (const [index, { resolve }] of asked.entries())
        resolve(results[index] as StatementResult);
    } catch (error) {
      const isOfOne = error instanceof pg.DatabaseError && asked.length > 1;
      if (isOfOne) for (const one of asked) settle([one]);
      else for (const { reject } of asked) reject(error);
    }
  };

  const sendAll = () => {
    const asked = waiting;
    waiting = [];
    for (let from = 0; from < asked.length; from += mostTogether) {
      settle(asked.slice(from, from + mostTogether));
    }
  };

  return (query) =>
    new Promise((resolve, reject) => {
      // What has arrived in this turn is read before.
      if (waiting.length === 0) setImmediate(sendAll);
      waiting.push({ query, resolve, reject });
    });
}
