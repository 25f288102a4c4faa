// @engine both: plans
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openScene, openTestApp } from '../../../test/build-test-app.ts';
import { fillInSteps } from '../../../test/crowded-company.ts';
import { createStaff } from '../../../test/fixtures.ts';
import { wholeReadsDuring } from '../../../test/query-plans.ts';
import { openStaffSession } from '../../../test/sessions.ts';

const test = openTestApp();

const scene = openScene(async () => {
  const small = await createStaff(test.database, { is_administrator: true });
  const large = await createStaff(test.database, { is_administrator: true });
  const cycles = await fill(small.company.id, 60);
  await fill(large.company.id, 4000);
  return { companyId: small.company.id, token: await openStaffSession(test, small.user), cycles };
});

/** Adds people of whom each has finished a test and a review, in a cycle of each kind. */
async function fill(companyId: number, count: number) {
  const company = sql`${companyId}::bigint`;
  await fillInSteps(test.database, companyId, [
    sql`insert into person (company_id, name) select ${company}, 'Pessoa ' || n
      from generate_series(1, ${sql.lit(count)}) n`,
  ]);
  const cycles = await test.database.inCompany(companyId, (db) =>
    sql<{
      id: number;
    }>`insert into cycle (company_id, kind, name, welcome, due_on,
        reminder_days, reminds_managers, department_ids, position_ids, only_named, named_ids, except_ids,
        created_at, started_at)
      select ${company}, kind, kind, '', '2026-12-18', '{}', false, '{}', '{}', false, '{}', '{}', now(), now()
      from unnest(array['behavioral', 'performance']) as kind returning id`.execute(db),
  );
  const [disc, performance] = cycles.rows.map(({ id }) => id);
  await fillInSteps(test.database, companyId, [
    sql`insert into disc_response (company_id, person_id, instrument_version, mailed_to, status,
        finished_at, outcome_id, profile_sums, cycle_id)
      select ${company}, id, 1, 'x', 2, now() - id % 300 * interval '1 day', 1, '[]', ${disc}::bigint
      from person where company_id = ${company}`,
    sql`insert into performance_response (company_id, person_id, mailed_to, status,
        self_finished_at, finished_at, cycle_id)
      select ${company}, id, 'x', 2, now(), now() - id % 300 * interval '1 day', ${performance}::bigint
      from person where company_id = ${company}`,
  ]);
  return { disc, performance };
}

it('reads a small company by indexes, however large the others are', async () => {
  const { disc: idCiclo = 0, performance = 0 } = scene.cycles;
  const selections = [
    { query: {}, results: 60 },
    { query: { mesInicio: '2020-01' }, results: 60 },
    { query: { idCiclo }, results: 60 },
    { query: { idCiclo: performance }, results: 0 },
  ];
  const tables = { companyId: scene.companyId, growing: /^(person|disc_|performance_re)/ };
  const { queryCount, wholeReads } = await wholeReadsDuring(test.database, tables, async () => {
    for (const { query, results } of selections) {
      const { data } = await test.call('getDashboard', { token: scene.token, query });
      expect(data.falhas).toEqual([]);
      expect(data.comportamental?.qtdAvaliados).toBe(results);
    }
  });
  expect(queryCount).toBeGreaterThan(10);
  expect(wholeReads).toEqual([]);
});
