import { type Insertable, sql, type Updateable } from 'kysely';
import { anyOf } from '../../platform/db/any-of.ts';
import type { Db } from '../../platform/db/database.ts';
import { nextVersion } from '../../platform/db/record-table.ts';
import type { PersonTable } from './people-tables.ts';

/** Somebody who comes in. */
export type NewPerson = Omit<Insertable<PersonTable>, 'company_id'>;

/** Begins to add people to a company, in their order. */
export function addPeople(db: Db, companyId: number, people: readonly NewPerson[]) {
  return db
    .insertInto('person')
    .values(people.map((person) => ({ ...person, company_id: companyId })))
    .returning(['id', 'email', 'cpf', 'registration_number', 'version']);
}

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
    .set({ ...values, version: nextVersion })
    .where('company_id', '=', companyId);
}

const TYPES = {
  name: 'text',
  sex: 'text',
  phone: 'text',
  email: 'text',
  cpf: 'text',
  registration_number: 'text',
  birth_date: 'date',
  hired_on: 'date',
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

/** What is kept of a password. */
export type PasswordValues = Pick<
  Updateable<PersonTable>,
  'password_hash' | 'must_change_password'
>;

/**
 * Begins to change passwords of people; which ones is still to be said. No form shows them: the version stays. Nobody who is
 * anonymous has one.
 */
export function changePasswords(db: Db, values: PasswordValues) {
  return db.updateTable('person').set(values).where('anonymized_at', 'is', null);
}

/** Names all managers of a person. */
export async function nameManagers(
  db: Db,
  companyId: number,
  personId: number,
  managerIds: readonly number[],
): Promise<void> {
  await db
    .deleteFrom('person_manager')
    .where('company_id', '=', companyId)
    .where('person_id', '=', personId)
    .execute();
  if (managerIds.length === 0) return;
  const named = { company_id: companyId, person_id: personId };
  await db
    .insertInto('person_manager')
    .values(managerIds.map((id) => ({ ...named, manager_id: id })))
    .execute();
}

/** Names all managers of each of some people, in two statements. */
export async function nameManagersOfEach(
  db: Db,
  companyId: number,
  people: readonly { readonly id: number; readonly managerIds: readonly number[] }[],
): Promise<void> {
  if (people.length === 0) return;
  await db
    .deleteFrom('person_manager')
    .where('company_id', '=', companyId)
    .where('person_id', '=', anyOf(people.map(({ id }) => id)))
    .execute();
  const named = people.flatMap(({ id, managerIds }) =>
    managerIds.map((manager_id) => ({ company_id: companyId, person_id: id, manager_id })),
  );
  if (named.length > 0) await db.insertInto('person_manager').values(named).execute();
}

/** Deletes people to whom nothing refers, with the managers that they name. */
export async function deletePeople(
  db: Db,
  companyId: number,
  ids: readonly number[],
): Promise<void> {
  await nameManagersOfEach(
    db,
    companyId,
    ids.map((id) => ({ id, managerIds: [] })),
  );
  await db
    .deleteFrom('person')
    .where('company_id', '=', companyId)
    .where('id', '=', anyOf(ids))
    .execute();
}

/** Nobody names a person as manager any more, and they name nobody. */
export async function nameNobody(
  db: Db,
  { companyId, personId }: { companyId: number; personId: number },
): Promise<void> {
  await db
    .deleteFrom('person_manager')
    .where('company_id', '=', companyId)
    .where(({ or, eb }) => or([eb('person_id', '=', personId), eb('manager_id', '=', personId)]))
    .execute();
}
