import { registrationKey } from '../contact/person-mark.ts';
import { normalizeSearchText } from '../format/search-text.ts';
import { importMarksOf, type MarksOfPerson, ownMarkOf } from './import-marks.ts';

/** Somebody whom the company has. */
export interface KnownPerson extends Partial<MarksOfPerson> {
  readonly id: number;
  readonly email: string | null;
  readonly name: string;
  readonly isActive: boolean;
  /** Whom they name so far, by id: these may stay, inactive too. */
  readonly managerIds?: readonly number[];
}

/** A row of a sheet, as far as it takes managers or may be one. */
export interface ManagedRow extends Partial<MarksOfPerson> {
  readonly line: number;
  /** Lower case; empty for none. */
  readonly email: string;
  readonly name: string;
  /** Whom it names, by e-mail or by name. */
  readonly managers: readonly string[];
  /** It stays out, whoever it names. */
  readonly isLeftOut?: boolean;
}

/** A manager who was found: by id whom the company has, else by what they come in with ({@link ownMarkOf}). */
export type ManagerMark = number | string;

/** Why somebody whom a row names can't be its manager. */
export type ManagerFault =
  | { readonly problem: 'unknown' | 'inactive' | 'several' | 'circle'; readonly manager: string }
  | { readonly problem: 'left-out'; readonly manager: string; readonly line: number }
  | { readonly problem: 'own' };

/** What becomes of the managers of a row. */
export type FoundManagers =
  | { readonly marks: readonly ManagerMark[]; readonly fault?: undefined }
  | { readonly fault: ManagerFault; readonly marks?: undefined };

/** What was found for the rows of a sheet, and the order in which nobody comes before their managers. */
export interface ManagersOfSheet {
  /** In the order of the rows. */
  readonly found: readonly FoundManagers[];
  /** The places of all rows. */
  readonly order: readonly number[];
}

interface Candidate {
  readonly id: number | undefined;
  readonly place: number | undefined;
  readonly isActive: boolean;
}

/**
 * Finds whom the rows of a sheet name as managers: in the company and in the sheet itself, where they may stand later
 * or earlier. People of one row each answer to the others in a circle: all of its rows stay out.
 */
export function findSheetManagers(
  rows: readonly ManagedRow[],
  known: readonly KnownPerson[],
): ManagersOfSheet {
  const find = createFinder(rows, known);
  const markOf = markIn(rows);
  const found: FoundManagers[] = [];
  const above: number[][] = [];
  for (const [place, { managers }] of rows.entries()) {
    const told = managers.map((manager) => find(manager, place));
    const fault = told.find((one) => 'problem' in one);
    const candidates = told.filter((one) => 'isActive' in one);
    above.push(fault ? [] : candidates.flatMap(({ place: other }) => other ?? []));
    found.push(fault ? { fault } : { marks: [...new Set(candidates.map(markOf))] });
  }
  const { order, circle } = orderBy(above);
  for (const place of circle) {
    const manager = above[place]?.find((other) => circle.has(other)) ?? place;
    found[place] = { fault: { problem: 'circle', manager: rows[manager]?.name ?? '' } };
  }
  const isOut = (place: number) => rows[place]?.isLeftOut || found[place]?.fault !== undefined;
  for (const place of order) {
    const { marks } = found[place] ?? {};
    // Whoever the company has can be a manager, whatever becomes of their row.
    const missing = above[place]?.find(
      (other) => isOut(other) && marks?.includes(markOfRow(rows[other])),
    );
    if (missing === undefined) continue;
    const { name: manager = '', line = 0 } = rows[missing] ?? {};
    found[place] = { fault: { problem: 'left-out', manager, line } };
  }
  return { found, order };
}

function markIn(rows: readonly ManagedRow[]) {
  return ({ id, place }: Candidate): ManagerMark => id ?? markOfRow(rows[place ?? -1]);
}

function markOfRow(row: ManagedRow | undefined): string {
  return row ? ownMarkOf(row) : '';
}

