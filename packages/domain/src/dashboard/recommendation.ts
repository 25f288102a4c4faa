/** What to do next. */
export type Recommendation = 'Acelerar' | 'Priorizar' | 'Treinar' | 'Monitorar';

/** Below this completion: 'Acelerar'. */
export const SLOW_COMPLETION = 50;

/** More pending reviews than these: 'Priorizar'. */
export const MANY_PENDING = 10;

/** More critical competencies than these: 'Treinar'. */
export const MANY_CRITICAL = 3;

/** What a recommendation is made of. */
export interface RecommendationInput {
  /** How many percent of the reviews are finished; null where none was sent. */
  readonly completion: number | null;
  readonly pending: number;
  /** Critical competencies; null where scores are hidden. */
  readonly critical: number | null;
}

/**
 * The first rule that matches, in the listed order. Nothing where no review was sent, and where only hidden scores
 * would decide.
 */
export function recommendation({
  completion,
  pending,
  critical,
}: RecommendationInput): Recommendation | null {
  if (completion === null) return null;
  if (completion < SLOW_COMPLETION) return 'Acelerar';
  if (pending > MANY_PENDING) return 'Priorizar';
  if (critical === null) return null;
  return critical > MANY_CRITICAL ? 'Treinar' : 'Monitorar';
}
