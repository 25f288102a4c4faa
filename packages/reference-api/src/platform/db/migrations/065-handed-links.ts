import type { Kysely } from 'kysely';
import { runStatements } from '../row-security.ts';

/** A link may be made for staff to hand over, where no mail reaches the person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    'alter table link drop constraint link_origin_check',
    `alter table link add constraint link_origin_check check (origin in ('mail', 'session', 'hand'))`,
    `alter table link add check (origin <> 'hand' or (role = 'self' and mailed_to is null))`,
  ]);
}
