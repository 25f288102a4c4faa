import type { ScoreTone } from './score-value.ts';

export function toneOf(score: number): ScoreTone {
  if (score <= 1) return 'danger';
  return score <= 4 ? 'warning' : 'success';
}
