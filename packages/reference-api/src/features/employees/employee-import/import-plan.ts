import { type ImportedPerson, placeKey } from '@aferir/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { PlaceKind } from '../../../shared/places/people-of-place.ts';
import type { PlaceIds } from '../../../shared/places/place-port.ts';
import { employeesMessages as texts } from '../employees-messages.ts';
import type { PersonBefore } from '../employees-tables.ts';
import type { ImportRights } from './import-rights.ts';

/** The positions and departments of a company, by the keys of their names. */
export interface Places {
  readonly positions: PlaceIds;
  readonly departments: PlaceIds;
}

/** Somebody of the company who has the e-mail of a row. */
export interface ExistingPerson extends PersonBefore {
  readonly id: number;
  readonly email: string | null;
}

/** What is to become of a good row. */
export type PlannedRow =
  | { readonly outcome: 'created'; readonly person: ImportedPerson }
  | {
      readonly outcome: 'changed';
      readonly person: ImportedPerson;
      readonly existing: ExistingPerson;
    }
  | { readonly outcome: 'unchanged'; readonly existing: ExistingPerson }
  | { readonly outcome: 'faulty'; readonly reason: string };

/** Reads the places of a company; of departments with one name the first counts. */
export async function readPlaces(db: Db, companyId: number): Promise<Places> {
  const read = async (table: PlaceKind) => {
    const rows = await db
      .selectFrom(table)
      .select(['id', 'name'])
      .where('company_id', '=', companyId)
      .orderBy('id', 'desc')
      .execute();
    return new Map(rows.map(({ id, name }) => [placeKey(name), id]));
  };
  return { positions: await read('position'), departments: await read('department') };
}

/** Finds who has the e-mails of some rows, and keeps them as they are until the transaction ends. */
export async function findExisting(
  db: Db,
  companyId: number,
  people: readonly ImportedPerson[],
  { isLocked }: { isLocked: boolean },
): Promise<ReadonlyMap<string, ExistingPerson>> {
  const emails = people.map(({ email }) => email);
  const rows = await db
    .selectFrom('person')
    .select(['id', 'name', 'sex', 'email', 'phone', 'position_id', 'department_id', 'version'])
    .where('company_id', '=', companyId)
    .where('email', '=', sql<string>`any(${emails}::text[])`)
    .$if(isLocked, (query) => query.forNoKeyUpdate())
    .execute();
  return new Map(rows.map((row) => [row.email ?? '', row]));
}

/** Decides what becomes of a good row. */
export function planRow(
  person: ImportedPerson,
  existing: ExistingPerson | undefined,
  places: Places,
  rights: ImportRights,
): PlannedRow {
  const positionId = places.positions.get(placeKey(person.position));
  const departmentId = places.departments.get(placeKey(person.department));
  const isSame =
    existing !== undefined &&
    existing.name === person.name &&
    existing.sex === person.sex &&
    existing.phone === person.phone &&
    existing.position_id === positionId &&
    existing.department_id === departmentId;
  if (existing && isSame) return { outcome: 'unchanged', existing };
  if (existing && !rights.mayChange) return faulty(texts.lacksChange);
  if (positionId === undefined && !rights.mayAddPositions) {
    return faulty(texts.lacksPosition(person.position));
  }
  if (departmentId === undefined && !rights.mayAddDepartments) {
    return faulty(texts.lacksDepartment(person.department));
  }
  return existing ? { outcome: 'changed', person, existing } : { outcome: 'created', person };
}

function faulty(reason: string): PlannedRow {
  return { outcome: 'faulty', reason };
}
