import type { Kysely } from 'kysely';
import { runStatements } from '../row-security.ts';

/** Staff are told of whom no mail tells of what they have brought about. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `alter table notification drop constraint notification_kind_check`,
    `alter table notification add constraint notification_kind_check
       check (kind in ('import', 'assessment', 'rating', 'feedback', 'mail', 'training', 'unmailed'))`,
  ]);
}
