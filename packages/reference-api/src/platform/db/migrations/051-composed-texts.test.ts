// @engine both: migrations, and each has a normalization of its own
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openMigrationTest } from './testing/migration.ts';

const test = openMigrationTest();

const run = async (statement: string) => {
  const { rows } = await test.database.inCompany(1, (db) => sql.raw(statement).execute(db));
  return rows;
};

const decomposed = (text: string) => text.normalize('NFD');

async function migrateWith(...statements: readonly string[]) {
  await test.migrateTo('050-confirmed-addresses');
  await run(
    `insert into company (id, legal_name, trade_name) values (1, 'E', '${decomposed('Pão')}\u200b')`,
  );
  for (const statement of statements) await run(statement);
  await test.migrateTo('051-composed-texts');
}

it('composes what is there, takes what nobody sees out of it, and folds names anew', async () => {
  await migrateWith(
    `insert into person (id, company_id, name, email) values
       (11, 1, '${decomposed('Šárka Nguyễn')}', 'a@e.example'),
       (12, 1, 'Ana\u00a0\u00adLima\u200e', null), (13, 1, 'Ana Lima', null)`,
    `insert into position (id, company_id, name, description) values
       (21, 1, 'Cargo', '${decomposed('Faz pão.')}\r\n\u2028👩\u200d👧 می\u200cخواهم 1\ufe0f\u20e3 a\u200db')`,
  );
  expect(await run('select trade_name from company')).toEqual([{ trade_name: 'Pão' }]);
  expect(await run('select name, search_name, search_email from person order by id')).toEqual([
    { name: 'Šárka Nguyễn', search_name: 'sarka nguyen', search_email: 'a@e.example' },
    { name: 'Ana Lima', search_name: 'ana lima', search_email: null },
    { name: 'Ana Lima', search_name: 'ana lima', search_email: null },
  ]);
  expect(await run('select description from position')).toEqual([
    { description: 'Faz pão.\r\n\n👩\u200d👧 می\u200cخواهم 1\ufe0f\u20e3 ab' },
  ]);
  const tables = ['department', 'game_words', 'performance_competency', 'person', 'position'];
  expect(await test.forcedTables(tables)).toEqual(tables);
});

it('numbers names that are alike now, and keeps names apart as before', async () => {
  await migrateWith(
    `insert into department (id, company_id, parent_id, name) values
       (31, 1, null, 'Ação'), (32, 1, null, '${decomposed('Ação')}'), (33, 1, 31, 'Ação')`,
    `insert into position (id, company_id, name) values
       (41, 1, 'Łódź'), (42, 1, '${decomposed('Łódź')}'), (43, 1, 'Lodz (2)'), (44, 1, 'Lodz')`,
    `insert into performance_competency (id, company_id, code, name) values
       (51, 1, 'Ê', 'Um'), (52, 1, '${decomposed('Ê')}', 'Outro')`,
  );
  expect(await run('select id, name from department order by id')).toEqual([
    { id: 31, name: 'Ação' },
    { id: 32, name: 'Ação (2)' },
    { id: 33, name: 'Ação' },
  ]);
  expect(await run('select id, name from position order by id')).toEqual([
    { id: 41, name: 'Łódź' },
    { id: 42, name: 'Łódź (2)' },
    { id: 43, name: 'Lodz (2) (2)' },
    { id: 44, name: 'Lodz (3)' },
  ]);
  expect(await run('select code from performance_competency order by id')).toEqual([
    { code: 'Ê' },
    { code: 'Ê (2)' },
  ]);
  const add = (table: string, columns: string, values: string) =>
    run(`insert into ${table} (company_id, ${columns}) values (1, ${values})`);
  await expect(add('department', 'name', `'ACAO'`)).rejects.toThrow('department_name_unique');
  await expect(add('position', 'name', `'lodz'`)).rejects.toThrow('position_name_unique');
  await expect(add('performance_competency', 'code, name', `'Ê', 'X'`)).rejects.toThrow(
    'performance_competency_code_unique',
  );
});

it('leaves addresses as they are that would become one', async () => {
  await migrateWith(
    `insert into person (id, company_id, name, email) values
       (11, 1, 'A', 'ana@e.example'), (12, 1, 'B', 'ana\u200b@e.example'),
       (13, 1, 'C', 'bia\u200b@e.example')`,
  );
  expect(await run('select email from person order by id')).toEqual([
    { email: 'ana@e.example' },
    { email: 'ana\u200b@e.example' },
    { email: 'bia@e.example' },
  ]);
});
