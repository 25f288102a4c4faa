// @engine both: plans
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openTestApp } from '../../../../test/build-test-app.ts';
import { fillInSteps } from '../../../../test/crowded-company.ts';
import { createCompany } from '../../../../test/fixtures.ts';
import { plansDuring, stepsOf } from '../../../../test/query-plans.ts';
import { expireFirstAccessLinks } from './first-access-store.ts';

const test = openTestApp();

it('finds the links that ended long ago without looking at the others', async () => {
  const { id: companyId } = await createCompany(test.database);
  const now = test.clock.now();
  await fillInSteps(test.database, companyId, [
    sql`insert into person (company_id, name)
      select ${companyId}, 'Pessoa ' || n from generate_series(1, 3000) n`,
    sql`insert into first_access_link (company_id, person_id, token_hash, made_at, expires_at)
      select ${companyId}, id, 'hash ' || id, ${now}, ${now} from person`,
  ]);
  const plans = await plansDuring(test.database, companyId, () =>
    test.database.inCompany(companyId, (db) => expireFirstAccessLinks(db, companyId, now)),
  );
  const scans = plans
    .flatMap(({ plan }) => stepsOf(plan))
    .filter((step) => step['Relation Name'] === 'first_access_link')
    .map((step) => step['Node Type']);
  expect(scans).not.toEqual([]);
  expect(scans).not.toContain('Seq Scan');
});