function createFinder(rows: readonly ManagedRow[], known: readonly KnownPerson[]) {
  const byEmail = new Map<string, Candidate>();
  const named: { readonly candidate: Candidate; readonly names: readonly string[] }[] = [];
  const places = new Map<string, number>();
  for (const [place, row] of rows.entries()) {
    for (const mark of importMarksOf(row)) {
      // Of several with one mark the one that goes in counts.
      if (!places.has(mark) || !row.isLeftOut) places.set(mark, place);
    }
  }
  const add = (candidate: Candidate, email: string | null, names: readonly string[]) => {
    if (email) byEmail.set(email, candidate);
    named.push({ candidate, names });
  };
  const namedBy = new Map<number, readonly number[]>();
  const placeOf = findPlaces(rows, places, known);
  for (const person of known) {
    const { id, email, name, isActive, managerIds = [] } = person;
    const place = placeOf.get(person);
    if (place !== undefined) namedBy.set(place, managerIds);
    const written = place === undefined ? undefined : rows[place];
    const names = written && !written.isLeftOut ? [name, written.name] : [name];
    add({ id, place, isActive }, email, names);
  }
  for (const [place, row] of rows.entries()) {
    if (namedBy.has(place) || places.get(ownMarkOf(row)) !== place) continue;
    add({ id: undefined, place, isActive: true }, row.email, [row.name]);
  }
  // Made for the first who is named by name: it takes long where there are many.
  let byName: ReadonlyMap<string, readonly Candidate[]> | undefined;
  const findIn = (key: string) => {
    byName ??= byKeys(named);
    return byName.get(key);
  };

  return (manager: string, ownPlace: number): Candidate | ManagerFault => {
    const isEmail = manager.includes('@');
    const all = isEmail
      ? [byEmail.get(manager)].filter((one) => one !== undefined)
      : (findIn(normalizeSearchText(manager)) ?? []);
    const before = namedBy.get(ownPlace) ?? [];
    // Of several with one name, the one who is it already stays it.
    const same = all.filter(({ id }) => id !== undefined && before.includes(id));
    const able = same.length === 1 ? same : all.filter(({ isActive }) => isActive);
    const [first] = able;
    if (!first) return { problem: all.length > 0 ? 'inactive' : 'unknown', manager };
    if (able.length > 1) return { problem: 'several', manager };
    return first.place === ownPlace ? { problem: 'own' } : first;
  };
}

/** Which rows mean whom of the company: by the very same mark, else by a number that differs in the zeros before it. */
function findPlaces(
  rows: readonly ManagedRow[],
  places: ReadonlyMap<string, number>,
  known: readonly KnownPerson[],
): ReadonlyMap<KnownPerson, number> {
  const found = new Map<KnownPerson, number>();
  const taken = new Set<number>();
  const take = (person: KnownPerson, place: number | undefined) => {
    if (place === undefined || taken.has(place)) return;
    found.set(person, place);
    taken.add(place);
  };
  for (const person of known) {
    take(person, importMarksOf(person).flatMap((mark) => places.get(mark) ?? [])[0]);
  }
  const alike = new Map(
    rows.flatMap((row, place) =>
      row.registrationNumber && places.get(ownMarkOf(row)) === place
        ? [[registrationKey(row.registrationNumber), place] as const]
        : [],
    ),
  );
  for (const person of known) {
    if (found.has(person) || !person.registrationNumber) continue;
    take(person, alike.get(registrationKey(person.registrationNumber)));
  }
  return found;
}

function byKeys(
  named: Iterable<{ readonly candidate: Candidate; readonly names: readonly string[] }>,
): ReadonlyMap<string, readonly Candidate[]> {
  const found = new Map<string, Candidate[]>();
  for (const { candidate, names } of named) {
    for (const key of new Set(names.map(normalizeSearchText))) {
      const others = found.get(key);
      if (others) others.push(candidate);
      else if (key !== '') found.set(key, [candidate]);
    }
  }
  return found;
}

/** Puts places behind those above them; what goes round in circles is told, and comes last. */
function orderBy(above: readonly (readonly number[])[]): {
  readonly order: readonly number[];
  readonly circle: ReadonlySet<number>;
} {
  const below = above.map((): number[] => []);
  for (const [place, others] of above.entries()) {
    for (const other of others) below[other]?.push(place);
  }
  const order = peel(above, below);
  const left = new Set(above.keys());
  for (const place of order) left.delete(place);
  if (left.size === 0) return { order, circle: left };
  // Those who are merely below a circle have nobody of it below them.
  const within = (places: readonly number[]) => places.filter((place) => left.has(place));
  const aboveLeft = above.map((places, place) => (left.has(place) ? within(places) : []));
  const belowLeft = below.map((places, place) => (left.has(place) ? within(places) : []));
  const leaves = peel(belowLeft, aboveLeft).filter((place) => left.has(place));
  const circle = new Set(left);
  for (const place of leaves) circle.delete(place);
  return { order: [...order, ...circle, ...leaves.reverse()], circle };
}

/** The places that can be reached from those with nobody before them, each behind all before it. */
function peel(before: readonly (readonly number[])[], behind: readonly (readonly number[])[]) {
  const waits = before.map(({ length }) => length);
  const order = [...waits.keys()].filter((place) => waits[place] === 0);
  // Walking a list visits what is added on the way.
  for (const place of order) {
    for (const next of behind[place] ?? []) {
      const count = (waits[next] ?? 0) - 1;
      waits[next] = count;
      if (count === 0) order.push(next);
    }
  }
  return order;
}
