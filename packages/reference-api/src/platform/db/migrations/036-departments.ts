import type { Kysely } from 'kysely';
import { runStatements } from '../row-security.ts';

// As `search-expression.ts` folds a text; what is stored stays as it was folded here.
const accented = 'áàâãäéèêëíìîïóòôõöúùûüçñÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑ';
const plain = 'aaaaaeeeeiiiiooooouuuucn'.repeat(2);
const folded = `translate(lower(name), '${accented}', '${plain}')`;

const tables = ['department', 'department_manager'];

/**
 * Counts the changes of a department, keeps the order of its managers, until now that of their ids, and lets no two
 * departments below the same one differ by accents or case alone: those that do get a number behind their name.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `alter table department
       add column version integer not null default 1,
       add column search_name text collate "C" not null generated always as (${folded}) stored`,
    `alter table department_manager add column sort_order integer not null default 0`,
    ...tables.map((table) => `alter table ${table} no force row level security`),
    // A name with its number may be taken as well: the next round gives it another one.
    `do $$ begin
       loop
         update department set name = name || ' (' || twin.place || ')'
         from (
           select id, row_number() over (partition by company_id, parent_id, search_name order by id) as place
           from department
         ) as twin
         where twin.id = department.id and twin.place > 1;
         exit when not found;
       end loop;
     end $$`,
    `update department_manager set sort_order = ranked.place - 1
     from (
       select company_id, department_id, person_id,
         row_number() over (partition by company_id, department_id order by person_id) as place
       from department_manager
     ) as ranked
     where ranked.company_id = department_manager.company_id
       and ranked.department_id = department_manager.department_id
       and ranked.person_id = department_manager.person_id`,
    ...tables.map((table) => `alter table ${table} force row level security`),
    // Checked at the end: what takes the place of a department is there for a moment beside it.
    `alter table department add constraint department_name_unique
       unique nulls not distinct (company_id, parent_id, search_name) deferrable initially deferred`,
    `create index on department (company_id, search_name, id)`,
  ]);
}
