import {
  followMoves,
  HIRING_DAY_FAULT_TEXTS,
  type ManagementMoves,
  type ManagementStructure,
  placeKey,
} from '@aferir/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { PlaceKind } from '../../../shared/places/people-of-place.ts';
import type { PlaceIds } from '../../../shared/places/place-port.ts';
import { employeesMessages as texts } from '../employees-messages.ts';
import type { PersonBefore, PersonToImport } from '../employees-tables.ts';
import type { ImportRights } from './import-rights.ts';
import { changesManagers, type MetManager, type MetManagers } from './met-managers.ts';

/** The positions and departments of a company, by the keys of their names. */
export interface Places {
  readonly positions: PlaceIds;
  readonly departments: PlaceIds;
}

/** Somebody of the company who has the e-mail of a row. */
export interface ExistingPerson extends PersonBefore {
  readonly id: number;
  readonly email: string | null;
  readonly birth_date: string | null;
  readonly hired_on: string | null;
}

/** What is to become of a good row. */
export type PlannedRow =
  | { readonly outcome: 'created'; readonly person: PersonToImport }
  | {
      readonly outcome: 'changed';
      readonly person: PersonToImport;
      readonly existing: ExistingPerson;
      /** Whom the person named before, where that changes. */
      readonly before: Required<Pick<PersonBefore, 'managers'>> | undefined;
    }
  | { readonly outcome: 'unchanged'; readonly existing: ExistingPerson }
  | { readonly outcome: 'faulty'; readonly reason: string };

/** The same, and what they are called. */
export interface NamedPlaces extends Places {
  readonly names: Readonly<Record<PlaceKind, ReadonlyMap<number, string>>>;
}

/** Reads the places of a company; of departments with one name the first counts. */
export async function readPlaces(db: Db, companyId: number): Promise<NamedPlaces> {
  const read = async (table: PlaceKind) => {
    const rows = await db
      .selectFrom(table)
      .select(['id', 'name'])
      .where('company_id', '=', companyId)
      .orderBy('id', 'desc')
      .execute();
    return {
      ids: new Map(rows.map(({ id, name }) => [placeKey(name), id])),
      names: new Map(rows.map(({ id, name }) => [id, name])),
    };
  };
  const [position, department] = [await read('position'), await read('department')];
  return {
    positions: position.ids,
    departments: department.ids,
    names: { position: position.names, department: department.names },
  };
}

/** Finds who has the e-mails of some rows, and keeps them as they are until the transaction ends. */
export async function findExisting(
  db: Db,
  companyId: number,
  people: readonly PersonToImport[],
  { isLocked }: { isLocked: boolean },
): Promise<ReadonlyMap<string, ExistingPerson>> {
  const emails = people.map(({ email }) => email);
  const rows = await db
    .selectFrom('person')
    .select(['id', 'name', 'sex', 'email', 'phone', 'birth_date', 'hired_on'])
    .select(['position_id', 'department_id', 'version'])
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
  readonly managers: MetManagers;
}

/** Whether a row puts somebody of the company elsewhere; where none does, nothing comes of who leads whom. */
export function putsElsewhere(
  people: readonly PersonToImport[],
  { existing, places, managers }: Pick<MetByRows, 'existing' | 'places' | 'managers'>,
): boolean {
  return people.some((person) => {
    const known = existing.get(person.email);
    if (!known) return false;
    const departmentId = places.departments.get(placeKey(person.department));
    return known.department_id !== departmentId || changesManagers(person, known, managers);
  });
}

/** Where rows find people, and put them. */
export interface Whereabouts {
  readonly moves: ManagementMoves;
  /** What is new comes below the root. */
  readonly rootId: number | null;
  /** Those who come in with rows before, by e-mail. */
  readonly newcomers: Map<string, MetManager>;
}

/** Begins with a structure; without any, nobody is put elsewhere. */
export function whereaboutsIn(
  structure: ManagementStructure = { departments: [], leaders: [], namedManagers: [] },
  newcomers: Whereabouts['newcomers'] = new Map(),
): Whereabouts {
  const root = structure.departments.find(({ parentId }) => parentId === null);
  return { moves: followMoves(structure), rootId: root?.id ?? null, newcomers };
}

