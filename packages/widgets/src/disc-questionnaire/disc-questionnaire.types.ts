import type { DiscStatus } from '@aferir/domain';

/** One of the options of a question. */
export interface DiscOption {
  readonly id: number;
  readonly text: string;
}

/** A question with its options, in the order to show them. */
export interface DiscQuestion {
  readonly id: number;
  readonly text: string;
  readonly options: readonly DiscOption[];
}

/** A response as its link sees it, with the questions to answer. */
export interface DiscAssessment {
  readonly responseId: number;
  readonly person: string;
  readonly company: string;
  readonly status: DiscStatus;
  /** Index of the first question without an answer; the number of questions when none is left. */
  readonly answeredCount: number;
  /** Whether this link answers; a report link only reads. */
  readonly canAnswer: boolean;
  readonly questions: readonly DiscQuestion[];
}
