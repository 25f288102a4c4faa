import { sql } from 'kysely';
import pg from 'pg';
import { type Database, openDatabase } from '../src/db/database.ts';
import { migrate } from '../src/db/migrate.ts';

/** A migrated database for this worker: in memory, or one of its own on a PostgreSQL server. */
export async function openTestDatabase(): Promise<{ database: Database; url: string | undefined }> {
  const server = process.env.TEST_DATABASE_URL;
  const name = `aferir_test_${process.env.VITEST_POOL_ID ?? '0'}`;
  const url = server ? await createDatabase(server, name) : undefined;
  const database = await openDatabase(url ? { url } : { memory: true });
  await migrate(database.owner);
  return { database, url };
}

/** Makes an empty database on a PostgreSQL server, in place of one of that name. Its address. */
export async function createDatabase(server: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Empties every table and starts ids anew. */
export async function emptyDatabase({ owner }: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
    where (schemaname = 'public' and tablename not like 'kysely%')
       or (schemaname = 'pgboss' and tablename = 'job_common')`.execute(owner);
  await sql
    .raw(`truncate ${rows.map((row) => row.name).join(', ')} restart identity cascade`)
    .execute(owner);
}
