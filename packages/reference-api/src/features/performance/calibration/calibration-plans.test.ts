// @engine both: the planner decides
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openTestApp } from '../../../../test/build-test-app.ts';
import { fillInSteps } from '../../../../test/crowded-company.ts';
import { wholeReadsDuring } from '../../../../test/query-plans.ts';
import { putIntoCycle } from '../testing/around-scene.ts';
import { createReviewScene, createSelfAssessed } from '../testing/performance-scene.ts';
import { rate, raterByLink } from '../testing/rating-scene.ts';
import { readGrid } from './calibration-grid.ts';

const test = openTestApp();
const crowd = 3000;

/** Tables that have a row, or more, of each review. */
const growing =
  /^performance_(response|response_competency|response_manager|manager_score|result|calibration)$/;

it('reads of the scores of a cycle nothing as a whole, however many reviews are outside of it', async () => {
  const scene = await createReviewScene(test, { managerCount: 1 });
  const { company, departmentId, competencies, managers } = scene;
  const sent = await createSelfAssessed(test, scene, [9, 9]);
  const cycleId = await putIntoCycle(test, company.id, sent.idResposta, { holdsResults: true });
  await rate(test, await raterByLink(test, scene, sent), [8, 7]);
  const now = sql`${test.clock.now()}::timestamptz`;
  await fillInSteps(test.database, company.id, [
    sql`insert into person (company_id, name, email)
      select ${company.id}::bigint, 'Pessoa ' || n, 'multidao' || n || '@empresa.example'
      from generate_series(1, ${crowd}::int) n`,
    sql`insert into performance_response
        (company_id, person_id, mailed_to, status, self_finished_at, finished_at)
      select company_id, id, 'a@empresa.example', 2, ${now}, ${now}
      from person where name like 'Pessoa %'`,
    sql`insert into performance_response_competency
        (company_id, response_id, competency_id, sort_order, code, name, self_score, self_scored_at)
      select response.company_id, response.id, competency.id, 1, code, competency.name, 9, ${now}
      from performance_response as response cross join performance_competency as competency
      where response.cycle_id is null`,
    sql`insert into performance_response_manager (company_id, response_id, manager_id, frozen_at, rated_at)
      select company_id, id, ${managers[0]?.id ?? 0}::bigint, ${now}, ${now}
      from performance_response where cycle_id is null`,
    sql`insert into performance_manager_score
        (company_id, response_competency_id, manager_id, score, scored_at)
      select competency.company_id, competency.id, ${managers[0]?.id ?? 0}::bigint, 8, ${now}
      from performance_response_competency as competency join performance_response as response
        on response.id = competency.response_id where response.cycle_id is null`,
  ]);

  const scoreOrder = { competencyId: competencies[0]?.id ?? 0, isDescending: true };
  for (const query of [{}, { pattern: '%zoe%' }, { departmentId }, { scoreOrder }]) {
    const { queryCount, wholeReads } = await wholeReadsDuring(
      test.database,
      { companyId: company.id, growing },
      async () => {
        const grid = await test.database.inCompany(company.id, (db) =>
          readGrid(
            { db, company },
            { cycleId, departmentId: undefined, pattern: undefined, take: 30, page: 0, ...query },
          ),
        );
        expect(grid.rows).toHaveLength(1);
        expect(grid.competencies).toHaveLength(competencies.length);
      },
    );
    expect(wholeReads).toEqual([]);
    expect(queryCount).toBeGreaterThan(5);
  }
});
