import type { Kysely } from 'kysely';
import { runStatements } from '../row-security.ts';

/**
 * The months of a person's results beside each other, in the index that has them in their order: whether a figure may be
 * told is read from these, and of most results nothing else.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `drop index performance_result_company_id_person_id_finished_at_respons_idx`,
    `create index on performance_result (company_id, person_id, finished_at desc, response_id desc)
       include (month)`,
  ]);
}
