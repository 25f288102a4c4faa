// @engine both: migrations
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openMigrationTest } from './testing/migration.ts';

const test = openMigrationTest();

const companies = [1, 2];

function inCompany(id: number, ...statements: readonly string[]) {
  return test.database.inCompany(id, async (db) => {
    for (const statement of statements) {
      await sql.raw(statement.replaceAll('$company', String(id))).execute(db);
    }
  });
}

/** Of the company's responses the letters of those that are open for their manager. */
async function openLetters(companyId: number) {
  const { rows } = await test.database.inCompany(companyId, (db) =>
    sql<{ letter: string }>`
      select mailed_to as letter from performance_response_manager
        join performance_response as response on response.id = response_id
      where is_open order by 1`.execute(db),
  );
  return rows.map(({ letter }) => letter).join('');
}

const respond = (letter: string, columns = '', values = '') =>
  `insert into performance_response (company_id, person_id, mailed_to, status, self_finished_at ${columns})
     select company_id, id, '${letter}', ${columns ? 2 : 6}, now() ${values}
     from person where name = '${letter}'`;
const manage = (letter: string) =>
  `insert into performance_response_manager (company_id, response_id, manager_id, frozen_at)
     select company_id, id, person_id, now() from performance_response where mailed_to = '${letter}'`;

it('knows which responses of a manager are open, of before and of later, in each company', async () => {
  await test.migrateTo('012-latest-results');
  for (const id of companies) {
    await inCompany(
      id,
      `insert into company (id, legal_name, trade_name) values ($company, 'E', 'E')`,
      ...['A', 'B', 'C', 'D'].map(
        (name) => `insert into person (company_id, name) values ($company, '${name}')`,
      ),
      respond('A'),
      manage('A'),
      respond('B', ', finished_at', ', now()'),
      manage('B'),
    );
  }
  await test.migrateTo('013-open-reviews-of-managers');

  for (const id of companies) {
    expect(await openLetters(id)).toBe('A');
    await inCompany(
      id,
      respond('C', ', finished_at', ', now()'),
      manage('C'),
      respond('D'),
      manage('D'),
    );
    expect(await openLetters(id)).toBe('AD');
    await inCompany(
      id,
      `update performance_response set status = 2, finished_at = now() where mailed_to = 'A'`,
    );
    expect(await openLetters(id)).toBe('D');
  }
  const tables = ['performance_response', 'performance_response_manager'];
  expect(await test.forcedTables(tables)).toEqual(tables);
});
