// @engine both: migrations
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openMigrationTest } from './testing/migration.ts';

const test = openMigrationTest();

const run = (id: number, statement: string) =>
  test.database.inCompany(id, (db) => sql.raw(statement).execute(db));

const read = async (id: number, statement: string) => (await run(id, statement)).rows;

it("moves the seniority that most people of a position have to it, each company's own", async () => {
  await test.migrateTo('027-recovery-and-trials');
  for (const id of [1, 2]) {
    await run(id, `insert into company (id, legal_name, trade_name) values (${id}, 'E', 'E')`);
  }
  await run(
    1,
    `insert into seniority (id, company_id, name) values (11, 1, 'Pleno'), (12, 1, 'Sênior')`,
  );
  await run(
    1,
    `insert into position (id, company_id, name) values (21, 1, 'Analista'), (22, 1, 'Vago')`,
  );
  await run(
    1,
    `insert into person (company_id, name, position_id, seniority_id) values
       (1, 'A', 21, 11), (1, 'B', 21, 12), (1, 'C', 21, 12), (1, 'D', 21, null), (1, 'E', null, 11)`,
  );
  await test.migrateTo('028-positions');

  expect(
    await read(1, 'select id, seniority_id, salary_cents, version from position order by id'),
  ).toEqual([
    { id: 21, seniority_id: 12, salary_cents: null, version: 1 },
    { id: 22, seniority_id: null, salary_cents: null, version: 1 },
  ]);
  expect(await read(1, 'select name from seniority order by id')).toHaveLength(2);
  expect(await read(2, 'select name from seniority order by sort_order')).toEqual(
    ['Estágio', 'Júnior', 'Pleno', 'Sênior', 'Especialista', 'Gestão'].map((name) => ({ name })),
  );
  const tables = ['company', 'person', 'position', 'seniority'];
  expect(await test.forcedTables(tables)).toEqual(tables);
});

it('keeps names apart whatever accents and case, and salaries above nothing', async () => {
  await test.migrateTo('028-positions');
  await run(1, `insert into company (id, legal_name, trade_name) values (1, 'E', 'E')`);
  const insert = (name: string, cents = '1') =>
    run(1, `insert into position (company_id, name, salary_cents) values (1, '${name}', ${cents})`);
  await insert('Técnico');
  await expect(insert('TECNICO')).rejects.toThrow('position_name_unique');
  await expect(insert('Outro', '0')).rejects.toThrow('salary_cents');
});
