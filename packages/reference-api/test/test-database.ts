import { sql } from 'kysely';
import pg from 'pg';
import { type Database, openDatabase } from '../src/platform/db/database.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { newDatabase } from './new-database.ts';

/** A database of a worker's own. */
interface OwnDatabase {
  readonly database: Database;
  /** Set on a PostgreSQL server only. */
  readonly url: string | undefined;
  /** Ends whatever is still done there, and removes it. */
  remove(): Promise<void>;
}

let opened = 0;

/** A migrated database for this worker: in memory, or one of its own on a PostgreSQL server. */
export async function openTestDatabase(): Promise<OwnDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  opened += 1;
  const name = `aferir_test_${process.env.VITEST_POOL_ID ?? '0'}_${opened}`;
  const url = server ? await createDatabase(server, name) : undefined;
  const database = await openDatabase(url ? { url } : { memory: true, dump: await newDatabase() });
  await migrate(database.owner);
  return {
    database,
    url,
    remove: async () => {
      if (server) await onServer(server, (client) => dropDatabase(client, name));
    },
  };
}

/** Makes an empty database on a PostgreSQL server, in place of one of that name. Its address. */
export async function createDatabase(server: string, name: string): Promise<string> {
  await onServer(server, async (client) => {
    await dropDatabase(client, name);
    await client.query(`create database ${name}`);
    // What a test has written need not outlive a power cut.
    await client.query(`alter database ${name} set synchronous_commit = off`);
  });
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Does something with a connection of its own. */
export async function onServer<T>(
  server: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Drops a database, if it is there, with whoever is connected to it. */
export async function dropDatabase(client: pg.Client, name: string): Promise<void> {
  // `with (force)` fails where autovacuum is at work in it, which a plain drop ends by itself.
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and usename = current_user',
    [name],
  );
  await client.query(`drop database if exists ${name}`);
}

/** Says in a transaction of the owner that row-level security hides nothing from it; see {@link prepareEmptying}. */
const emptyingSetting = 'aferir_test.empties';

/** Shows the owner every row, to the end of the transaction; once the database has been emptied. */
export const allRowsShown = sql`select set_config(${emptyingSetting}, 'on', true)`;

const emptying = new WeakMap<Database, Promise<void>>();

/** Empties every table and starts ids anew. */
export async function emptyDatabase(database: Database): Promise<void> {
  let preparation = emptying.get(database);
  if (!preparation) {
    preparation = prepareEmptying(database);
    emptying.set(database, preparation);
  }
  await preparation;
  await sql`select emptying.empty_tables()`.execute(database.owner);
}

/** From so many bytes on in all, or in one of them, all tables are truncated at once. */
const crowdedSize = { all: 4_000_000, one: 250_000 };

/**
 * Makes a function that empties the tables, which is planned once: row by row, children first, which
 * takes a tenth of the time of a truncation as long as there are few rows. That one stays for tables
 * whose trigger refuses a deletion, for what the test of a crowd has left behind, and for tables that
 * were analyzed: one that is then found empty in pages of deleted rows is taken for empty however much
 * comes in, and a foreign key whose check was planned for that reads all of it for each row. Autovacuum
 * analyzes when it likes, so that it is off. Row-level security binds the owner as well, so that a
 * policy of the tests lets it see all while it empties.
 */
async function prepareEmptying({ owner }: Database): Promise<void> {
  const { rows: tables } = await sql<{ name: string; isSecured: boolean; isKept: boolean }>`
    select oid::regclass::text as name, relforcerowsecurity as "isSecured",
      exists (select from pg_trigger where tgrelid = pg_class.oid and not tgisinternal
        and tgtype & ${onDelete} <> 0) as "isKept"
    from pg_class
    where relkind = 'r' and (oid = to_regclass('pgboss.job_common')
      or relnamespace = 'public'::regnamespace and relname not like 'kysely%')`.execute(owner);
  const { rows: references } = await sql<{ child: string; parent: string }>`
    select conrelid::regclass::text as child, confrelid::regclass::text as parent
    from pg_constraint where contype = 'f' and conrelid <> confrelid`.execute(owner);
  for (const { name } of tables.filter(({ isSecured }) => isSecured)) {
    await sql
      .raw(`create policy emptied_by_tests on ${name} to current_user
        using (current_setting('${emptyingSetting}', true) = 'on')`)
      .execute(owner);
  }
  for (const { name } of tables)
    await sql.raw(`alter table ${name} set (autovacuum_enabled = off)`).execute(owner);
  await letCompaniesGo(owner);
  const isKept = new Set(tables.filter((table) => table.isKept).map(({ name }) => name));
  const steps = childrenFirst(
    tables.map(({ name }) => name),
    references,
  ).map((name) =>
    isKept.has(name)
      ? `if pg_relation_size('${name}') > 0 then truncate ${name}; end if;`
      : `delete from ${name};`,
  );
  const names = tables.map(({ name }) => name);
  await sql`create schema emptying`.execute(owner);
  await sql
    .raw(`create function emptying.empty_tables() returns void language plpgsql as $$
      declare
        used record;
      begin
        perform set_config('${emptyingSetting}', 'on', true);
        if (select sum(pg_relation_size(oid)) > ${crowdedSize.all}
            or max(pg_relation_size(oid)) > ${crowdedSize.one} or bool_or(reltuples >= 0)
            from pg_class where oid = any('{${names}}'::regclass[])) then
          truncate ${names.join(', ')};
        else
          ${steps.join('\n')}
        end if;
        for used in select format('%I.%I', schemaname, sequencename)::regclass as id
          from pg_sequences where schemaname = 'public' and last_value is not null
        loop
          perform setval(used.id, 1, false);
        end loop;
      end $$`)
    .execute(owner);
}

/** The bit of `pg_trigger.tgtype` that says that a deletion fires it. */
const onDelete = 8;

/**
 * Nothing deletes a company but this, when what referred to it is gone: that each such table is asked whether it lets
 * it go was a good part of the time. Only a superuser may leave that out, as one is on the embedded engine.
 */
async function letCompaniesGo(owner: Database['owner']): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select tgname as name from pg_trigger
    where tgrelid = 'company'::regclass and tgisinternal and tgtype & ${onDelete} <> 0
      and current_setting('is_superuser') = 'on'`.execute(owner);
  for (const { name } of rows) {
    await sql`alter table company disable trigger ${sql.id(name)}`.execute(owner);
  }
}

function childrenFirst(
  names: readonly string[],
  references: readonly { child: string; parent: string }[],
): string[] {
  const left = new Set(names);
  const order: string[] = [];
  while (left.size > 0) {
    const isReferred = (name: string) =>
      references.some(({ child, parent }) => parent === name && left.has(child));
    const free = [...left].filter((name) => !isReferred(name));
    if (free.length === 0)
      throw new Error(`These tables refer in a circle: ${[...left].join(', ')}`);
    for (const name of free) left.delete(name);
    order.push(...free);
  }
  return order;
}
