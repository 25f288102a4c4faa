import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDatabase } from '../../../test/test-database.ts';
import { type Database, openDatabase } from '../database.ts';
import { migrations } from './index.ts';

let database: Database;

beforeEach(async () => {
  const server = process.env.TEST_DATABASE_URL;
  const name = `aferir_migration_${process.env.VITEST_POOL_ID ?? '0'}`;
  database = await openDatabase(
    server ? { url: await createDatabase(server, name) } : { memory: true },
  );
}, 60_000);

afterEach(() => database.close());

function migrateTo(name: string) {
  const provider = { getMigrations: () => Promise.resolve(migrations) };
  return new Migrator({ db: database.owner, provider }).migrateTo(name);
}

async function addReview(companyId: number, descriptions: readonly (string | null)[]) {
  await database.inCompany(companyId, async (db) => {
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
  return database.inCompany(companyId, async (db) => {
    const rows = await db
      .selectFrom('performance_response_competency')
      .select('description')
      .orderBy('sort_order')
      .execute();
    return rows.map(({ description }) => description);
  });
}

it('gives responses of every company what their competencies say, and keeps them apart', async () => {
  expect((await migrateTo('004-portal')).error).toBeUndefined();
  await addReview(1, ['Ouve e explica.', null]);
  await addReview(2, ['Cuida dos prazos.']);
  expect((await migrateTo('005-frozen-descriptions')).error).toBeUndefined();

  expect(await frozenDescriptions(1)).toEqual(['Ouve e explica.', null]);
  expect(await frozenDescriptions(2)).toEqual(['Cuida dos prazos.']);
  const { rows } = await sql<{ forced: boolean }>`
    select relforcerowsecurity as forced from pg_class
    where relname in ('performance_response_competency', 'performance_competency')`.execute(
    database.owner,
  );
  expect(rows).toEqual([{ forced: true }, { forced: true }]);
}, 60_000);
