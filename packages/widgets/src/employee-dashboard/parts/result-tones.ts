import type { ScoreResult } from '@aferir/domain';

/** The color of a score. */
export const resultTones = {
  good: 'success',
  medium: 'warning',
  low: 'danger',
} as const satisfies Record<ScoreResult, string>;
