// @engine both: migrations
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openMigrationTest } from './testing/migration.ts';

const test = openMigrationTest();

it('keeps the order of the codes, and one competency for a code whatever its case', async () => {
  await test.migrateTo('029-person-versions');
  const run = (statement: string) =>
    test.database.inCompany(1, (db) => sql.raw(statement).execute(db));
  await run(`insert into company (id, legal_name, trade_name) values (1, 'E', 'E')`);
  await run(
    `insert into performance_competency (company_id, code, name) values (1, 'C2', 'B'), (1, 'C1', 'A')`,
  );
  await test.migrateTo('031-competency-order');
  const { rows } = await run('select code, sort_order from performance_competency order by code');
  expect(rows).toEqual([
    { code: 'C1', sort_order: 0 },
    { code: 'C2', sort_order: 1 },
  ]);
  const again = run(
    `insert into performance_competency (company_id, code, name) values (1, 'c1', 'A')`,
  );
  await expect(again).rejects.toThrow('performance_competency_code_unique');
  expect(await test.forcedTables(['performance_competency'])).toEqual(['performance_competency']);
});
