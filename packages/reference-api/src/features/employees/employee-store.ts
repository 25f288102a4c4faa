import type { Language } from '@aferir/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { onReference } from '../../platform/db/on-reference.ts';
import { personWithWorkplace } from '../../platform/db/person-with-workplace.ts';
import { recordTable } from '../../platform/db/record-table.ts';
import type { PersonRow } from '../../shared/people/people-tables.ts';
import {
  addPeople,
  changePeople,
  deletePeople,
  nameManagers,
} from '../../shared/people/write-people.ts';
import type { PersonTies } from '../feature.ts';
import { type PersonDetails, personDetailColumns } from './person-details.ts';
import { hasTies } from './person-ties.ts';

/** What is kept of the address before another one. */
export type AddressColumns = Partial<
  Pick<PersonRow, 'former_email' | 'email_changed_at' | 'former_email_hash'>
>;

/** What of a person is written. */
export interface EmployeeColumns extends AddressColumns {
  readonly name: string;
  /** Left out, it stays. */
  readonly registration_number?: string | null;
  /** Digits alone; left out, it stays. */
  readonly cpf?: string | null;
  /** `YYYY-MM-DD`; left out, it stays. */
  readonly birth_date?: string | null;
  readonly sex: 'M' | 'F' | null;
  /** Lower case; null for none. */
  readonly email: string | null;
  /** Digits alone. */
  readonly phone: string;
  /** `YYYY-MM-DD`; left out, it stays. */
  readonly hired_on?: string | null;
  readonly position_id: number;
  readonly department_id: number;
  /** Left out, it stays. */
  readonly language?: Language | null;
  /** Left out, the photo stays. */
  readonly photo_url?: string | null;
}

/** What names one person of a company alone. */
export type OwnMark = 'email' | 'registration_number' | 'cpf';

/** A manager named for a person. */
export interface NamedManager {
  readonly id: number;
  readonly name: string;
  readonly position_name: string | null;
  readonly is_active: boolean;
}

/** A person with all that the form takes. */
export interface EmployeeRecord
  extends PersonDetails,
    Pick<
      PersonRow,
      'former_email' | 'email_changed_at' | 'cpf' | 'birth_date' | 'language' | 'version'
    > {
  readonly has_password: boolean;
  readonly managers: readonly NamedManager[];
}

/** The people of one company, one at a time. */
export interface EmployeeStore {
  find(id: number): Promise<EmployeeRecord | undefined>;
  /** Keeps others from changing or referring to a person until the transaction ends. */
  lock(id: number): Promise<void>;
  /** Whether somebody else has it. */
  isTaken(what: OwnMark, value: string, exceptId: number): Promise<boolean>;
  has(table: 'position' | 'department', id: number): Promise<boolean>;
  /** Of some people those who are active, with their departments. */
  findActive(
    ids: readonly number[],
  ): Promise<readonly { id: number; name: string; departmentId: number | null }[]>;
  insert(columns: EmployeeColumns, isActive: boolean): Promise<number>;
  /** False when the person is of another version by now, and stays as they are. */
  update(id: number, version: number, columns: EmployeeColumns): Promise<boolean>;
  setManagers(id: number, managerIds: readonly number[]): Promise<void>;
  /** Deletes a person without ties, sessions and the managers that they name. */
  delete(id: number): Promise<void>;
}

/** Opens the store for one company; `db` has to be bound to the same one. */
export function createEmployeeStore(
  db: Db,
  companyId: number,
  ties: readonly PersonTies[] = [],
): EmployeeStore {
  const readManagers = (personId: number) =>
    db
      .selectFrom('person_manager as named')
      .innerJoin('person', (join) => onReference(join, 'person', 'named.manager_id'))
      .leftJoin('position', (join) => onReference(join, 'position', 'person.position_id'))
      .where('named.company_id', '=', companyId)
      .where('named.person_id', '=', personId)
      .select(['person.id', 'person.name', 'position.name as position_name', 'person.is_active'])
      .orderBy('person.search_name')
      .orderBy('person.id')
      .execute();

  return {
    async find(id) {
      const person = await personWithWorkplace(db, companyId)
        .where('person.id', '=', id)
        .select(personDetailColumns)
        .select(['person.former_email', 'person.email_changed_at'])
        .select(['person.cpf', 'person.birth_date', 'person.language', 'person.version'])
        .select(({ eb }) =>
          eb('person.password_hash', 'is not', null).$castTo<boolean>().as('has_password'),
        )
        .select(hasTies(db, companyId, ties).as('has_ties'))
        .executeTakeFirst();
      return person && { ...person, managers: await readManagers(id) };
    },

    async lock(id) {
      await db
        .selectFrom('person')
        .select('id')
        .where('company_id', '=', companyId)
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
    },

    async isTaken(what, value, exceptId) {
      const other = await db
        .selectFrom('person')
        .select('id')
        .where('company_id', '=', companyId)
        .where(what, '=', value)
        .where('id', '!=', exceptId)
        .executeTakeFirst();
      return other !== undefined;
    },

    has: (table, id) => recordTable(table, db, companyId).has(id),

    findActive: (ids) =>
      db
        .selectFrom('person')
        .select(['id', 'name', 'department_id as departmentId'])
        .where('company_id', '=', companyId)
        .where('id', '=', sql<number>`any(${[...ids]}::bigint[])`)
        .where('is_active', '=', true)
        .execute(),

    async insert(columns, isActive) {
      const person = { ...columns, is_active: isActive };
      const { id } = await addPeople(db, companyId, [person]).executeTakeFirstOrThrow();
      return id;
    },

    async update(id, version, columns) {
      const { numUpdatedRows } = await changePeople(db, companyId, columns)
        .where('id', '=', id)
        .where('version', '=', version)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    setManagers: (id, managerIds) => nameManagers(db, companyId, id, managerIds),

    delete: (id) => deletePeople(db, companyId, [id]),
  };
}
