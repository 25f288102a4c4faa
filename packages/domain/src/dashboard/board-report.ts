import { MINIMUM_GROUP } from '../games/disclosed-groups.ts';
import type { CompetencyFigure } from './competency-figures.ts';
import type { DepartmentBranch } from './headcounts.ts';

/** How many departments a board report tells of one by one. */
export const BOARD_DEPARTMENTS = 12;

/** How many cycles of each kind a board report goes back. */
export const BOARD_CYCLES = 4;

/** How many of the widest gaps a board report names. */
export const BOARD_GAPS = 5;

/** How many people stand behind a figure, by what it is of. */
export type CountsBehind = ReadonlyMap<number, number>;

/**
 * Says which parts may be told beside the whole that they are of, in their order. Whoever takes all that are told from the
 * whole is left with nobody, or with a group that may be told of; where it would be fewer, the smallest part is kept back, too.
 */
export function toldBesideWhole(whole: CountsBehind, parts: readonly CountsBehind[]): boolean[] {
  const told = parts.map(({ size }) => size > 0);
  for (;;) {
    const exposed = [...whole].find(([id, count]) => {
      const left = parts.reduce(
        (sum, part, index) => sum - (told[index] ? (part.get(id) ?? 0) : 0),
        count,
      );
      return left < count && left !== 0 && left < MINIMUM_GROUP;
    });
    if (!exposed) return told;
    const [id] = exposed;
    const [smallest] = parts
      .map((part, index) => ({ index, count: told[index] ? (part.get(id) ?? 0) : 0 }))
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => a.count - b.count);
    if (!smallest) return told;
    told[smallest.index] = false;
  }
}

/** The departments that people are compared by: the first level that has several, below where somebody looks. */
export function boardLevel(branches: readonly DepartmentBranch[]): readonly DepartmentBranch[] {
  const [only, ...others] = branches;
  return only && others.length === 0 && only.children.length > 0
    ? boardLevel(only.children)
    : branches;
}

/** The competencies whose two means are furthest apart, the widest first; of equal ones that with fewer aligned people. */
export function widestGaps<Figure extends Pick<CompetencyFigure, 'difference' | 'alignedPercent'>>(
  figures: readonly Figure[],
): Figure[] {
  return figures
    .filter(({ difference }) => difference > 0)
    .toSorted((a, b) => b.difference - a.difference || a.alignedPercent - b.alignedPercent)
    .slice(0, BOARD_GAPS);
}
