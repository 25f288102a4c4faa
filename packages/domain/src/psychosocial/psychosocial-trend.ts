import type { PsychosocialDimension } from './psychosocial-dimensions.ts';
import type { DimensionScore } from './psychosocial-scoring.ts';

/** How many points a dimension has changed since the round before; undefined where that has none. */
export function psychosocialTrend(
  { dimension, index }: Pick<DimensionScore, 'dimension' | 'index'>,
  before: readonly { readonly dimension: PsychosocialDimension; readonly index: number }[] = [],
): number | undefined {
  const earlier = before.find((score) => score.dimension === dimension);
  return earlier && index - earlier.index;
}
