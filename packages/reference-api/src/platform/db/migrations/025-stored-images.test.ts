// @engine both: migrations
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openMigrationTest } from './testing/migration.ts';

const test = openMigrationTest();

it('knows the photos that people have sent before, in each company', async () => {
  await test.migrateTo('024-company-data');
  for (const id of [1, 2]) {
    await test.database.inCompany(id, async (db) => {
      const statements = [
        `insert into company (id, legal_name, trade_name) values (${id}, 'E', 'E')`,
        `insert into person (company_id, name, photo_url) values
           (${id}, 'A', '/arquivos/4Xn1cT0qk2yV8sJm5RZbL${id}.webp'),
           (${id}, 'B', '/exemplos/b.svg'), (${id}, 'C', null)`,
      ];
      for (const statement of statements) await sql.raw(statement).execute(db);
    });
  }
  await test.migrateTo('025-stored-images');

  for (const id of [1, 2]) {
    const { rows } = await test.database.inCompany(id, (db) =>
      sql`select name, purpose, attached_at is not null as is_attached from stored_image`.execute(
        db,
      ),
    );
    const name = `4Xn1cT0qk2yV8sJm5RZbL${id}.webp`;
    expect(rows).toEqual([{ name, purpose: 'person', is_attached: true }]);
  }
  expect(await test.forcedTables(['person', 'stored_image'])).toEqual(['person', 'stored_image']);
});
