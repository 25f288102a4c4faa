import type { Kysely } from 'kysely';
import { runStatements } from '../row-security.ts';

// As `search-expression.ts` folds a text; what is stored stays as it was folded here.
const accented = 'áàâãäéèêëíìîïóòôõöúùûüçñÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑ';
const plain = 'aaaaaeeeeiiiiooooouuuucn'.repeat(2);

/**
 * Names and addresses in the form in which people are sorted and searched, and indexes for lists of
 * people with their latest responses. The collation makes every server sort alike.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `alter table person
       add column search_name text collate "C" not null generated always as (${folded('name')}) stored,
       add column search_email text collate "C" generated always as (${folded('email')}) stored`,
    `create index on person (company_id, search_name, id)`,
    `create index on disc_response (company_id, person_id, finished_at desc, id desc)
       include (outcome_id) where finished_at is not null`,
    `create index on disc_response (company_id, person_id, sent_at desc, id desc)`,
    // The new one does its work, and sorts responses of one moment as well.
    `drop index disc_response_company_id_person_id_sent_at_idx`,
  ]);
}

function folded(column: string): string {
  return `translate(lower(${column}), '${accented}', '${plain}')`;
}
