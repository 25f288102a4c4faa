import { sql, type Updateable } from 'kysely';
import type { Db } from '../db/database.ts';
import type { PersonTable } from './people-tables.ts';

/** What is kept of people, but for their passwords, which no form shows. */
export type PersonValues = Omit<
  Updateable<PersonTable>,
  'id' | 'company_id' | 'version' | 'password_hash' | 'must_change_password'
>;

/**
 * Begins to change people of a company; which ones is still to be said. All changes go this way: each raises the
 * version, so that a form that was opened before is refused.
 */
export function changePeople(db: Db, companyId: number, values: PersonValues) {
  return db
    .updateTable('person')
    .set(({ eb }) => ({ ...values, version: eb('version', '+', 1) }))
    .where('company_id', '=', companyId);
}

const TYPES = {
  name: 'text',
  sex: 'text',
  phone: 'text',
  position_id: 'bigint',
  department_id: 'bigint',
} as const;

/** What {@link changeEachPerson} can change. */
export type ValueOfEach = keyof typeof TYPES;

/** Changes people of a company, each in a way of their own, in one statement. */
export async function changeEachPerson<Column extends ValueOfEach>(
  db: Db,
  companyId: number,
  columns: readonly Column[],
  people: readonly ({ readonly id: number } & Readonly<Required<Pick<PersonValues, Column>>>)[],
): Promise<void> {
  if (people.length === 0) return;
  const given = columns.map((column) => sql`${sql.ref(column)} ${sql.raw(TYPES[column])}`);
  const changes = columns.map((column) => sql`${sql.ref(column)} = given.${sql.ref(column)}`);
  await sql`update person set ${sql.join(changes)}, version = person.version + 1
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as given (id bigint, ${sql.join(given)})
    where person.company_id = ${companyId} and person.id = given.id`.execute(db);
}
