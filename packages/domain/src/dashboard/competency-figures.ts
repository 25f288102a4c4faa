import { CRITICAL_ALIGNMENT } from './competency-alignment.ts';
import { oneDecimal, wholePercent } from './figure-rounding.ts';

/** What the reviews of some people add up to in a competency. */
export interface CompetencySums {
  readonly id: number;
  readonly name: string;
  /** People with an own score and a managers' average. */
  readonly compared: number;
  /** Of these, those with a gap of at most 1. */
  readonly aligned: number;
  readonly selfSum: number;
  /** The sum of the managers' averages. */
  readonly managerSum: number;
}

/** How people and their managers score a competency. */
export interface CompetencyFigure {
  readonly id: number;
  readonly name: string;
  readonly selfMean: number;
  readonly managerMean: number;
  /** How far the two means are apart. */
  readonly difference: number;
  readonly alignedPercent: number;
  readonly compared: number;
}

/** The competencies of some people, and the five figures told of all. */
export interface CompetencyOverview {
  readonly rows: readonly CompetencyFigure[];
  readonly bestAligned: CompetencyFigure | null;
  /** Null where no two means differ. */
  readonly widestGap: CompetencyFigure | null;
  /** The mean of the managers' means. */
  readonly mean: number | null;
  /** The mean of people's own means. */
  readonly selfMean: number | null;
  readonly alignedPercent: number | null;
  readonly critical: number;
}

/** Tells how people and their managers score competencies; of equal ones the first comes first. */
export function competencyFigures(sums: readonly CompetencySums[]): CompetencyOverview {
  const given = sums.filter(({ compared }) => compared > 0);
  const rows = given.map(figureOf);
  const total = (of: (one: CompetencySums) => number) =>
    given.reduce((sum, one) => sum + of(one), 0);
  const meanOf = (of: (one: CompetencySums) => number) =>
    given.length === 0 ? null : oneDecimal(total(of) / given.length);
  const [bestAligned = null] = rows.toSorted(
    (a, b) => b.alignedPercent - a.alignedPercent || a.difference - b.difference,
  );
  const [widest] = rows.toSorted(
    (a, b) => b.difference - a.difference || a.alignedPercent - b.alignedPercent,
  );
  return {
    rows,
    bestAligned,
    widestGap: widest && widest.difference > 0 ? widest : null,
    mean: meanOf(({ managerSum, compared }) => managerSum / compared),
    selfMean: meanOf(({ selfSum, compared }) => selfSum / compared),
    alignedPercent: wholePercent(
      total(({ aligned }) => aligned),
      total(({ compared }) => compared),
    ),
    critical: rows.filter(({ alignedPercent }) => alignedPercent < CRITICAL_ALIGNMENT).length,
  };
}

function figureOf({ id, name, compared, aligned, selfSum, managerSum }: CompetencySums) {
  return {
    id,
    name,
    compared,
    selfMean: oneDecimal(selfSum / compared),
    managerMean: oneDecimal(managerSum / compared),
    difference: oneDecimal(Math.abs(selfSum - managerSum) / compared),
    alignedPercent: wholePercent(aligned, compared) ?? 0,
  };
}
