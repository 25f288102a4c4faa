import { MINIMUM_GROUP } from '../games/disclosed-groups.ts';

/**
 * Results that count for their people in the same selections of the dashboard. A result counts in a period that
 * reaches back to its month, and on to a month before the one in which the next result takes its place.
 */
export interface ResultGroup {
  /** How far inside the people are: of the departments around those told of, counted from the outermost. */
  readonly level: number;
  /** Whether they have the position that everybody told of has. */
  readonly inPosition: boolean;
  /** The month of the results; any number that grows by the month. */
  readonly from: number;
  /** The month in which the next result takes their place; null: none does. */
  readonly until: number | null;
  readonly count: number;
}

/** Whose results a figure is made of. */
export interface ToldResults {
  readonly count: number;
  /** How many departments there are around all of them; 0: none. */
  readonly level: number;
  /** Whether all of them have the same position. */
  readonly inOnePosition: boolean;
  /** The month of the first of their results, and of the last. */
  readonly first: number;
  readonly last: number;
  /** Those of them that a later result has taken the place of, by the month in which it did. */
  readonly replaced: readonly { readonly until: number; readonly count: number }[];
}

/**
 * Whether a figure may be told. Fewer than five people are told nothing of. Nor are more, where a wider selection of
 * department, position or months has the same people and one to four besides, or another result of one to four of
 * them: whoever sees both could take one from the other.
 *
 * Which selections are wider is read from the people themselves, not from what was chosen: where everybody in a
 * department has the same position, choosing that position too changes nothing.
 */
export function isDisclosed(told: ToldResults, others: readonly ResultGroup[]): boolean {
  if (told.count === 0) return true;
  if (!isEnough(told.count)) return false;
  const ends = endsOf(told, others);
  const latestFirst = others.toSorted((a, b) => b.from - a.from);
  return placesOf(told).every(({ level, isPositionKept }) => {
    const inside = latestFirst.filter(
      (group) => group.level >= level && (!isPositionKept || group.inPosition),
    );
    return ends.every((end) => {
      const gone = sumOf(told.replaced.filter(({ until }) => until <= end));
      return comingCounts(inside, told.first, end).every((come) => !isFew(Math.max(come, gone)));
    });
  });
}

/**
 * How many results come in with a period that ends there, for each month that it may begin with, from the last on.
 * The groups stand from the latest to the first.
 */
function comingCounts(inside: readonly ResultGroup[], first: number, end: number): number[] {
  const counts: number[] = [];
  let come = 0;
  let begin = first;
  for (const { from, until, count } of inside) {
    if (from > end || (until !== null && until <= end)) continue;
    if (from < begin) {
      counts.push(come);
      begin = from;
    }
    come += count;
  }
  return [...counts, come];
}

function sumOf(groups: readonly { readonly count: number }[]): number {
  return groups.reduce((sum, { count }) => sum + count, 0);
}

/** Whether so many people share a figure that it may be told of them. */
export function isEnough(count: number): boolean {
  return count >= MINIMUM_GROUP;
}

function isFew(count: number): boolean {
  return count > 0 && !isEnough(count);
}

/** The places around the people: their departments from the inside out and none, with their position and without. */
function placesOf({ level: innermost, inOnePosition }: ToldResults) {
  return Array.from({ length: innermost + 1 }, (_, level) => level).flatMap((level) =>
    (inOnePosition ? [true, false] : [false]).map((isPositionKept) => ({ level, isPositionKept })),
  );
}

/** The last months of wider periods that differ in what counts. */
function endsOf({ last, replaced }: ToldResults, others: readonly ResultGroup[]): number[] {
  const changes = [
    ...replaced.map(({ until }) => until),
    ...others.flatMap(({ from, until }) => (until === null ? from : [from, until])),
  ];
  return [...new Set([last, ...changes.filter((month) => month > last)])];
}
