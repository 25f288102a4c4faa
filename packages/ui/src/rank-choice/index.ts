export type { RankChoiceProps } from './rank-choice.tsx';
export { RankChoice } from './rank-choice.tsx';
export type { RankChoiceMessages } from './rank-choice-messages.ts';
export type { RankOption, RankPlace, RankValue } from './rank-value.ts';
