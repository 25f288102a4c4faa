// @engine both: searches every column of the database
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openTestApp } from '../../../test/build-test-app.ts';
import type { Db } from '../../platform/db/database.ts';
import { createReviewScene } from '../performance/testing/performance-scene.ts';
import { emptiedColumns, forgottenColumns, stayingColumns } from './testing/named-columns.ts';
import { name, nameEverywhere } from './testing/named-everywhere.ts';

const test = openTestApp();

const traces = 'zuleica|quintanilha|11998765432|zq-4711|1981-07-13|52998224725';

interface Column {
  readonly table: string;
  readonly column: string;
}

/** Every column that could hold what a person is told by. */
async function listColumns(db: Db): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' and table_name not like 'kysely%'
      and data_type in ('text', 'character varying', 'character', 'jsonb', 'json', 'bytea', 'date', 'ARRAY')`.execute(
    db,
  );
  return rows;
}

/** Which of the columns name the person, as far as the company sees them. */
async function listNaming(companyId: number): Promise<string[]> {
  return test.database.inCompany(companyId, async (db) => {
    const columns = await listColumns(db);
    const naming: string[] = [];
    for (const { table, column } of columns) {
      const { rows } = await sql`select 1 from ${sql.table(table)} as one
        where has_column_privilege(${table}, ${column}, 'select')
          and ${sql.ref(`one.${column}`)}::text ~* ${traces} limit 1`.execute(db);
      if (rows.length > 0) naming.push(`${table}.${column}`);
    }
    return naming.sort();
  });
}

it('knows of every column of text whether it names a person, and why it stays', async () => {
  const columns = await test.database.inPlatform(listColumns);
  const known = [...forgottenColumns, ...emptiedColumns, ...Object.values(stayingColumns).flat()];
  expect(columns.map(({ table, column }) => `${table}.${column}`).sort()).toEqual(known.sort());
});

it('leaves a person in no column but the trail’s', async () => {
  const scene = await createReviewScene(test, { managerCount: 1 });
  const companyId = scene.company.id;
  const { userId } = await nameEverywhere(test, scene);
  const before = await listNaming(companyId);
  expect(before.filter((column) => column !== 'audit_event.details')).toEqual(
    [...forgottenColumns].sort(),
  );

  const { id: idOrganogramaPessoa } = scene.person;
  const body = { idOrganogramaPessoa, nmPessoa: name };
  const reply = await test.call('anonymizeEmployee', { token: scene.staff, body });
  expect(reply).toMatchObject({ status: 200 });

  const after = await listNaming(companyId);
  expect(after.filter((column) => column !== 'audit_event.details')).toEqual([]);
  const open = await test.database.inCompany(companyId, async (db) => [
    ...(await db.selectFrom('disc_response').selectAll().execute()),
    ...(await db.selectFrom('performance_response').selectAll().execute()),
  ]);
  expect(open).toHaveLength(2);
  for (const { closed_at, finished_at } of open) expect(closed_at ?? finished_at).not.toBeNull();
  const emptied = await test.database.inCompany(companyId, (db) =>
    db
      .selectFrom('person')
      .innerJoin('staff_user', (join) => join.on('staff_user.id', '=', userId))
      .where('person.id', '=', idOrganogramaPessoa)
      .select(['person.id', ...(emptiedColumns as readonly 'person.sex'[])])
      .executeTakeFirstOrThrow(),
  );
  expect(Object.values({ ...emptied, id: null }).filter((value) => value !== null)).toEqual([]);
});

it('keeps others’ rows of what it forgets', async () => {
  const scene = await createReviewScene(test, { managerCount: 1 });
  await nameEverywhere(test, scene);
  const body = { idOrganogramaPessoa: scene.person.id, nmPessoa: name };
  await test.call('anonymizeEmployee', { token: scene.staff, body });
  const anonymous = `Pessoa anonimizada ${scene.person.id}`;
  const [mail, imported] = await test.database.inCompany(scene.company.id, async (db) => [
    await db
      .selectFrom('mail_message')
      .where('recipient', '=', 'gestora@empresa.example')
      .select(['subject', 'text'])
      .executeTakeFirst(),
    await db.selectFrom('employee_import').select('kept').executeTakeFirst(),
  ]);
  expect(mail).toEqual({
    subject: `${anonymous} respondeu`,
    text: `Veja as respostas de ${anonymous}.`,
  });
  expect(imported?.kept).toEqual([
    'Bia Luz: o cadastro foi alterado ou usado depois da importação',
    `${anonymous}: o cadastro foi alterado ou usado depois da importação`,
  ]);
});
