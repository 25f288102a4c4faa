// @engine both: plans
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openScene, openTestApp } from '../../../test/build-test-app.ts';
import { type PlanNode, plansDuring, stepsOf } from '../../../test/query-plans.ts';
import { createUsersScene } from './testing/users-scene.ts';

const test = openTestApp();

const scene = openScene(async () => {
  const { company, token } = await createUsersScene(test);
  await test.database.inCompany(company.id, async (db) => {
    await sql`insert into position (company_id, name)
      select ${company.id}, 'Cargo ' || n from generate_series(1, 50) n`.execute(db);
    await sql`insert into person (company_id, name, position_id)
      select ${company.id}, 'Pessoa ' || position.id || ' ' || n, position.id
      from position, generate_series(1, 60) n`.execute(db);
  });
  await sql`analyze`.execute(test.database.owner);
  return { companyId: company.id, token };
});

const reads = (table: string) => (step: PlanNode) => step['Relation Name'] === table;

it('looks up the positions of those alone who are on the page', async () => {
  const take = 10;
  const plans = await plansDuring(test.database, scene.companyId, async () => {
    const { token } = scene;
    const { data } = await test.call('listLinkableEmployees', { token, query: { take } });
    expect(data).toMatchObject({ rows: { length: take }, qtdRecords: 3000 });
  });
  const joins = plans
    .flatMap(({ plan }) => stepsOf(plan))
    .filter((step) => stepsOf(step).some(reads('position')) && stepsOf(step).some(reads('person')));
  expect(joins.length).toBeGreaterThan(0);
  expect(Math.max(...joins.map((step) => step['Plan Rows']))).toBeLessThanOrEqual(take);
});
