// @engine both: migrations
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openMigrationTest } from './testing/migration.ts';

const test = openMigrationTest();

const run = async (statement: string, companyId = 1) => {
  const { rows } = await test.database.inCompany(companyId, (db) => sql.raw(statement).execute(db));
  return rows;
};

it('leaves an anonymous person nothing that they had before, and others all', async () => {
  await test.migrateTo('059-anonymized-people');
  for (const companyId of [1, 2]) {
    const [anonymous, other] = [companyId * 10, companyId * 10 + 1];
    const setUp = [
      `insert into company (id, legal_name, trade_name) values (${companyId}, 'E', 'E')`,
      `insert into department (id, company_id, name) values (${companyId}, ${companyId}, 'Vendas')`,
      `insert into position (id, company_id, name) values (${companyId}, ${companyId}, 'Analista')`,
      `insert into person (id, company_id, name, email, is_active, department_id, position_id, password_hash, photo_url, anonymized_at)
       values (${anonymous}, ${companyId}, 'Pessoa anonimizada', null, false, ${companyId}, ${companyId}, 'x', '/foto', now()),
         (${other}, ${companyId}, 'Ana', 'ana${companyId}@e.example', true, ${companyId}, ${companyId}, 'x', '/ana', null)`,
      `insert into person_manager (company_id, person_id, manager_id)
       values (${companyId}, ${anonymous}, ${other}), (${companyId}, ${other}, ${anonymous})`,
      `insert into department_manager (company_id, department_id, person_id, sort_order)
       values (${companyId}, ${companyId}, ${anonymous}, 0), (${companyId}, ${companyId}, ${other}, 1)`,
      `insert into staff_user (id, company_id, name, login, password_hash, deleted_at)
       values (${anonymous}, ${companyId}, 'Zuleica', 'z${companyId}@e.example', 'x', now()),
         (${other}, ${companyId}, 'Ana', 'a${companyId}@e.example', 'x', null)`,
      `insert into audit_event (company_id, actor_kind, action, person_id, subject_kind, subject_id)
       values (${companyId}, 'staff', 'staff.created', ${other}, 'staff', ${anonymous}),
         (${companyId}, 'staff', 'staff.updated', ${anonymous}, 'staff', ${anonymous}),
         (${companyId}, 'staff', 'staff.deleted', null, 'staff', ${anonymous}),
         (${companyId}, 'staff', 'staff.created', ${other}, 'staff', ${other})`,
    ];
    for (const statement of setUp) await run(statement, companyId);
  }
  await test.migrateTo('060-anonymous-people-stay-nobody');
  for (const companyId of [1, 2]) {
    const [anonymous, other] = [companyId * 10, companyId * 10 + 1];
    const read = (statement: string) => run(statement, companyId);
    expect(
      await read(
        'select id, password_hash, photo_url, department_id, position_id from person order by id',
      ),
    ).toEqual([
      {
        id: anonymous,
        password_hash: null,
        photo_url: null,
        department_id: companyId,
        position_id: null,
      },
      {
        id: other,
        password_hash: 'x',
        photo_url: '/ana',
        department_id: companyId,
        position_id: companyId,
      },
    ]);
    expect(await read('select person_id from person_manager')).toEqual([]);
    expect(await read('select person_id from department_manager')).toEqual([{ person_id: other }]);
    expect(await read('select id, former_person_id from staff_user order by id')).toEqual([
      { id: anonymous, former_person_id: anonymous },
      { id: other, former_person_id: null },
    ]);
  }
  const tables = ['audit_event', 'department_manager', 'person', 'person_manager', 'staff_user'];
  expect(await test.forcedTables(tables)).toEqual(tables);
  await expect(run(`update person set photo_url = '/foto' where id = 10`)).rejects.toThrow(
    'person_anonymous_has_nothing',
  );
});
