export type { ScoreChoiceProps } from './score-choice.tsx';
export { ScoreChoice } from './score-choice.tsx';
export type { ScoreTone } from './score-value.ts';
export type { DigitKeysOptions } from './use-digit-keys.ts';
export { useDigitKeys } from './use-digit-keys.ts';
