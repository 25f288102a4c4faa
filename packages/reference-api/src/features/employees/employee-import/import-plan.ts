import {
  followMoves,
  HIRING_DAY_FAULT_TEXTS,
  type ImportField,
  MARK_CONFLICT_TEXTS,
  type ManagementMoves,
  type ManagementStructure,
  type MarkConflict,
  ownMarkOf,
  placeKey,
} from '@aferir/domain';
import { employeesMessages as texts } from '../employees-messages.ts';
import type { PersonBefore, PersonToImport } from '../employees-tables.ts';
import type { ImportRights } from './import-rights.ts';
import { changesManagers, type MetManager, type MetManagers } from './met-managers.ts';
import { type ExistingPerson, filledBefore, filledIn, type MetPeople } from './met-people.ts';
import type { Places } from './met-places.ts';

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
  | {
      readonly outcome: 'faulty';
      readonly reason: string;
      /** What of the row it is about; null where it is the row as a whole. */
      readonly field: ImportField | null;
    };

/** What good rows meet in a company. */
export interface MetByRows {
  readonly existing: MetPeople;
  readonly places: Places;
  readonly rights: ImportRights;
  readonly managers: MetManagers;
  /** The lines of good rows before, by the id of whom they meant: of two rows of one person the first that is good goes in. */
  readonly lines: Map<number, number>;
}

/** Whether a row puts somebody of the company elsewhere; where none does, nothing comes of who leads whom. */
export function putsElsewhere(
  people: readonly PersonToImport[],
  { existing, places, managers }: Pick<MetByRows, 'existing' | 'places' | 'managers'>,
): boolean {
  return people.some((person) => {
    const known = existing.get(person)?.known;
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
  /** Those who come in with rows before, by what they come in with. */
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
  whereabouts: Whereabouts,
): (person: PersonToImport, line: number) => PlannedRow {
  const plan = createPlaceCheck(met, whereabouts);
  return (person, line) => {
    const planned = plan(person);
    if ('existing' in planned) met.lines.set(planned.existing.id, line);
    return planned;
  };
}

function createPlaceCheck(
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
      return faulty('gestor', isForgotten ? texts.managerForgotten : texts.managerGone);
    }
    // Who is inactive answers for nobody.
    const active = named.filter(({ isActive }) => isActive);
    const departmentId = met.places.departments.get(placeKey(person.department)) ?? rootId;
    if (planned.outcome === 'created') {
      // Nobody is kept under such an id: it stands for whoever is about to come in.
      const id = -1 - newcomers.size;
      newcomers.set(ownMarkOf(person), {
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
    return manager
      ? faulty('gestor', texts.managerBelow(manager.name))
      : faulty('departamento', texts.movedBelowOwn);
  };
}

/** Whether somebody comes in or changes and has no e-mail then. */
export function leavesWithoutEmail(row: PlannedRow): boolean {
  if (row.outcome === 'created') return row.person.email === null;
  return row.outcome === 'changed' && filledIn(row).email === null;
}

/** Decides what becomes of a good row. */
function planRow(
  person: PersonToImport,
  { existing: met, places, rights, managers, lines }: MetByRows,
): PlannedRow {
  const { known: existing, conflict } = met.get(person) ?? {};
  if (conflict !== undefined)
    return faulty(CONFLICT_FIELDS[conflict], MARK_CONFLICT_TEXTS[conflict]);
  const before = existing && lines.get(existing.id);
  if (before !== undefined) return faulty(null, texts.samePerson(before));
  const positionId = places.positions.get(placeKey(person.position));
  const departmentId = places.departments.get(placeKey(person.department));
  const isManaged = existing !== undefined && changesManagers(person, existing, managers);
  const isSame =
    existing !== undefined &&
    !isManaged &&
    existing.name === person.name &&
    existing.sex === person.sex &&
    existing.phone === person.phone &&
    Object.keys(filledBefore({ person, existing })).length === 0 &&
    existing.position_id === positionId &&
    existing.department_id === departmentId;
  if (existing && isSame) return { outcome: 'unchanged', existing };
  if (existing && !rights.mayChange) return faulty(null, texts.lacksChange);
  if (existing && (person.hiredOn !== null || person.birthDate !== null)) {
    const { birth_date: bornOn, hired_on: hiredOn } = filledIn({ person, existing });
    if (bornOn !== null && hiredOn !== null && hiredOn < bornOn) {
      return faulty('admissão', HIRING_DAY_FAULT_TEXTS['before-birth']);
    }
  }
  if (positionId === undefined && !rights.mayAddPositions) {
    return faulty('cargo', texts.lacksPosition(person.position));
  }
  if (departmentId === undefined && !rights.mayAddDepartments) {
    return faulty('departamento', texts.lacksDepartment(person.department));
  }
  if (!existing) return { outcome: 'created', person };
  const managedBefore = isManaged
    ? { managers: managers.namedBy.get(existing.id) ?? [] }
    : undefined;
  return { outcome: 'changed', person, existing, before: managedBefore };
}

const CONFLICT_FIELDS: Readonly<Record<MarkConflict, ImportField | null>> = {
  several: null,
  'other-email': 'e-mail',
  'other-cpf': 'CPF',
  'other-number': 'matrícula',
};

function faulty(field: ImportField | null, reason: string): PlannedRow {
  return { outcome: 'faulty', field, reason };
}
