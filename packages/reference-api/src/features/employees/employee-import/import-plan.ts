import {
  type ImportedPerson,
  type ManagedPerson,
  type ManagementStructure,
  placeKey,
  withMove,
} from '@aferir/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { loadManagementStructure } from '../../../platform/db/management-structure.ts';
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

/** What good rows meet in a company. */
export interface MetByRows {
  readonly existing: ReadonlyMap<string, ExistingPerson>;
  readonly places: Places;
  readonly rights: ImportRights;
  readonly structure: ManagementStructure;
}

const nobody: ManagementStructure = { departments: [], leaders: [], namedManagers: [] };

/** Reads who leads whom where a row moves somebody; else nothing comes of it. */
export async function readStructure(
  db: Db,
  companyId: number,
  people: readonly ImportedPerson[],
  { existing, places }: Pick<MetByRows, 'existing' | 'places'>,
): Promise<ManagementStructure> {
  const moves = people.some(({ email, department }) => {
    const known = existing.get(email);
    return known && known.department_id !== places.departments.get(placeKey(department));
  });
  return moves ? loadManagementStructure(db, companyId) : nobody;
}

/** Makes what decides on good rows, one after the other: where one moves somebody counts for those behind it. */
export function createRowPlanner(met: MetByRows): (person: ImportedPerson) => PlannedRow {
  const mayMove = followMoves(met.structure);
  return (person) => {
    const planned = planRow(person, met.existing.get(person.email), met.places, met.rights);
    if (planned.outcome !== 'changed') return planned;
    const { id, department_id } = planned.existing;
    // What is new comes below the root.
    const departmentId =
      met.places.departments.get(placeKey(person.department)) ?? rootOf(met.structure);
    const stays = departmentId === department_id;
    return stays || mayMove({ id, departmentId }) ? planned : faulty(texts.movedBelowOwn);
  };
}

function rootOf({ departments }: ManagementStructure): number | null {
  return departments.find(({ parentId }) => parentId === null)?.id ?? null;
}

/** Who leads nobody may go anywhere, without a look at who leads whom. */
function followMoves(structure: ManagementStructure): (person: ManagedPerson) => boolean {
  const managing = new Set([
    ...structure.leaders.map(({ personId }) => personId),
    ...structure.namedManagers.map(({ managerId }) => managerId),
  ]);
  let current = structure;
  return (person) => {
    const moved = managing.has(person.id) ? withMove(current, person) : current;
    current = moved ?? current;
    return moved !== undefined;
  };
}

/** Decides what becomes of a good row. */
function planRow(
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
