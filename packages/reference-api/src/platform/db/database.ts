import type { PGlite } from '@electric-sql/pglite';
import { type Kysely, sql, type Transaction } from 'kysely';
import { overloaded } from '../errors/failures.ts';
import { StartError } from '../errors/start-error.ts';
import { companyBinding } from './binding.ts';
import type { Engine } from './engine.ts';
import { type EmbeddedLocation, openEmbedded } from './open-embedded.ts';
import { openPostgres } from './open-postgres.ts';
import type { DatabaseSchema } from './schema.ts';
import { readingQueries } from './single-statements.ts';

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
export type DatabaseLocation = { url: string } | EmbeddedLocation;

/** Opens the database without migrating it. */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  if ('url' in location) return connectPostgres(location.url);
  return databaseOver(await openEmbedded(location));
}

async function connectPostgres(url: string): Promise<Database> {
  const database = databaseOver(openPostgres(url, Object.values(callerLookUps)));
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

/**
 * Look-ups and transactions that wait or run, at which a request is turned away: seconds of work for
 * either engine on two cores.
 */
export const mostPending = 600;

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
