import { types } from '@electric-sql/pglite';
import {
  CompiledQuery,
  Kysely,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
} from 'kysely';
import pg from 'pg';
import { opening } from './binding.ts';
import type { Engine } from './engine.ts';
import { openConnections } from './open-connections.ts';
import { preparingPool } from './preparing-pool.ts';
import { readTimestamp } from './read-timestamp.ts';
import type { DatabaseSchema } from './schema.ts';
import { pooledStatements } from './single-statements.ts';
import { createStatementNames } from './statement-names.ts';

const { INT8: int8, DATE: date, TIMESTAMPTZ: timestamp } = types;
/** The id of the type `int8[]`, which the embedded engine needs no parser for. */
const int8s: number = 1016;

/** Opens connections to a server, which are to know some statements from the beginning. */
export function openPostgres(url: string, statements: readonly string[]): Engine {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    // What is open stays so: the next rush need not wait for new ones.
    idleTimeoutMillis: 0,
    keepAlive: true,
    connectionTimeoutMillis: 5000,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') => {
        if (oid === int8) return Number;
        if (oid === int8s) {
          const texts = pg.types.getTypeParser(oid);
          return (text: string) => (texts(text) as string[]).map(Number);
        }
        if (oid === date) return String;
        if (oid === timestamp && format !== 'binary') {
          const otherwise = pg.types.getTypeParser(oid);
          return (text: string) => readTimestamp(text, otherwise);
        }
        return format === 'binary'
          ? pg.types.getTypeParser(oid, 'binary')
          : pg.types.getTypeParser(oid);
      },
    },
  });
  // A connection that breaks fails its query and is replaced at the next one. It also tells of it as
  // an event, idle or in use, and an event that nobody handles ends the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const names = createStatementNames();
  return {
    owner: new Kysely<DatabaseSchema>({ dialect: new PostgresDialect({ pool }) }),
    requests: new Kysely<DatabaseSchema>({
      dialect: new RequestDialect({ pool: preparingPool(pool, names) }),
    }),
    single: pooledStatements(pool, names),
    begin: (companyId) => CompiledQuery.raw(opening.text, opening.parametersOf(companyId)),
    warmUp: () => openConnections(pool, names, statements),
  };
}

/** Leaves `begin` to the message that says whose the transaction is as well. */
class RequestDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver() {
    return new RequestDriver(this.#config);
  }
}

class RequestDriver extends PostgresDriver {
  override async beginTransaction() {}
}
