import { DummyDriver, type Kysely, PostgresDialect, type QueryResult, Transaction } from 'kysely';
import pg from 'pg';
import { readingBinding } from './binding.ts';
import type { DatabaseSchema } from './schema.ts';
import type { StatementNames } from './statement-names.ts';

/** For whom a statement runs: to read what one company may see, or as the owner. */
export type Reader = { readonly companyId: number } | 'owner';

/** A statement with its parameters. */
interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** Runs a statement, prepared, in a transaction of its own: one message there and one back. */
export type SingleStatements = (
  statement: Statement,
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
    executeQuery: async <Row>(query: Statement) =>
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

/** Single statements over a pool of connections to PostgreSQL. */
export function pooledStatements(pool: pg.Pool, names: StatementNames): SingleStatements {
  const ableToBind = new WeakSet<pg.PoolClient>();
  const read = async (client: pg.PoolClient, config: pg.QueryConfig, companyId: number) => {
    if (!ableToBind.has(client)) {
      await client.query({ ...readingBinding, values: [''] });
      ableToBind.add(client);
    }
    return queryBound(client, config, companyId);
  };
  return async ({ sql: text, parameters }, reader) => {
    const name = names.of(text, parameters);
    const config = {
      text,
      values: [...parameters],
      queryMode: 'extended' as const,
      ...(name && { name }),
    };
    const client = await pool.connect();
    try {
      if (reader === 'owner') return await client.query(config);
      return await read(client, config, reader.companyId);
    } catch (error) {
      names.forgetAfter(error);
      throw error;
    } finally {
      client.release();
    }
  };
}

function queryBound(
  client: pg.PoolClient,
  config: pg.QueryConfig,
  companyId: number,
): Promise<pg.QueryResult> {
  return new Promise((resolve, reject) => {
    const done = (error: Error | null, results: unknown) => {
      if (error) reject(error);
      // The first is of the binding.
      else resolve((results as pg.QueryResult[])[1] as pg.QueryResult);
    };
    client.query(new BoundQuery(config, companyId, done));
  });
}

/** What of a query of `pg` its types leave out. */
interface SubmittedQuery extends pg.Submittable {
  prepare(connection: Connection): void;
}

interface Connection {
  bind(message: { statement: string; values: readonly string[] }): void;
  execute(message: object): void;
}

type Done = (error: Error | null, results: unknown) => void;

const Query = pg.Query as unknown as new (
  config: pg.QueryConfig,
  values: undefined,
  done: Done,
) => SubmittedQuery;

/** A query behind its binding, and both in one message: so they are one transaction without saying so. */
class BoundQuery extends Query {
  readonly #companyId: number;

  constructor(config: pg.QueryConfig, companyId: number, done: Done) {
    super(config, undefined, done);
    this.#companyId = companyId;
  }

  override prepare(connection: Connection): void {
    connection.bind({ statement: readingBinding.name, values: [String(this.#companyId)] });
    connection.execute({});
    super.prepare(connection);
  }
}
