// @engine both: plans
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openScene, openTestApp } from '../../../test/build-test-app.ts';
import { createCompany } from '../../../test/fixtures.ts';
import { explain, type SeenQuery, stepsOf, watchingQueries } from '../../../test/query-plans.ts';
import { openStaff, told } from './testing/notifications-scene.ts';

const test = openTestApp();

const events = 20_000;

/** A company in which as much happens as in a large one in 90 days, an assessment every few minutes. */
const scene = openScene(async () => {
  const company = await createCompany(test.database);
  const { token } = await openStaff(test, company.id, { is_administrator: true });
  await test.database.inCompany(company.id, async (db) => {
    await sql`insert into person (company_id, name)
      select ${company.id}, 'Pessoa ' || number from generate_series(1, 500) as number`.execute(db);
    await sql`insert into notification
        (company_id, kind, event_key, audience, topic, person_id, subject_kind, subject_id, occurred_at)
      select ${company.id}, 'assessment', 'behavioral:' || number || ':finished', 'section:5',
        to_char(happened, 'YYYY-MM-DD') || ':assessment', person.id, 'behavioral', number, happened
      from generate_series(1, ${events}::int) as number
      cross join lateral (
        select ${test.clock.now()}::timestamptz - (${events}::int - number) * interval '6 minutes' as happened
      ) as moments
      inner join (select id, row_number() over (order by id) as place from person) as person
        on person.place = 1 + number % 500`.execute(db);
  });
  await sql`analyze`.execute(test.database.owner);
  return { companyId: company.id, token };
});

it('steps from row to row of the list, however much each stands for', async () => {
  const { rows, qtdRecords } = await told(test, scene.token);
  expect(rows).toHaveLength(20);
  expect(rows[1]?.qtdEventos).toBe(240);
  expect(qtdRecords).toBeGreaterThanOrEqual(83);

  let listing: SeenQuery | undefined;
  await watchingQueries(
    (query) => {
      if (query.sql.includes('recursive newest')) listing = query;
    },
    () => told(test, scene.token),
  );
  const plan = await test.database.inCompany(scene.companyId, (db) =>
    explain(db, listing as SeenQuery),
  );
  const whole = stepsOf(plan).filter(
    (step) => step['Node Type'] === 'Seq Scan' && step['Relation Name'] === 'notification',
  );
  expect(whole).toEqual([]);
});
