// @engine both: migrations
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openMigrationTest } from './testing/migration.ts';

const test = openMigrationTest();

const run = (id: number, statement: string) =>
  test.database.inCompany(id, (db) => sql.raw(statement).execute(db));

async function stored(id: number) {
  const { rows } = await test.database.inCompany(id, (db) =>
    sql`select taxpayer_kind, is_example, is_confirmed, mails_reports from company`.execute(db),
  );
  return rows;
}

it('takes companies with a tax id for examples, and those without for unconfirmed', async () => {
  await test.migrateTo('023-callers-by-view');
  const columns = 'insert into company (id, legal_name, trade_name, tax_id) values';
  await run(1, `${columns} (1, 'E', 'E', '12ABC34501DE35')`);
  await run(2, `${columns} (2, 'P', 'P', null)`);
  await test.migrateTo('024-company-data');

  expect(await stored(1)).toEqual([
    { taxpayer_kind: 'J', is_example: true, is_confirmed: true, mails_reports: true },
  ]);
  expect(await stored(2)).toEqual([
    { taxpayer_kind: null, is_example: false, is_confirmed: false, mails_reports: true },
  ]);
  expect(await test.forcedTables(['company'])).toEqual(['company']);
});

it('lets a natural person be known by the responsible person alone', async () => {
  await test.migrateTo('024-company-data');
  const insert = (legal: string, trade: string) =>
    run(
      1,
      `insert into company (id, taxpayer_kind, legal_name, trade_name, responsible_name)
         values (1, 'F', '${legal}', '${trade}', 'Rita')`,
    );
  await expect(insert('Rita', 'Padaria')).rejects.toThrow('company_named_by_person');
  await expect(insert('Rita', 'Rita')).resolves.toBeDefined();
});
