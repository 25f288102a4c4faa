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
    for (const [place, name] of ['Ana', 'Bia', 'Caio'].entries()) {
      await sql`insert into person (id, company_id, name)
        values (${10 * id + place}, ${id}, ${name})`.execute(db);
    }
    await sql`insert into performance_competency (id, company_id, code, name) values
      (${10 * id}, ${id}, 'A', 'A'), (${10 * id + 1}, ${id}, 'B', 'B')`.execute(db);
  });
}

/** Ana's review of two competencies, of which she scored one; Bia rated both, and Caio left one out. */
function finishReview(id: number, isClosed = false) {
  return test.database.inCompany(id, async (db) => {
    const at = '2026-03-01T01:00:00Z';
    const { rows } = await sql<{ id: number }>`
      insert into performance_response (company_id, person_id, mailed_to, status, self_finished_at,
        finished_at, closed_at)
      values (${id}, ${10 * id}, 'x', 2, ${at}, ${at}, ${isClosed ? at : null}) returning id`.execute(
      db,
    );
    const response = rows[0]?.id ?? 0;
    for (const [place, self] of [8, null].entries()) {
      const frozen = await sql<{ id: number }>`
        insert into performance_response_competency (company_id, response_id, competency_id,
          sort_order, code, name, self_score, self_scored_at)
        values (${id}, ${response}, ${10 * id + place}, ${place}, 'A', 'A', ${self},
          ${self === null ? null : at}) returning id`.execute(db);
      for (const [manager, score] of place === 0
        ? [
            [1, 6],
            [2, 1],
          ]
        : [[1, 9]]) {
        await sql`insert into performance_manager_score (company_id, response_competency_id,
            manager_id, score, scored_at)
          values (${id}, ${frozen.rows[0]?.id}, ${10 * id + (manager ?? 0)}, ${score}, ${at})`.execute(
          db,
        );
      }
    }
    await sql`insert into performance_response_manager (company_id, response_id, manager_id,
        frozen_at, rated_at)
      values (${id}, ${response}, ${10 * id + 1}, ${at}, ${at}),
        (${id}, ${response}, ${10 * id + 2}, ${at}, null)`.execute(db);
    return response;
  });
}

const resultsOf = (companyId: number) =>
  test.database.inCompany(companyId, (db) =>
    sql`select response_id as id, person_id as person, month,
        competency_ids::integer[] as competencies,
        self_scores as self, manager_averages as managers
      from performance_result order by response_id`
      .execute(db)
      .then(({ rows }) => rows),
  );

it('holds what finished reviews compare, of before and of later, in each company', async () => {
  await test.migrateTo('045-reminders');
  const before = new Map<number, number>();
  for (const id of companies) {
    await addCompany(id);
    before.set(id, await finishReview(id));
    await finishReview(id, true);
  }
  await test.migrateTo('046-dashboard-figures');

  for (const id of companies) {
    // The first of March in UTC is still February in São Paulo.
    const result = {
      person: 10 * id,
      month: 2026 * 12 + 1,
      competencies: [10 * id],
      self: [8],
      managers: [6],
    };
    expect(await resultsOf(id)).toEqual([{ id: before.get(id), ...result }]);
    const later = await finishReview(id);
    await finishReview(id, true);
    expect(await resultsOf(id)).toEqual([
      { id: before.get(id), ...result },
      { id: later, ...result },
    ]);
  }
  const tables = ['performance_response', 'performance_response_competency', 'performance_result'];
  expect((await test.forcedTables(tables)).toSorted()).toEqual(tables);
});
