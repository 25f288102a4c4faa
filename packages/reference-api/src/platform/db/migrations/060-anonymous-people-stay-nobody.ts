import type { Kysely } from 'kysely';
import { runStatements } from '../row-security.ts';

const tables = ['person', 'person_manager', 'department_manager', 'staff_user', 'audit_event'];

/**
 * Whom the user was who was deleted, so that their name goes with the person's; of those before, the trail tells. And what an
 * anonymous person can't have: a password, a photo, a position or anybody to lead.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    'alter table staff_user add column former_person_id bigint',
    // The owner sees rows of every company only while isolation is not forced on the owner too.
    ...tables.map((table) => `alter table ${table} no force row level security`),
    `update staff_user set former_person_id = (
       select person_id from audit_event as event
       where event.company_id = staff_user.company_id and event.subject_kind = 'staff'
         and event.subject_id = staff_user.id and event.person_id is not null
       order by event.id desc limit 1)
     where deleted_at is not null`,
    `update person set password_hash = null, must_change_password = false, photo_url = null, position_id = null
     where anonymized_at is not null`,
    `delete from person_manager as named using person
     where person.company_id = named.company_id and person.anonymized_at is not null
       and person.id in (named.person_id, named.manager_id)`,
    `delete from department_manager as leads using person
     where person.company_id = leads.company_id and person.anonymized_at is not null
       and person.id = leads.person_id`,
    ...tables.map((table) => `alter table ${table} force row level security`),
    `alter table person add constraint person_anonymous_has_nothing check (
       anonymized_at is null or (password_hash is null and photo_url is null and position_id is null))`,
  ]);
}
