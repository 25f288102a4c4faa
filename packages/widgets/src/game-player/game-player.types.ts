import type { GameQuestionKind } from '@aferir/domain';
import type { Company } from '../shared/company/company.ts';

/** One of the answers that a question offers. */
export interface GameOption {
  readonly id: number;
  readonly text: string;
}

/** A question of a game. */
export interface GameQuestion {
  readonly id: number;
  readonly kind: GameQuestionKind;
  readonly text: string;
  /** What is chosen or rated; pillars without any have the question itself rated. */
  readonly options: readonly GameOption[];
  /** Whether a page that says where to turn to follows its answer. */
  readonly isFollowedBySupport: boolean;
}

/** A game or survey as one person plays it. */
export interface Game {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  /** Whether nobody can find out who has answered what. */
  readonly isAnonymous: boolean;
  readonly person: { readonly id: number; readonly name: string };
  /** Whose it is; left out for staff, who know. */
  readonly company?: Company | undefined;
  /** The highest rating; the lowest is 1. */
  readonly scale: number;
  /** What a survey says of itself before it begins. */
  readonly notice: string | null;
  readonly questions: readonly GameQuestion[];
  /** How many questions have an answer: they are answered in order. */
  readonly answered: number;
}

/** The answer to a question, sent or not. */
export type GameAnswer =
  | { readonly kind: 'choice'; readonly optionId: number }
  | { readonly kind: 'text'; readonly text: string }
  /** The ratings by option; that of the question itself by 0. */
  | { readonly kind: 'ratings'; readonly ratings: Readonly<Record<number, number>> };

/** How many have voted for an option. */
export interface VoteTotal {
  readonly optionId: number;
  readonly votes: number;
  /** 0 to 100. */
  readonly percent: number;
}

/** What the server says to an answer. */
export interface AnswerReply {
  /** Whether the option of a quiz was the right one; anything else is just sent. */
  readonly verdict: 'right' | 'wrong' | 'sent';
  /** How many questions have an answer by now, perhaps from another tab. */
  readonly answered: number;
  /** What everybody has voted for, once enough have. */
  readonly totals: readonly VoteTotal[] | null;
}

/** An answer that was begun and not sent. */
export interface UnsentAnswer {
  readonly questionId: number;
  readonly answer: GameAnswer;
}
