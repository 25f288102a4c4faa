import { sql } from 'kysely';
import type { TestApp } from '../../../../test/build-test-app.ts';
import { fillInSteps } from '../../../../test/crowded-company.ts';
import type { TrainingsScene } from './trainings-scene.ts';

/** Gives a company many trainings of many videos, for many people. */
export function addManyTrainings(
  test: TestApp,
  { companyId, user, categoryId }: TrainingsScene,
): Promise<void> {
  const company = sql.lit(companyId);
  return fillInSteps(test.database, companyId, [
    sql`insert into person (company_id, name)
        select ${company}, 'Pessoa ' || n from generate_series(1, 1000) n`,
    sql`insert into training_category (company_id, name)
        select ${company}, 'Categoria ' || n from generate_series(1, 300) n`,
    sql`insert into training
          (company_id, title, description, category_id, author_id, author_name, created_at)
        select ${company}, 'Treinamento ' || n, 'x', ${sql.lit(categoryId)},
          ${sql.lit(user.id)}, 'x', now() from generate_series(1, 500) n`,
    sql`insert into training_session (company_id, training_id, place, name)
        select company_id, id, n, 'x' from training, generate_series(0, 4) n
        where company_id = ${company}`,
    sql`insert into training_resource
          (company_id, training_id, session_place, place, name, video_name)
        select company_id, training_id, place, n, 'x', training_id || '-' || place || '-' || n
        from training_session, generate_series(0, 3) n where company_id = ${company}`,
    sql`insert into stored_video (company_id, name, staff_user_id, bytes, duration_ms, width,
          height, codec, media_type, created_at, attached_at)
        select company_id, video_name, ${sql.lit(user.id)}, 1, 1, 1, 1, 'x', 'x', now(), now()
        from training_resource where company_id = ${company}`,
    sql`insert into training_person (company_id, training_id, person_id)
        select training.company_id, training.id, person.id from training join person
          on person.company_id = training.company_id and (person.id + training.id) % 20 = 0
        where training.company_id = ${company}`,
  ]);
}
