import { isDeepStrictEqual } from 'node:util';
import { type Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration';
import { migrations } from './migrations/index.ts';
import type { DatabaseSchema } from './schema.ts';

/** Brings the database up to date. Several processes may call it at once; one does the work. */
export async function migrate(db: Kysely<DatabaseSchema>): Promise<void> {
  if (await isUpToDate(db)) return;
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) {
    throw new Error('A migração do banco de dados falhou.', { cause: error });
  }
}

/** Whether every migration has run, and no other: the migrator would first read the whole catalog of the database. */
async function isUpToDate(db: Kysely<DatabaseSchema>): Promise<boolean> {
  const table = sql.table(DEFAULT_MIGRATION_TABLE);
  const { rows: tables } = await sql<{ isThere: boolean }>`
    select to_regclass(${DEFAULT_MIGRATION_TABLE}) is not null as "isThere"`.execute(db);
  if (!tables[0]?.isThere) return false;
  const { rows } = await sql<{ name: string }>`select name from ${table}`.execute(db);
  return isDeepStrictEqual(new Set(rows.map(({ name }) => name)), new Set(Object.keys(migrations)));
}
