import { sql } from 'kysely';
import type { TestApp } from '../../../../test/build-test-app.ts';
import { fillInSteps } from '../../../../test/crowded-company.ts';
import type { TrainingsScene } from './trainings-scene.ts';

/** Has people whom every tenth training is for watch its first video. */
export function letManyWatch(
  test: TestApp,
  { companyId }: Pick<TrainingsScene, 'companyId'>,
): Promise<void> {
  const company = sql.lit(companyId);
  return fillInSteps(test.database, companyId, [
    sql`insert into training_learner (company_id, training_id, person_id, last_watched_at)
      select company_id, training_id, person_id, now() from training_person
      where company_id = ${company} and training_id % 10 = 0`,
    sql`insert into training_progress
        (company_id, training_id, person_id, resource_id, segments, position, is_marked)
      select learner.company_id, learner.training_id, person_id, resource.id, '[[0,60]]', 60, false
      from training_learner as learner join training_resource as resource
        on resource.company_id = learner.company_id
          and resource.training_id = learner.training_id and session_place = 0 and place = 0
      where learner.company_id = ${company}`,
  ]);
}
