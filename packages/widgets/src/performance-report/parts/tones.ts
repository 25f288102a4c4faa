import type { GapVerdict, ScoreResult } from '@aferir/domain';

/** The color of a score. */
export const resultTones = {
  good: 'success',
  medium: 'warning',
  low: 'danger',
} as const satisfies Record<ScoreResult, string>;

/** The color of the bar of a competency. */
export const verdictTones = {
  aligned: 'success',
  moderate: 'warning',
  disagreement: 'danger',
} as const satisfies Record<GapVerdict, string>;
