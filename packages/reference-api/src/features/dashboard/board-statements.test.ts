// @engine both: statements
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openTestApp } from '../../../test/build-test-app.ts';
import { createStaff } from '../../../test/fixtures.ts';
import { watchingQueries } from '../../../test/query-plans.ts';
import { openStaffSession } from '../../../test/sessions.ts';
import { createCompetencies } from '../performance/testing/performance-scene.ts';

const test = openTestApp();

/** A company of so many departments of six people each, all of whom have finished a test and a review, in a cycle of each kind. */
async function createCompanyOf(departments: number) {
  const { company, user } = await createStaff(test.database, { is_administrator: true });
  await createCompetencies(test, company.id, 2);
  const own = sql`${company.id}::bigint`;
  const cycles = await test.database.inCompany(company.id, async (db) => {
    await sql`insert into department (company_id, name)
      select ${own}, 'Departamento ' || n from generate_series(1, ${departments}::integer) n`.execute(
      db,
    );
    await sql`insert into person (company_id, name, department_id)
      select ${own}, 'Pessoa ' || n, id from department, generate_series(1, 6) n
      where company_id = ${own}`.execute(db);
    const { rows } = await sql<{ id: number }>`insert into cycle (company_id, kind, name, welcome,
        due_on, reminder_days, reminds_managers, department_ids, position_ids, only_named, named_ids,
        except_ids, created_at, started_at)
      select ${own}, kind, kind, '', '2026-12-18', '{}', false, '{}', '{}', false, '{}', '{}', now(), now()
      from unnest(array['behavioral', 'performance']) as kind returning id`.execute(db);
    const [disc, performance] = rows.map(({ id }) => id);
    await sql`insert into cycle_person (company_id, cycle_id, person_id, added_at)
      select ${own}, cycle.id, person.id, now() from cycle, person
      where cycle.company_id = ${own} and person.company_id = ${own}`.execute(db);
    await sql`insert into disc_response (company_id, person_id, instrument_version, mailed_to, status,
        sent_at, finished_at, outcome_id, profile_sums, cycle_id)
      select ${own}, id, 1, 'x', 2, '2026-06-10', '2026-06-12', 1, '[]', ${disc}::bigint
      from person where company_id = ${own}`.execute(db);
    await sql`insert into performance_response (company_id, person_id, mailed_to, status, sent_at,
        self_finished_at, finished_at, cycle_id)
      select ${own}, id, 'x', 2, '2026-06-10', '2026-06-12', '2026-06-12', ${performance}::bigint
      from person where company_id = ${own}`.execute(db);
    await sql`insert into performance_response_manager
        (company_id, response_id, manager_id, frozen_at, rated_at)
      select ${own}, id, (select min(id) from person where company_id = ${own}), '2026-06-12', '2026-06-12'
      from performance_response where company_id = ${own}`.execute(db);
    await sql`insert into performance_response_competency (company_id, response_id, competency_id,
        sort_order, code, name, self_score, self_scored_at)
      select ${own}, response.id, competency.id, competency.sort_order, competency.code,
        competency.name, 7, '2026-06-12'
      from performance_response as response, performance_competency as competency
      where response.company_id = ${own} and competency.company_id = ${own}`.execute(db);
    await sql`insert into performance_manager_score (company_id, response_competency_id, manager_id,
        score, scored_at)
      select ${own}, frozen.id, manager.manager_id, 6, '2026-06-12'
      from performance_response_competency as frozen
      join performance_response_manager as manager
        on manager.company_id = frozen.company_id and manager.response_id = frozen.response_id
      where frozen.company_id = ${own}`.execute(db);
    return { disc, performance };
  });
  return { token: await openStaffSession(test, user), cycles };
}

async function countStatements(departments: number) {
  const { token, cycles } = await createCompanyOf(departments);
  const counts: number[] = [];
  const selections = [
    {},
    { mesInicio: '2026-06' },
    { idCiclo: cycles.disc ?? 0 },
    { idCiclo: cycles.performance ?? 0 },
  ];
  for (const query of selections) {
    let count = 0;
    await watchingQueries(
      () => {
        count += 1;
      },
      async () => {
        const { data } = await test.call('getBoardReport', { token, query });
        const { rows } = data.departamentos;
        expect(rows).toHaveLength(departments);
        for (const { qtdAtivos, prcCobertura, mediaGestor } of rows) {
          expect(qtdAtivos).toBe(6);
          if (query.idCiclo !== cycles.performance) expect(prcCobertura).toBe(100);
          if (query.idCiclo !== cycles.disc) expect(mediaGestor).toBe(6);
        }
      },
    );
    counts.push(count);
  }
  return counts;
}

it('reads twelve departments by as many statements as two', async () => {
  const [two, twelve] = [await countStatements(2), await countStatements(12)];
  expect(Math.min(...two)).toBeGreaterThan(5);
  expect(twelve).toEqual(two);
});
