import type { PsychosocialDimension } from './psychosocial-dimensions.ts';

/** How far somebody may agree with an item: from 1, not at all, to this. */
export const AGREEMENT_SCALE = 5;

/** What the ends of the scale are called. */
export const AGREEMENT_ENDS = {
  least: 'Discordo totalmente',
  most: 'Concordo totalmente',
} as const;

/** A statement of the survey, which people agree with or not. */
export interface PsychosocialItem {
  readonly dimension: PsychosocialDimension;
  readonly statement: string;
  /** Whether agreement is unfavorable. */
  readonly isReversed?: boolean;
  /** How much it counts in its dimension; 1 where it doesn't say. */
  readonly weight?: number;
  /** Whether agreement tells of something that has happened to the person. */
  readonly isExperience?: boolean;
}

/** One version of the survey: what was answered is always scored by the version that it was answered in. */
export interface PsychosocialInstrument {
  readonly version: number;
  /** In the order in which they are asked; an item is called by its number from 1. */
  readonly items: readonly PsychosocialItem[];
  /** How much each dimension counts in the index of all. */
  readonly weights: Readonly<Record<PsychosocialDimension, number>>;
}
