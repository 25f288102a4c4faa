import type { Selectable } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { onReference } from '../../../platform/db/on-reference.ts';
import {
  type PersonPlace,
  personWithWorkplace,
} from '../../../platform/db/person-with-workplace.ts';
import type { PersonTable } from '../../../shared/people/people-tables.ts';

/** The record of a person with the names of what it refers to. */
export interface PersonalRecord
  extends Pick<
    Selectable<PersonTable>,
    | 'id'
    | 'name'
    | 'registration_number'
    | 'cpf'
    | 'email'
    | 'phone'
    | 'sex'
    | 'birth_date'
    | 'hired_on'
    | 'language'
    | 'photo_url'
    | 'is_active'
    | 'password_hash'
    | 'department_id'
    | 'created_at'
  > {
  position_name: string | null;
  department_name: string | null;
  seniority_name: string | null;
}

/** Reads a person's record. */
export function readRecord(
  db: Db,
  { companyId, personId }: PersonPlace,
): Promise<PersonalRecord | undefined> {
  return personWithWorkplace(db, companyId)
    .leftJoin('seniority', (join) => onReference(join, 'seniority', 'position.seniority_id'))
    .where('person.id', '=', personId)
    .select([
      'person.id',
      'person.name',
      'person.registration_number',
      'person.cpf',
      'person.email',
      'person.phone',
      'person.sex',
      'person.birth_date',
      'person.hired_on',
      'person.language',
      'person.photo_url',
      'person.is_active',
      'person.password_hash',
      'person.department_id',
      'person.created_at',
      'position.name as position_name',
      'department.name as department_name',
      'seniority.name as seniority_name',
    ])
    .executeTakeFirst();
}

/** Names of some people, in alphabetical order. */
export async function readNames(
  db: Db,
  companyId: number,
  personIds: readonly number[],
): Promise<string[]> {
  const people = await db
    .selectFrom('person')
    .where('company_id', '=', companyId)
    .where('id', 'in', [0, ...personIds])
    .select('name')
    .orderBy('name')
    .orderBy('id')
    .execute();
  return people.map(({ name }) => name);
}
