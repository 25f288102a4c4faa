import { sql } from 'kysely';

/** People of the company; every tenth reports to the manager. */
const PEOPLE = 10_000;
const DEPARTMENTS = 10;
const COMPETENCIES = 8;

/**
 * Fills a company in which 1,000 of 10,000 people report to one manager. Everybody has a finished
 * review; of the latest ones every status is there, with the scores that belong to it.
 */
export async function seedManyReports(database) {
  const companyId = 1;
  return database.inCompany(companyId, async (db) => {
    const run = (query) => query.execute(db);
    await run(sql`insert into company (id, legal_name, trade_name)
      values (${companyId}, 'Empresa Grande Ltda.', 'Empresa Grande')`);
    await run(sql`insert into department (company_id, name)
      select ${companyId}::bigint, 'Departamento ' || n from generate_series(1, ${DEPARTMENTS}::int) n`);
    await run(sql`insert into position (company_id, name)
      select ${companyId}::bigint, 'Cargo ' || n from generate_series(1, 20) n`);
    await run(sql`insert into performance_competency (company_id, code, name)
      select ${companyId}::bigint, 'C' || n, 'Competência ' || n
      from generate_series(1, ${COMPETENCIES}::int) n`);
    await run(sql`insert into person (company_id, name, email, department_id, position_id)
      select ${companyId}::bigint, (array['Álvaro','Beatriz','Caio','Débora','Érica'])[1 + n % 5]
          || ' ' || (array['Souza','Lima','Prado','Assunção'])[1 + n % 4] || ' ' || n,
        'pessoa' || n || '@empresa.example', 1 + n % ${DEPARTMENTS}::int, 1 + n % 20
      from generate_series(1, ${PEOPLE}::int) n`);
    const { rows } = await run(sql`insert into person (company_id, name, email)
      values (${companyId}, 'Gestora', 'gestora@empresa.example') returning id`);
    const managerId = rows[0].id;
    await run(sql`insert into department_manager (company_id, department_id, person_id)
      values (${companyId}, 1, ${managerId})`);
    await seedReviews(run, companyId, managerId);
    return { companyId, managerId };
  });
}

async function seedReviews(run, companyId, managerId) {
  await run(sql`insert into performance_response
      (company_id, person_id, status, mailed_to, sent_at, self_finished_at, finished_at, alignment)
    select company_id, id, 2, email, now() - interval '400 days', now() - interval '399 days',
      now() - interval '390 days', 85
    from person where department_id is not null`);
  await run(sql`insert into performance_response
      (company_id, person_id, status, mailed_to, sent_at, self_finished_at, finished_at, alignment)
    select company_id, id, status, email, now() - interval '9 days',
      case when status in (2, 6, 7) then now() - interval '8 days' end,
      case when status = 2 then now() - interval '1 day' end,
      case when status in (2, 7) then 62 end
    from (select person.*, (array[4, 3, 1, 6, 7, 2])[1 + (id / ${DEPARTMENTS}::int) % 6] as status
          from person where department_id is not null) as people`);
  await run(sql`insert into performance_response_competency
      (company_id, response_id, competency_id, sort_order, code, name, self_score, self_scored_at)
    select response.company_id, response.id, competency.id, competency.id, code, name,
      case when self_finished_at is not null then 9 end, self_finished_at
    from performance_response response, performance_competency competency
    where response.company_id = ${companyId}`);
  await run(sql`insert into performance_response_manager
      (company_id, response_id, manager_id, frozen_at, rated_at)
    select response.company_id, response.id, ${managerId}::bigint, self_finished_at,
      case when status in (2, 7) then self_finished_at end
    from performance_response response join person on person.id = person_id
    where self_finished_at is not null and department_id = 1`);
  await run(sql`insert into performance_manager_score
      (company_id, response_competency_id, manager_id, score, scored_at)
    select competency.company_id, competency.id, ${managerId}::bigint,
      case when sort_order % 3 = 0 then 4 else 8 end, rated_at
    from performance_response_competency competency
    join performance_response_manager manager using (response_id)
    where rated_at is not null`);
}
