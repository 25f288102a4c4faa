// @engine both: migrations
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openMigrationTest } from './testing/migration.ts';

const test = openMigrationTest();

const companies = [1, 2];

function addCompany(id: number) {
  return test.database.inCompany(id, async (db) => {
    await sql`insert into company (id, legal_name, trade_name) values (${id}, 'E', 'E')`.execute(
      db,
    );
    await sql`insert into person (id, company_id, name) values (${id}, ${id}, 'Ana')`.execute(db);
  });
}

/** Adds a response, finished on a day of March or open. */
function respond(companyId: number, outcome: number, day: number | null) {
  return test.database.inCompany(companyId, async (db) => {
    const { rows } = await sql<{ id: number }>`
      insert into disc_response (company_id, person_id, mailed_to, instrument_version)
        values (${companyId}, ${companyId}, 'a@empresa.example', 1) returning id`.execute(db);
    if (day !== null) {
      await sql`update disc_response set status = 2, finished_at = make_date(2026, 3, ${day}::int),
        outcome_id = ${outcome}::int, profile_sums = '[]' where id = ${rows[0]?.id}`.execute(db);
    }
    return rows[0]?.id;
  });
}

function latestOf(companyId: number) {
  return test.database.inCompany(companyId, (db) =>
    db.selectFrom('disc_latest_result').select(['response_id', 'outcome_id']).execute(),
  );
}

it('knows the latest result of each person, of before and of later, in each company', async () => {
  await test.migrateTo('011-writes-in-steps');
  const newest = new Map<number, number | undefined>();
  for (const id of companies) {
    await addCompany(id);
    newest.set(id, await respond(id, 5, 20));
    await respond(id, 9, 10);
    await respond(id, 0, null);
  }
  await test.migrateTo('012-latest-results');

  for (const id of companies) {
    expect(await latestOf(id)).toEqual([{ response_id: newest.get(id), outcome_id: 5 }]);
    await test.database.inCompany(id, (db) =>
      db
        .updateTable('disc_response')
        .set({ closed_at: new Date() })
        .where('status', '=', 4)
        .execute(),
    );
    await respond(id, 3, 15);
    expect(await latestOf(id)).toEqual([{ response_id: newest.get(id), outcome_id: 5 }]);
    const later = await respond(id, 7, 21);
    expect(await latestOf(id)).toEqual([{ response_id: later, outcome_id: 7 }]);
  }
  const tables = ['disc_latest_result', 'disc_response'];
  expect(await test.forcedTables(tables)).toEqual(tables);
});
