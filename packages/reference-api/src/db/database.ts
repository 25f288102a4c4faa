import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { PGlite, types as pgliteTypes } from '@electric-sql/pglite';
import {
  CompiledQuery,
  Kysely,
  PGliteDialect,
  type PGliteDialectConfig,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  sql,
  type Transaction,
} from 'kysely';
import pg from 'pg';
import { overloaded } from '../errors/failures.ts';
import { StartError } from '../runtime/start-error.ts';
import { companyBinding, opening, transactionBinding } from './binding.ts';
import { sharingTheThread } from './embedded-engine.ts';
import { compileEngine } from './engine-code.ts';
import { beginDatabase } from './new-database.ts';
import { openConnections } from './open-connections.ts';
import { createPreparedQueries } from './prepared-queries.ts';
import { preparingPool } from './preparing-pool.ts';
import { readTimestamp } from './read-timestamp.ts';
import type { DatabaseSchema } from './schema.ts';
import { pooledStatements, readingQueries, type SingleStatements } from './single-statements.ts';
import { createStatementNames } from './statement-names.ts';

/** One transaction. What it may see was decided when it began. */
export type Db = Transaction<DatabaseSchema>;

/** The database, whichever engine is behind it. */
export interface Database {
  /** Set on the embedded engine only. */
  readonly pglite: PGlite | undefined;
  /** Runs as the owner: for migrations, health and jobs, never for what a request reads or writes. */
  readonly owner: Kysely<DatabaseSchema>;
  /**
   * One transaction that sees one company's rows only. Keep it short: on the embedded engine it
   * holds up everything else, and a query outside of it, made from inside, would wait forever.
   */
  inCompany<T>(companyId: number, work: (db: Db) => Promise<T>): Promise<T>;
  /**
   * Queries that read one company's rows, each in a message and a transaction of its own: they see
   * what others have changed meanwhile, and the database refuses to change or lock anything for them.
   */
  reading<T>(companyId: number, work: (db: Db) => Promise<T>): Promise<T>;
  /**
   * The row that a view has of one credential, before its company is known. One statement,
   * outside of any transaction. 503 when so much waits for the database already that the caller
   * should come again: it is what a request asks first, so nothing is left half done.
   */
  findCaller<Row>(name: CallerLookUp, ...parameters: readonly unknown[]): Promise<Row | undefined>;
  /** One transaction that sees no company's rows: for look-ups by id function and throttles. */
  inPlatform<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /**
   * One transaction that makes a company: it draws an id, and `work` sees that company's rows. What
   * was drawn is gone even when the transaction is undone, so what may refuse it goes into `claim`,
   * which comes first and sees no company's rows.
   */
  inNewCompany<T>(
    work: (db: Db, companyId: number) => Promise<T>,
    claim?: (db: Db) => Promise<void>,
  ): Promise<T>;
  /** Runs `work` while no other process runs its own: for what a start does once for all. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  /** Gets ready for many requests at once; fails when the database does not give all connections. */
  warmUp(): Promise<void>;
  /** Fails when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** The views that say what a credential stands for. */
export type CallerLookUp = keyof typeof callerLookUps;

const callerLookUps = {
  link_caller: 'select * from link_caller where token_hash = $1',
  session_caller: 'select * from session_caller where session_id = $1 and company_id = $2',
} as const;

/**
 * Where the database is: a PostgreSQL address, a folder, or memory alone, where it may begin as a
 * dump of the embedded engine.
 */
export type DatabaseLocation = { url: string } | { folder: string } | InMemory;

interface InMemory {
  memory: true;
  dump?: Blob;
}

/** Opens the database without migrating it. */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  return 'url' in location ? connectPostgres(location.url) : openEmbedded(location);
}

async function connectPostgres(url: string): Promise<Database> {
  const database = openPostgres(url);
  try {
    await database.ping();
    return database;
  } catch (error) {
    await database.close();
    const { host, pathname } = new URL(url);
    const { message, code } = error as Error & { code?: string };
    throw new StartError(
      `Não foi possível conectar ao banco de dados ${host}${pathname}, de DATABASE_URL: ${message || code}.`,
      { cause: error },
    );
  }
}

const int8 = pgliteTypes.INT8;
const date = pgliteTypes.DATE;
const timestamp = pgliteTypes.TIMESTAMPTZ;

const startParams = [
  ...PGlite.defaultStartParams,
  // Filled with zeros at each start: half a second for the usual 128 MB.
  ...['-c', 'shared_buffers=32MB'],
  // Else a new file of the log is filled with zeros first, 16 MB at once, while all requests wait.
  ...['-c', 'wal_init_zero=off'],
];

