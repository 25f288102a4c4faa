import { ALIGNED_LIMIT, type CompetencySums } from '@aferir/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

/** What the latest finished reviews of some people come to. */
export interface TeamSums {
  readonly competencies: readonly CompetencySums[];
  /** People with a finished review. */
  readonly reviewed: number;
}

/**
 * Adds up the latest finished review of each of some people, competency by competency; of those that are released, unless
 * `withHeld`.
 */
export async function sumTeam(
  db: Db,
  companyId: number,
  { personIds, withHeld }: { readonly personIds: readonly number[]; readonly withHeld: boolean },
): Promise<TeamSums> {
  const isShown = withHeld
    ? sql`true`
    : sql`not exists (select from performance_response as response where response.company_id = ${companyId}
        and response.id = response_id and response.is_held)`;
  const latest = sql`(select distinct on (person_id) person_id, competency_ids, self_scores, manager_averages
    from performance_result where company_id = ${companyId} and person_id = any(${personIds}::bigint[])
      and ${isShown}
    order by person_id, finished_at desc, response_id desc)`;
  const { rows: competencies } = await sql<CompetencySums>`
    select competency.id, competency.name, told.* from (
      select competency_id, count(*) as compared, sum(self_score)::double precision as "selfSum",
        sum(manager_average) as "managerSum",
        count(*) filter (where abs(self_score - manager_average) <= ${ALIGNED_LIMIT}) as aligned
      from ${latest} as latest cross join lateral unnest(competency_ids, self_scores, manager_averages)
        as result (competency_id, self_score, manager_average)
      group by competency_id
    ) as told
    join performance_competency as competency on competency.company_id = ${companyId}
      and competency.id = told.competency_id
    order by competency.sort_order, competency.id`.execute(db);
  const { rows } = await sql<{ reviewed: number }>`
    select count(*) as reviewed from ${latest} as latest`.execute(db);
  return { competencies, reviewed: rows[0]?.reviewed ?? 0 };
}
