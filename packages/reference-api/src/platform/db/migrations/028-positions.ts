import type { Kysely } from 'kysely';
import { runStatements } from '../row-security.ts';

// As `search-expression.ts` folds a text; what is stored stays as it was folded here.
const accented = 'áàâãäéèêëíìîïóòôõöúùûüçñÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑ';
const plain = 'aaaaaeeeeiiiiooooouuuucn'.repeat(2);
const folded = `translate(lower(name), '${accented}', '${plain}')`;

const usualSeniorities = ['Estágio', 'Júnior', 'Pleno', 'Sênior', 'Especialista', 'Gestão'];
const tables = ['company', 'position', 'seniority', 'person'];

/**
 * Salary, activities and seniority are a position's. What people had of a seniority goes to their
 * position: the one that most of them have. A company without seniorities gets the usual ones. No two
 * positions, and no two seniorities, of a company differ by accents or case alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `alter table position
       add column activities text,
       add column salary_cents integer check (salary_cents > 0),
       add column seniority_id bigint,
       add column version integer not null default 1,
       add column search_name text collate "C" not null generated always as (${folded}) stored,
       add foreign key (company_id, seniority_id) references seniority (company_id, id)`,
    `alter table seniority
       add column search_name text collate "C" not null generated always as (${folded}) stored`,
    ...tables.map((table) => `alter table ${table} no force row level security`),
    `update position set seniority_id = (
       select person.seniority_id from person
       where person.company_id = position.company_id and person.position_id = position.id
         and person.seniority_id is not null
       group by person.seniority_id order by count(*) desc, person.seniority_id limit 1
     )`,
    `insert into seniority (company_id, name, sort_order)
     select company.id, usual.name, usual.place - 1
     from company cross join unnest(array['${usualSeniorities.join("','")}'])
       with ordinality as usual (name, place)
     where not exists (select from seniority where seniority.company_id = company.id)`,
    ...tables.map((table) => `alter table ${table} force row level security`),
    `create unique index position_name_unique on position (company_id, search_name)`,
    `create unique index seniority_name_unique on seniority (company_id, search_name)`,
    `create index on position (company_id, seniority_id)`,
    `create index on person (company_id, position_id)`,
    `alter table person drop column seniority_id`,
  ]);
}
