import { IMPORT_LISTED, type ImportField, type ManagerMark, placeKey } from '@aferir/domain';
import type { Db } from '../../../platform/db/database.ts';
import type { PlaceKind } from '../../../shared/places/people-of-place.ts';
import type { PlannedRow, Whereabouts } from './import-plan.ts';
import { findManagersBy } from './met-managers.ts';
import { type FilledIn, filledIn } from './met-people.ts';
import type { NamedPlaces } from './met-places.ts';

/** What of a person changes. */
export type ChangedField =
  | 'name'
  | 'sex'
  | 'phone'
  | 'position'
  | 'department'
  | 'managers'
  | 'hiredOn'
  | 'email'
  | 'registrationNumber'
  | 'cpf'
  | 'birthDate';

/** A field as it is and as it would be; empty for none. */
export interface FieldChange {
  readonly field: ChangedField;
  readonly before: string;
  readonly after: string;
}

/** What a row would change. */
export interface PersonChange {
  readonly line: number;
  readonly name: string;
  readonly fields: readonly FieldChange[];
}

/** A row that is good by itself and stays out. */
export interface RefusedRow {
  readonly line: number;
  readonly name: string;
  /** What of it that is about; null where it is the row as a whole. */
  readonly field: ImportField | null;
  readonly reason: string;
}

/** What a forecast tells by rows. */
export interface ForecastLists {
  readonly changes: readonly PersonChange[];
  readonly refusals: readonly RefusedRow[];
  readonly refusedCount: number;
}

interface Noted extends PersonChange {
  readonly managers:
    | readonly [before: readonly ManagerMark[], after: readonly ManagerMark[]]
    | null;
}

type Changed = PlannedRow & { readonly outcome: 'changed' };

/** Collects what rows would change, and which are refused, in whatever order they are looked at. */
export function createChangeList() {
  const noted: Noted[] = [];
  const refused: RefusedRow[] = [];
  return {
    add(line: number, row: Changed, places: NamedPlaces): void {
      const { existing, person, before } = row;
      const managers = before ? ([before.managers, person.managers] as const) : null;
      noted.push({ line, name: existing.name, fields: fieldsOf(row, places), managers });
    },
    refuse(row: RefusedRow): void {
      refused.push(row);
    },
    /** The first of them by line, or all; who is named by nothing but an id or an address gets their name. */
    async finish(
      db: Db,
      companyId: number,
      { newcomers, all }: Pick<Whereabouts, 'newcomers'> & { readonly all: boolean },
    ): Promise<ForecastLists> {
      const first = <Row extends { readonly line: number }>(rows: readonly Row[]) =>
        rows
          .toSorted((one, other) => one.line - other.line)
          .slice(0, all ? undefined : IMPORT_LISTED);
      const listed = first(noted);
      const marks = new Set(listed.flatMap(({ managers }) => managers?.flat() ?? []));
      const found = marks.size > 0 ? await findManagersBy(db, companyId, [...marks]) : [];
      const names = new Map<ManagerMark, string>([
        ...[...newcomers].map(([mark, { name }]) => [mark, name] as const),
        ...found.flatMap(({ marks: all, name }) => all.map((mark) => [mark, name] as const)),
      ]);
      const told = (some: readonly ManagerMark[]) =>
        some
          .flatMap((mark) => names.get(mark) ?? [])
          .toSorted((one, other) => one.localeCompare(other, 'pt-BR'))
          .join('; ');
      return {
        changes: listed.map(({ managers, fields, ...row }) => ({
          ...row,
          fields: managers
            ? [
                ...fields,
                { field: 'managers', before: told(managers[0]), after: told(managers[1]) },
              ]
            : fields,
        })),
        refusals: first(refused),
        refusedCount: refused.length,
      };
    },
  };
}

function fieldsOf(row: Changed, places: NamedPlaces): FieldChange[] {
  const { existing, person } = row;
  const after = filledIn(row);
  const filled = (field: ChangedField, column: keyof FilledIn): FieldChange => ({
    field,
    before: existing[column] ?? '',
    after: after[column] ?? '',
  });
  const texts: FieldChange[] = [
    { field: 'name', before: existing.name, after: person.name },
    { field: 'sex', before: existing.sex ?? '', after: person.sex ?? '' },
    { field: 'phone', before: existing.phone ?? '', after: person.phone },
    filled('email', 'email'),
    filled('registrationNumber', 'registration_number'),
    filled('cpf', 'cpf'),
    filled('birthDate', 'birth_date'),
    filled('hiredOn', 'hired_on'),
  ];
  return [
    ...texts.filter(({ before, after }) => before !== after),
    ...placeChange('position', existing.position_id, person.position, places),
    ...placeChange('department', existing.department_id, person.department, places),
  ];
}

function placeChange(
  field: PlaceKind,
  former: number | null,
  name: string,
  { positions, departments, names }: NamedPlaces,
): FieldChange[] {
  const id = (field === 'position' ? positions : departments).get(placeKey(name));
  if (id !== undefined && id === former) return [];
  const called = (one: number | null | undefined) => names[field].get(one ?? 0);
  return [{ field, before: called(former) ?? '', after: called(id) ?? name }];
}
