import type { ProfileSum } from './disc-types.ts';

/** How sure the outcome is. Both can hold at once. */
export interface DiscCertainty {
  /** The four sums could have come about by chance. */
  readonly isBarelyDifferentiated: boolean;
  /** The first two sums are too close to say which leads. */
  readonly isTechnicalTie: boolean;
}

/** Said of an outcome whose sums hardly differ. */
export const BARELY_DIFFERENTIATED_LABEL = 'Perfil pouco diferenciado';

/** Said of an outcome whose two highest sums hardly differ. */
export const TECHNICAL_TIE_LABEL = 'Empate técnico';

const POINTS_PER_QUESTION = 10;
/** χ² with three degrees of freedom at 5%. */
const CHI_SQUARE_LIMIT = 7.81;
const CLEAR_LEAD = 8;

/**
 * Friedman's statistic of the four sums: 0.6·Σsum²/n − 15n. It is 0 when all are equal and 3n when
 * every question was answered alike.
 */
export function friedmanStatistic(sums: readonly ProfileSum[]): number {
  const questionCount = sums.reduce((all, { sum }) => all + sum, 0) / POINTS_PER_QUESTION;
  const squares = sums.reduce((all, { sum }) => all + sum * sum, 0);
  return (0.6 * squares) / questionCount - 15 * questionCount;
}

/** Tells how sure the outcome of four sums is. */
export function certaintyOf(sums: readonly ProfileSum[]): DiscCertainty {
  const [first = 0, second = 0] = sums.map(({ sum }) => sum).toSorted((a, b) => b - a);
  return {
    isBarelyDifferentiated: friedmanStatistic(sums) < CHI_SQUARE_LIMIT,
    isTechnicalTie: first - second < CLEAR_LEAD,
  };
}