/** Makes what decides on good rows, one after the other: where one puts somebody elsewhere counts for those behind it. */
export function createRowPlanner(
  met: MetByRows,
  { moves, rootId, newcomers }: Whereabouts,
): (person: PersonToImport) => PlannedRow {
  return (person) => {
    const planned = planRow(person, met);
    if (planned.outcome !== 'created' && planned.outcome !== 'changed') return planned;
    const known = planned.outcome === 'changed' ? planned.existing.id : 0;
    const before = met.managers.namedBy.get(known) ?? [];
    const named = person.managers
      .map((mark) => met.managers.byMark.get(mark) ?? newcomers.get(String(mark)))
      .filter((one) => one && (one.isActive || before.includes(one.id)))
      .filter((one) => one !== undefined);
    if (named.length < person.managers.length) {
      const isForgotten = person.managers.some(
        (mark) => met.managers.byMark.get(mark)?.isAnonymous,
      );
      return faulty(isForgotten ? texts.managerForgotten : texts.managerGone);
    }
    // Who is inactive answers for nobody.
    const active = named.filter(({ isActive }) => isActive);
    const departmentId = met.places.departments.get(placeKey(person.department)) ?? rootId;
    if (planned.outcome === 'created') {
      // Nobody is kept under such an id: it stands for whoever is about to come in.
      const id = -1 - newcomers.size;
      newcomers.set(person.email, {
        id,
        name: person.name,
        departmentId,
        isActive: true,
        isAnonymous: false,
      });
      moves.add({ id, departmentId }, active);
      return planned;
    }
    const { id, department_id } = planned.existing;
    if (departmentId === department_id && !planned.before) return planned;
    const below = moves.put({ id, departmentId }, planned.before ? active : undefined);
    if (below === undefined) return planned;
    const manager = named.find((one) => one.id === below);
    return faulty(manager ? texts.managerBelow(manager.name) : texts.movedBelowOwn);
  };
}

/** The day of hiring that a row leaves: its own, or the one that is known. */
export function hiringDayAfter({
  person,
  existing,
}: {
  readonly person: PersonToImport;
  readonly existing: ExistingPerson;
}): string | null {
  return person.hiredOn ?? existing.hired_on;
}

/** Decides what becomes of a good row. */
function planRow(
  person: PersonToImport,
  { existing: known, places, rights, managers }: MetByRows,
): PlannedRow {
  const existing = known.get(person.email);
  const positionId = places.positions.get(placeKey(person.position));
  const departmentId = places.departments.get(placeKey(person.department));
  const isManaged = existing !== undefined && changesManagers(person, existing, managers);
  const isSame =
    existing !== undefined &&
    !isManaged &&
    existing.name === person.name &&
    existing.sex === person.sex &&
    existing.phone === person.phone &&
    existing.hired_on === hiringDayAfter({ person, existing }) &&
    existing.position_id === positionId &&
    existing.department_id === departmentId;
  if (existing && isSame) return { outcome: 'unchanged', existing };
  if (existing && !rights.mayChange) return faulty(texts.lacksChange);
  const { hiredOn } = person;
  if (existing?.birth_date && hiredOn !== null && hiredOn < existing.birth_date) {
    return faulty(HIRING_DAY_FAULT_TEXTS['before-birth']);
  }
  if (positionId === undefined && !rights.mayAddPositions) {
    return faulty(texts.lacksPosition(person.position));
  }
  if (departmentId === undefined && !rights.mayAddDepartments) {
    return faulty(texts.lacksDepartment(person.department));
  }
  if (!existing) return { outcome: 'created', person };
  const before = isManaged ? { managers: managers.namedBy.get(existing.id) ?? [] } : undefined;
  return { outcome: 'changed', person, existing, before };
}

function faulty(reason: string): PlannedRow {
  return { outcome: 'faulty', reason };
}
