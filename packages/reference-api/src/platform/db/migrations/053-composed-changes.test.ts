// @engine both: migrations, and each has a normalization of its own
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openMigrationTest } from './testing/migration.ts';

const test = openMigrationTest();

const run = async (statement: string) => {
  const { rows } = await test.database.inCompany(1, (db) => sql.raw(statement).execute(db));
  return rows;
};

it('composes the names that an undo puts back', async () => {
  await test.migrateTo('052-registration-numbers');
  const decomposed = 'Ac\u0327a\u0303o\u200b';
  const before = { name: decomposed, parentId: null, managerIds: [7] };
  await run(`insert into company (id, legal_name, trade_name) values (1, 'E', 'E')`);
  await run(
    `insert into staff_user (id, company_id, name, login, password_hash)
     values (2, 1, 'Ana', 'ana@e.example', 'x')`,
  );
  await run(
    `insert into organization_change (id, company_id, staff_user_id, right_taken, description, created_at)
     values (3, 1, 2, 'alterar', 'Renomeou', now())`,
  );
  await run(
    `insert into organization_change_item
       (company_id, change_id, kind, item_id, before, version_before, version_after) values
       (1, 3, 'department', 4, '${JSON.stringify(before)}', 1, 2),
       (1, 3, 'department', 5, null, null, 1),
       (1, 3, 'person', 6, '{"departmentId": 4}', 1, 2)`,
  );
  await test.migrateTo('053-composed-changes');
  expect(await run('select before from organization_change_item order by item_id')).toEqual([
    { before: { ...before, name: 'Ação' } },
    { before: null },
    { before: { departmentId: 4 } },
  ]);
  expect(await test.forcedTables(['organization_change_item'])).toEqual([
    'organization_change_item',
  ]);
});
