import type { Kysely } from 'kysely';
import { runStatements } from '../row-security.ts';

/** Competencies stand in the order that the company gives them; until now that was the order of their codes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `alter table performance_competency add column sort_order integer not null default 0`,
    `alter table performance_competency no force row level security`,
    `update performance_competency set sort_order = ranked.place - 1
     from (
       select company_id, id, row_number() over (partition by company_id order by code) as place
       from performance_competency
     ) as ranked
     where ranked.company_id = performance_competency.company_id and ranked.id = performance_competency.id`,
    `alter table performance_competency force row level security`,
    `create unique index performance_competency_code_unique
       on performance_competency (company_id, lower(code))`,
  ]);
}
