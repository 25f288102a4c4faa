// @engine both: migrations
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openMigrationTest } from './testing/migration.ts';

const test = openMigrationTest();

it('folds the names and addresses that are there, and those that change later', async () => {
  await test.migrateTo('007-bound-links');
  for (const id of [1, 2]) {
    await test.database.inCompany(id, async (db) => {
      await sql`insert into company (id, legal_name, trade_name) values (${id}, 'E', 'E')`.execute(
        db,
      );
      await sql`insert into person (company_id, name, email)
        values (${id}, 'ÉRICA Conceição', ${`érica@e${id}.example`})`.execute(db);
    });
  }
  await test.migrateTo('009-lists-of-people');

  for (const id of [1, 2]) {
    await test.database.inCompany(id, async (db) => {
      const read = () =>
        db.selectFrom('person').select(['search_name', 'search_email']).executeTakeFirst();
      expect(await read()).toEqual({
        search_name: 'erica conceicao',
        search_email: `erica@e${id}.example`,
      });
      await db.updateTable('person').set({ name: 'Álvaro', email: null }).execute();
      expect(await read()).toEqual({ search_name: 'alvaro', search_email: null });
    });
  }
});
