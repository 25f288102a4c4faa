import type { Kysely } from 'kysely';
import { runStatements } from '../row-security.ts';

/** What the person and the managers write beside a score; empty for none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `alter table performance_response_competency add self_comment text not null default ''`,
    `alter table performance_manager_score add comment text not null default ''`,
  ]);
}
