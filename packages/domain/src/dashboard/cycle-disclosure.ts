import { MINIMUM_GROUP } from '../games/disclosed-groups.ts';
import { isEnough } from './disclosure.ts';

/** A department with all below it and a position, whose people figures are told of; null: whatever it is. */
export interface FiguresPlace {
  readonly departmentId: number | null;
  readonly positionId: number | null;
}

/** Results of people of one place that count in the same selections. */
export interface PlacedResults {
  /** The departments that the people are inside of, of those that are looked at. */
  readonly departmentIds: readonly number[];
  /** Their position; one that nobody looks at may be null. */
  readonly positionId: number | null;
  /** The month of the results; any number that grows by the month. */
  readonly from: number;
  /** The month in which the next result takes their place, be it the same; null: none does. */
  readonly until: number | null;
  /** Whether each is its person's last one of the cycle. */
  readonly isOfCycle: boolean;
  readonly count: number;
}

/** How many of so many results another selection has at least, to give the rest away by subtraction. */
export function fewestAlike(count: number): number {
  return Math.max(count - MINIMUM_GROUP + 1, 1);
}

/**
 * Whether a figure of a cycle may be told. Figures of months know nothing of cycles, so that it gives way to all of
 * them: it is told of five people and more, and where no selection of months differs from it by one to four results,
 * neither by those that come in nor by those that are gone. Of the same cycle it gives way to wider places alone, since
 * a narrower one gives way to it. A selection of fewer than five is told to nobody, so that nothing can be taken from it.
 *
 * Results of two cycles are different ones: no figure of one holds a figure of another, and none is looked at.
 *
 * `places` are those whose people have the most of the results; `results` all around them, each once.
 */
export function isCycleDisclosed(
  told: FiguresPlace,
  places: readonly FiguresPlace[],
  results: readonly PlacedResults[],
): boolean {
  const own = results.filter((group) => group.isOfCycle && isInside(told, group));
  const count = sumOf(own);
  if (count === 0) return true;
  if (!isEnough(count)) return false;
  const fewest = fewestAlike(count);
  const ownGroups = new Set(own);
  const latestFirst = results.toSorted((a, b) => b.from - a.from);
  return places.every((place) => {
    const inside = latestFirst.filter((group) => isInside(place, group));
    const alike = sumOf(inside.filter((group) => ownGroups.has(group)));
    if (alike < fewest) return true;
    const ofCycle = sumOf(inside.filter(({ isOfCycle }) => isOfCycle));
    if (alike === count && isFew(ofCycle - count)) return false;
    return monthsOf(inside).every((end) => isApart(count, ownGroups, countedAt(inside, end)));
  });
}

/** Whether no period that ends at some month differs by few, over what counts there from the last month on. */
function isApart(
  count: number,
  own: ReadonlySet<PlacedResults>,
  latestFirst: readonly PlacedResults[],
): boolean {
  let [alike, come] = [0, 0];
  return latestFirst.every((group, index) => {
    if (own.has(group)) alike += group.count;
    else come += group.count;
    const isMonthWhole = latestFirst[index + 1]?.from !== group.from;
    return !(isMonthWhole && isEnough(alike + come) && isFew(Math.max(come, count - alike)));
  });
}

/** What counts in periods that end at a month, however far they reach back. */
function countedAt(results: readonly PlacedResults[], end: number): PlacedResults[] {
  return results.filter(({ from, until }) => from <= end && (until === null || until > end));
}

/** The last months of periods that differ in what counts. */
function monthsOf(results: readonly PlacedResults[]): number[] {
  return [
    ...new Set(results.flatMap(({ from, until }) => (until === null ? from : [from, until]))),
  ];
}

function isInside({ departmentId, positionId }: FiguresPlace, group: PlacedResults): boolean {
  return (
    (departmentId === null || group.departmentIds.includes(departmentId)) &&
    (positionId === null || group.positionId === positionId)
  );
}

function sumOf(groups: readonly PlacedResults[]): number {
  return groups.reduce((sum, { count }) => sum + count, 0);
}

function isFew(count: number): boolean {
  return count > 0 && !isEnough(count);
}
