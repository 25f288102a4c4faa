import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations/index.ts';
import type { DatabaseSchema } from './schema.ts';

/** Brings the database up to date. Several processes may call it at once; one does the work. */
export async function migrate(db: Kysely<DatabaseSchema>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) {
    throw new Error('A migração do banco de dados falhou.', { cause: error });
  }
}
