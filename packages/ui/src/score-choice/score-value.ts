/** How a score reads: from bad to good. */
export type ScoreTone = 'danger' | 'warning' | 'success';

/** The whole numbers one may choose from, ends included. */
export interface ScoreRange {
  min: number;
  max: number;
}

/** Every score of a range, in order. */
export function scoresOf({ min, max }: ScoreRange): number[] {
  return Array.from({ length: max - min + 1 }, (_, index) => min + index);
}

/**
 * The score a typed digit leads to: joined to the score typed just before when both together are
 * a score too ('1' then '0' is 10), else the digit alone. Undefined when it leads to none.
 */
export function scoreAfterDigit(
  digit: string,
  typedBefore: number | undefined,
  range: ScoreRange,
): number | undefined {
  const candidates = [Number(`${typedBefore ?? ''}${digit}`), Number(digit)];
  return candidates.find((score) => score >= range.min && score <= range.max);
}