async function openEmbedded(location: { folder: string } | InMemory): Promise<Database> {
  const parsers = { [int8]: Number, [date]: String };
  const options = { parsers, startParams, pgliteWasmModule: await compileEngine() };
  let pglite: PGlite;
  if ('folder' in location) {
    const folder = path.join(location.folder, 'database');
    await mkdir(location.folder, { recursive: true, mode: 0o700 });
    await beginDatabase(folder);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    pglite = await PGlite.create(folder, options);
  } else {
    const { dump } = location;
    pglite = await PGlite.create({ ...options, ...(dump && { loadDataDir: dump }) });
  }
  const { engine, single } = sharingTheThread(pglite, createPreparedQueries(pglite));
  const over = (pglite: PGliteDialectConfig['pglite']) =>
    new Kysely<DatabaseSchema>({ dialect: new PGliteDialect({ pglite }) });
  return databaseOver({
    owner: over(engine()),
    requests: over(engine('prepared')),
    single,
    begin: (companyId) => CompiledQuery.raw(transactionBinding(companyId)),
    pglite,
  });
}

function openPostgres(url: string): Database {
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
  return databaseOver({
    owner: new Kysely<DatabaseSchema>({ dialect: new PostgresDialect({ pool }) }),
    requests: new Kysely<DatabaseSchema>({
      dialect: new RequestDialect({ pool: preparingPool(pool, names) }),
    }),
    single: pooledStatements(pool, names),
    begin: (companyId) => CompiledQuery.raw(opening.text, opening.parametersOf(companyId)),
    warmUp: () => openConnections(pool, names, Object.values(callerLookUps)),
  });
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

/**
 * Look-ups and transactions that wait or run, at which a request is turned away: seconds of work for
 * either engine on two cores.
 */
export const mostPending = 600;

interface Engine {
  readonly owner: Kysely<DatabaseSchema>;
  /** The same connections, for transactions of requests. */
  readonly requests: Kysely<DatabaseSchema>;
  /** The same connections, for statements that need no more than one transaction each. */
  readonly single: SingleStatements;
  /** Asked first in such a transaction. */
  readonly begin: (companyId: number | undefined) => CompiledQuery;
  /** @default there is nothing to be done */
  readonly warmUp?: () => Promise<void>;
  readonly pglite?: PGlite;
}

function databaseOver({ owner, requests, single, begin, warmUp, pglite }: Engine): Database {
  let pending = 0;
  const counted = async <T>(work: () => Promise<T>): Promise<T> => {
    pending += 1;
    try {
      return await work();
    } finally {
      pending -= 1;
    }
  };
  const transaction = <T>(companyId: number | undefined, work: (db: Db) => Promise<T>) =>
    counted(() =>
      requests.transaction().execute(async (db) => {
        await db.executeQuery(begin(companyId));
        return work(db);
      }),
    );
  return {
    pglite,
    owner,
    inCompany: (companyId, work) => transaction(companyId, work),
    reading: (companyId, work) => counted(() => work(readingQueries(requests, single, companyId))),
    findCaller: async <Row>(name: CallerLookUp, ...parameters: readonly unknown[]) => {
      if (pending >= mostPending) throw overloaded();
      const { rows } = await counted(() =>
        single({ sql: callerLookUps[name], parameters }, 'owner'),
      );
      return rows[0] as Row | undefined;
    },
    inPlatform: (work) => transaction(undefined, work),
    inNewCompany: (work, claim) =>
      transaction(undefined, async (db) => {
        await claim?.(db);
        const id = await drawCompanyId(db);
        await sql.raw(companyBinding(id)).execute(db);
        return work(db, id);
      }),
    exclusively: (work) => (pglite ? work() : holdingLock(owner, work)),
    warmUp: async () => warmUp?.(),
    ping: async () => {
      await sql`select 1`.execute(owner);
    },
    close: () => owner.destroy(),
  };
}

async function drawCompanyId(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('company', 'id')) as id`.execute(db);
  return rows[0]?.id ?? 0;
}

/** Names the lock among those that may be taken in the database. */
const startLock = 4_242_001;

function holdingLock<T>(owner: Kysely<DatabaseSchema>, work: () => Promise<T>): Promise<T> {
  return owner.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${startLock})`.execute(connection);
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(${startLock})`.execute(connection);
    }
  });
}
