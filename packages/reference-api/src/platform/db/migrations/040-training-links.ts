import type { Kysely } from 'kysely';
import { runStatements } from '../row-security.ts';

/**
 * A link may lead to a training too: the id of its response is that of the training. Such a link keeps nobody from being
 * deleted, as a response does, so it goes with its person.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `alter table link drop constraint link_kind_check`,
    `alter table link add constraint link_kind_check
       check (kind in ('behavioral', 'performance', 'training'))`,
    `alter table link drop constraint link_company_id_person_id_fkey`,
    `alter table link add constraint link_company_id_person_id_fkey
       foreign key (company_id, person_id) references person (company_id, id) on delete cascade`,
    `create index on link (company_id, person_id)`,
  ]);
}
