// @engine both: migrations
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openMigrationTest } from './testing/migration.ts';

const test = openMigrationTest();

const run = async (statement: string) => {
  const { rows } = await test.database.inCompany(1, (db) => sql.raw(statement).execute(db));
  return rows;
};

it('numbers names that stand twice below the same department, and the managers in the order of their ids', async () => {
  await test.migrateTo('034-employee-imports');
  await run(`insert into company (id, legal_name, trade_name) values (1, 'E', 'E')`);
  await run(
    `insert into department (id, company_id, parent_id, name) values
       (11, 1, null, 'Diretoria'), (12, 1, null, 'DIRETÓRIA'), (13, 1, 11, 'Vendas'),
       (14, 1, 11, 'vendas (2)'), (15, 1, 11, 'VENDAS'), (16, 1, 12, 'Vendas')`,
  );
  await run(`insert into person (id, company_id, name) values (21, 1, 'A'), (22, 1, 'B')`);
  await run(
    `insert into department_manager (company_id, department_id, person_id)
       values (1, 11, 22), (1, 11, 21), (1, 12, 22)`,
  );
  await test.migrateTo('036-departments');

  expect(await run('select id, name, version from department order by id')).toEqual([
    { id: 11, name: 'Diretoria', version: 1 },
    { id: 12, name: 'DIRETÓRIA (2)', version: 1 },
    { id: 13, name: 'Vendas', version: 1 },
    { id: 14, name: 'vendas (2)', version: 1 },
    { id: 15, name: 'VENDAS (2) (2)', version: 1 },
    { id: 16, name: 'Vendas', version: 1 },
  ]);
  expect(
    await run(`select department_id, person_id, sort_order from department_manager
      order by department_id, sort_order`),
  ).toEqual([
    { department_id: 11, person_id: 21, sort_order: 0 },
    { department_id: 11, person_id: 22, sort_order: 1 },
    { department_id: 12, person_id: 22, sort_order: 0 },
  ]);
  const tables = ['department', 'department_manager'];
  expect(await test.forcedTables(tables)).toEqual(tables);
});

it('keeps names apart below one department and at the top, once a change is at its end', async () => {
  await test.migrateTo('036-departments');
  await run(`insert into company (id, legal_name, trade_name) values (1, 'E', 'E')`);
  await run(`insert into department (id, company_id, name) values (11, 1, 'Técnica')`);
  const insert = (name: string, parent: string) =>
    run(`insert into department (company_id, name, parent_id) values (1, '${name}', ${parent})`);
  await expect(insert('TECNICA', 'null')).rejects.toThrow('department_name_unique');
  await insert('TECNICA', '11');
  await expect(insert('tecnica', '11')).rejects.toThrow('department_name_unique');

  await test.database.inCompany(1, async (db) => {
    await sql`update department set parent_id = null where parent_id = 11`.execute(db);
    await sql`delete from department where id = 11`.execute(db);
  });
  expect(await run('select name, parent_id from department')).toEqual([
    { name: 'TECNICA', parent_id: null },
  ]);
});
