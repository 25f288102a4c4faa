// @engine both: migrations
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openMigrationTest } from './testing/migration.ts';

const test = openMigrationTest();

async function addReview(companyId: number, descriptions: readonly (string | null)[]) {
  await test.database.inCompany(companyId, async (db) => {
    await sql`insert into company (id, legal_name, trade_name)
      values (${companyId}, 'Empresa', 'Empresa')`.execute(db);
    await sql`insert into person (id, company_id, name) values (${companyId}, ${companyId}, 'Ana')`.execute(
      db,
    );
    await sql`insert into performance_response (id, company_id, person_id, mailed_to)
      values (${companyId}, ${companyId}, ${companyId}, 'ana@empresa.example')`.execute(db);
    for (const [index, description] of descriptions.entries()) {
      const id = companyId * 10 + index;
      await sql`insert into performance_competency (id, company_id, code, name, description)
        values (${id}, ${companyId}, ${`C${index}`}, 'Nome', ${description})`.execute(db);
      await sql`insert into performance_response_competency
          (company_id, response_id, competency_id, sort_order, code, name)
        values (${companyId}, ${companyId}, ${id}, ${index}, ${`C${index}`}, 'Nome')`.execute(db);
    }
  });
}

function frozenDescriptions(companyId: number) {
  return test.database.inCompany(companyId, async (db) => {
    const rows = await db
      .selectFrom('performance_response_competency')
      .select('description')
      .orderBy('sort_order')
      .execute();
    return rows.map(({ description }) => description);
  });
}

it('gives responses of every company what their competencies say, and keeps them apart', async () => {
  await test.migrateTo('004-portal');
  await addReview(1, ['Ouve e explica.', null]);
  await addReview(2, ['Cuida dos prazos.']);
  await test.migrateTo('005-frozen-descriptions');

  expect(await frozenDescriptions(1)).toEqual(['Ouve e explica.', null]);
  expect(await frozenDescriptions(2)).toEqual(['Cuida dos prazos.']);
  const tables = ['performance_competency', 'performance_response_competency'];
  expect(await test.forcedTables(tables)).toEqual(tables);
});
