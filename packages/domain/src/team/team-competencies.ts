import {
  type CompetencyFigure,
  type CompetencySums,
  competencyFigures,
} from '../dashboard/competency-figures.ts';
import { MINIMUM_TEAM } from './team-spread.ts';

/** How a team and its managers score competencies. */
export interface TeamCompetencies {
  /** The widest gap first; equal ones keep their order. */
  readonly rows: readonly CompetencyFigure[];
  /** Competencies that fewer than {@link MINIMUM_TEAM} people have both scores of. */
  readonly hiddenCount: number;
}

/** Tells the means of each competency that enough people of a team have both scores of. */
export function teamCompetencies(sums: readonly CompetencySums[]): TeamCompetencies {
  const told = sums.filter(({ compared }) => compared >= MINIMUM_TEAM);
  return {
    rows: competencyFigures(told).rows.toSorted((a, b) => b.difference - a.difference),
    hiddenCount: sums.filter(({ compared }) => compared > 0).length - told.length,
  };
}
