// @engine both: migrations, and each has triggers of its own
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openMigrationTest } from './testing/migration.ts';

const test = openMigrationTest();

const run = async (statement: string) => {
  const { rows } = await test.database.inCompany(1, (db) => sql.raw(statement).execute(db));
  return rows;
};

it('takes what was searched for out of the trail, which can’t be changed after it either', async () => {
  await test.migrateTo('060-anonymous-people-stay-nobody');
  await run(`insert into company (id, legal_name, trade_name) values (1, 'E', 'E')`);
  const queries = [
    'filter=Zuleica%20Quintanilha&cdStatus=2&flAtivo=true&mesInicio=2026-12',
    'idOrganogramaNo=7&filter=4711',
    'f%69lter=Zuleica&nome=Zuleica&cpf=52998224725',
    'filter&cdStatus=2',
    '',
  ];
  const details = queries.map((query) => ({ list: 'funcionarios', format: 'csv', query }));
  for (const one of details) {
    await run(`insert into audit_event (company_id, actor_kind, action, details)
      values (1, 'staff', 'list.exported', '${JSON.stringify(one)}')`);
  }
  await run(`insert into audit_event (company_id, actor_kind, action, details)
    values (1, 'staff', 'other', '{"query": "filter=ana"}')`);
  await test.migrateTo('061-exports-without-searches');
  const kept = [
    'filter&cdStatus=2&flAtivo=true&mesInicio=2026-12',
    'idOrganogramaNo=7&filter',
    'f&nome&cpf',
    'filter&cdStatus=2',
    '',
  ];
  expect(await run('select details from audit_event order by id')).toEqual([
    ...kept.map((query) => ({ details: { list: 'funcionarios', format: 'csv', query } })),
    { details: { query: 'filter=ana' } },
  ]);
  expect(await test.forcedTables(['audit_event'])).toEqual(['audit_event']);
  const change = test.database.owner.transaction().execute(async (db) => {
    await sql`select set_config('aferir.company_id', '1', true)`.execute(db);
    await sql`update audit_event set action = 'x'`.execute(db);
  });
  await expect(change).rejects.toThrow('append-only');
});
