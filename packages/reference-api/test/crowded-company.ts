import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../src/platform/db/database.ts';

/** The company to fill, and where its crowd belongs. */
export interface CrowdPlace {
  companyId: number;
  /** Every tenth of the crowd works here. */
  departmentId: number;
  /** Who rates them all, and rated them in every review before. */
  managerId: number;
}

const people = 1_000;
const responsesEach = 20;
const reviewsEach = 10;

/**
 * Fills a company with so many people and responses that only a wrong plan reads a whole table of
 * them. Of each person the newest response is open, and the newest review waits for a manager. Every hundredth of the
 * mails about the newest responses did not get out.
 */
export async function fillCompany(
  database: Database,
  { companyId, departmentId, managerId }: CrowdPlace,
): Promise<void> {
  const company = sql`${companyId}::bigint`;
  const crowd = sql`(select id from person where company_id = ${company} and phone = 'crowd') as person`;
  const statements: RawBuilder<unknown>[] = [
    sql`insert into person (company_id, name, email, phone, department_id)
      select ${company}, 'Pessoa ' || n, 'gente' || n || '@empresa.example', 'crowd',
        case when n % 10 = 0 then ${departmentId}::bigint end
      from generate_series(1, ${people}::int) n`,
    sql`insert into disc_response (company_id, person_id, instrument_version, mailed_to, sent_at,
        status, finished_at, outcome_id, profile_sums)
      select ${company}, person.id, 1, 'x', now() - n * interval '30 days',
        case n when 1 then 4 else 2 end, case when n > 1 then now() - n * interval '29 days' end,
        case when n > 1 then 1 + (person.id + n) % 16 end, case when n > 1 then '[]'::jsonb end
      from ${crowd}, generate_series(1, ${responsesEach}::int) n`,
    sql`insert into disc_answer (company_id, response_id, question_id, ranking, answered_at)
      select ${company}, id, n, '{1,2,3,4}', now()
      from disc_response, generate_series(1, 20) n
      where company_id = ${company} and mailed_to = 'x' and finished_at is null`,
    sql`insert into performance_response (company_id, person_id, mailed_to, sent_at, status,
        self_finished_at, closed_at)
      select ${company}, person.id, 'x', now() - n * interval '60 days',
        case n when 1 then 6 else 4 end, case n when 1 then now() - interval '59 days' end,
        case when n > 1 then now() end
      from ${crowd}, generate_series(1, ${reviewsEach}::int) n`,
    sql`insert into performance_response_competency (company_id, response_id, competency_id,
        sort_order, code, name, self_score, self_scored_at)
      select ${company}, response.id, competency.id, 1, competency.code, competency.name, 9, now()
      from performance_response response, performance_competency competency
      where response.company_id = ${company} and response.mailed_to = 'x'
        and competency.company_id = ${company}`,
    sql`insert into performance_response_manager (company_id, response_id, manager_id, frozen_at)
      select ${company}, id, ${managerId}::bigint, now()
      from performance_response where company_id = ${company} and mailed_to = 'x'`,
    sql`insert into performance_manager_score (company_id, response_competency_id, manager_id,
        score, scored_at)
      select ${company}, frozen.id, manager_id, 4, now()
      from performance_response_competency frozen
        join performance_response_manager using (company_id, response_id)
        join performance_response response on response.id = response_id
      where frozen.company_id = ${company} and response.mailed_to = 'x'`,
    sql`insert into mail_message (company_id, person_id, recipient, subject, text, html, status,
        created_at)
      select ${company}, person_id, 'x', 'x', 'x', 'x',
        case when status = 4 and person_id % 100 = 0 then 'failed' else 'sent' end, sent_at
      from disc_response where company_id = ${company} and mailed_to = 'x'`,
    sql`update performance_response_manager as manager set rated_at = response.sent_at + interval '2 days'
      from performance_response as response
      where manager.company_id = ${company} and response.company_id = ${company}
        and response.id = manager.response_id and response.mailed_to = 'x'
        and response.closed_at is not null`,
    sql`update performance_response
      set status = 2, self_finished_at = sent_at + interval '1 day',
        finished_at = sent_at + interval '2 days', closed_at = null
      where company_id = ${company} and mailed_to = 'x' and closed_at is not null`,
  ];
  await fillInSteps(database, companyId, statements);
}

/**
 * Puts a crowd into a company, a statement at a time, and has the tables analyzed after each: what a row refers to is
 * looked up for each, and where that was planned for few rows it reads all of a table each time.
 */
export async function fillInSteps(
  database: Database,
  companyId: number,
  statements: readonly RawBuilder<unknown>[],
): Promise<void> {
  for (const statement of statements) {
    await database.inCompany(companyId, (db) => statement.execute(db));
    await sql`analyze`.execute(database.owner);
  }
}
