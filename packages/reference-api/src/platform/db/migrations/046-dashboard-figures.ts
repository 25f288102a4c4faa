import type { Kysely } from 'kysely';
import { isolateByCompany, runStatements } from '../row-security.ts';

const tables = [
  'performance_response',
  'performance_response_competency',
  'performance_response_manager',
  'performance_manager_score',
];

/**
 * What a finished review holds that was not closed: of each competency with both sides the own score and the managers'
 * average, in which managers who left some out don't count.
 */
const results = `select response.company_id, response.id, response.person_id, response.finished_at,
    (extract(year from response.finished_at at time zone 'America/Sao_Paulo') * 12
      + extract(month from response.finished_at at time zone 'America/Sao_Paulo') - 1)::integer,
    coalesce(pairs.competency_ids, '{}'), coalesce(pairs.self_scores, '{}'),
    coalesce(pairs.manager_averages, '{}')
  from performance_response as response
  cross join lateral (
    select array_agg(pair.competency_id order by pair.competency_id) as competency_ids,
      array_agg(pair.self_score order by pair.competency_id) as self_scores,
      array_agg(pair.average order by pair.competency_id) as manager_averages
    from (
      select competency.competency_id, competency.self_score, avg(score.score)::double precision as average
      from performance_response_competency as competency
      join performance_response_manager as manager on manager.company_id = competency.company_id
        and manager.response_id = competency.response_id and manager.rated_at is not null
      join performance_manager_score as score on score.company_id = competency.company_id
        and score.response_competency_id = competency.id and score.manager_id = manager.manager_id
      where competency.company_id = response.company_id and competency.response_id = response.id
        and competency.self_score is not null
      group by competency.competency_id, competency.self_score
    ) as pair
  ) as pairs
  where response.finished_at is not null and response.closed_at is null`;

/**
 * The results of finished reviews, a row for each: a dashboard of 20,000 people reads these instead of all scores. A
 * trigger keeps them, once all of the transaction that finishes a review is there.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table performance_result (
       company_id bigint not null,
       response_id bigint not null,
       person_id bigint not null,
       finished_at timestamptz not null,
       month integer not null,
       competency_ids bigint[] not null,
       self_scores smallint[] not null,
       manager_averages double precision[] not null,
       primary key (company_id, response_id),
       foreign key (company_id, response_id)
         references performance_response (company_id, id) on delete cascade
     )`,
    // The owner sees rows of every company only while isolation is not forced on the owner too.
    ...tables.map((table) => `alter table ${table} no force row level security`),
    `insert into performance_result ${results}`,
    ...tables.map((table) => `alter table ${table} force row level security`),
    `create index on performance_result (company_id, person_id, finished_at desc, response_id desc)`,
    `create function aferir_keep_performance_result() returns trigger language plpgsql as $$ begin
       insert into performance_result
         ${results} and response.company_id = new.company_id and response.id = new.id
         on conflict (company_id, response_id) do update
           set finished_at = excluded.finished_at, month = excluded.month,
             competency_ids = excluded.competency_ids, self_scores = excluded.self_scores,
             manager_averages = excluded.manager_averages;
       return null;
     end $$`,
    `create constraint trigger performance_response_keep_result
       after insert or update of finished_at on performance_response
       deferrable initially deferred for each row
       when (new.finished_at is not null) execute function aferir_keep_performance_result()`,
    `create index on disc_response (company_id, person_id, finished_at desc, id desc)
       where finished_at is not null`,
    // When the first was sent is found at once.
    `create index on disc_response (company_id, sent_at)`,
    `create index on performance_response (company_id, sent_at)`,
  ]);
  await isolateByCompany(db, 'performance_result');
}
