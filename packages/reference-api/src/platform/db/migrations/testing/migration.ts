import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterEach, beforeEach } from 'vitest';
import { newDatabase } from '../../../../../test/new-database.ts';
import { createDatabase } from '../../../../../test/test-database.ts';
import { type Database, openDatabase } from '../../database.ts';
import { migrations } from '../index.ts';

/** An empty database before each test, to be brought to one migration after another. */
export interface MigrationTest {
  readonly database: Database;
  /** Migrates up to a migration, by its name. */
  migrateTo(name: string): Promise<void>;
  /** Of some tables those whose rows are kept apart from their owner too. */
  forcedTables(tables: readonly string[]): Promise<string[]>;
}

/** Gives a test file of one migration its databases. */
export function openMigrationTest(): MigrationTest {
  let database: Database;

  beforeEach(async () => {
    const server = process.env.TEST_DATABASE_URL;
    const name = `aferir_migration_${process.env.VITEST_POOL_ID ?? '0'}`;
    database = await openDatabase(
      server
        ? { url: await createDatabase(server, name) }
        : { memory: true, dump: await newDatabase() },
    );
  });

  afterEach(() => database.close());

  return {
    get database() {
      return database;
    },
    async migrateTo(name) {
      const provider = { getMigrations: () => Promise.resolve(migrations) };
      const { error } = await new Migrator({ db: database.owner, provider }).migrateTo(name);
      if (error) throw error;
    },
    async forcedTables(tables) {
      const { rows } = await sql<{ name: string }>`
        select relname as name from pg_class
        where relforcerowsecurity and relname in (${sql.join(tables)})
        order by relname`.execute(database.owner);
      return rows.map(({ name }) => name);
    },
  };
}
