import type { GameQuestionKind, OptionVotes } from '@aferir/domain';
import type { Db } from '../../platform/db/database.ts';

/** Somebody and the game that is played. */
export interface Player {
  readonly gameId: number;
  readonly personId: number;
}

/** A game as whoever plays it sees it, and how far they are. */
export interface PlayedGame {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly scale: number;
  readonly isAnonymous: boolean;
  readonly template: 'nr1' | null;
  readonly isClosed: boolean;
  readonly personName: string;
  /** What the player has chosen; null for the company's first. */
  readonly personLanguage: string | null;
  /** Empty once the player has finished a game that was closed: nothing of it is asked any more. */
  readonly answeredIds: readonly number[];
  /** YYYY-MM-DD; null: the player has not finished. */
  readonly finishedOn: string | null;
  readonly questions: readonly PlayedQuestion[];
}

/** A question of a game, with its options in order. */
export interface PlayedQuestion {
  readonly id: number;
  readonly kind: GameQuestionKind;
  readonly text: string;
  readonly hasSupportPage: boolean;
  readonly options: readonly { readonly id: number; readonly text: string }[];
}

/** What an answer meets: the game, what its player has answered, and the question. */
export interface AnswerPlace {
  readonly isAnonymous: boolean;
  readonly isClosed: boolean;
  readonly scale: number;
  readonly departmentId: number;
  readonly answeredIds: readonly number[];
  /** Options rated of questions of which not all are. */
  readonly ratedIds: readonly number[];
  /** Those of the game, in order. */
  readonly questionIds: readonly number[];
  /** Null: the game has no such question. */
  readonly question: {
    readonly id: number;
    readonly kind: GameQuestionKind;
    readonly options: readonly { readonly id: number; readonly isRight: boolean }[];
  } | null;
}

/** What somebody answers to a question, or to one option of it. */
export interface GivenAnswer {
  readonly questionId: number;
  /** 0: the question itself. */
  readonly optionId: number;
  /** 0: nothing is rated. */
  readonly value: number;
  readonly text: string | null;
}

/** How far a player is with an answer. */
export interface PlayerProgress {
  readonly answeredIds: readonly number[];
  readonly ratedIds: readonly number[];
  /** YYYY-MM-DD; null: the player has not finished. */
  readonly finishedOn: string | null;
}

/** What people play of one company's games. */
export interface PlayStore {
  /** Undefined: there is none, or it was not sent to the person. */
  findGame(player: Player): Promise<PlayedGame | undefined>;
  /**
   * Where an answer goes, and that the game has one. Whoever else answers for the same person, closes or changes the game
   * waits until the transaction ends. Undefined: there is no such game, or it was not sent to the person.
   */
  lockPlace(player: Player, questionId: number): Promise<AnswerPlace | undefined>;
  /** Notes how far a player is. */
  saveProgress(player: Player, progress: PlayerProgress): Promise<void>;
  /** Keeps what somebody answered in a named game. */
  addAnswer(player: Player, answer: GivenAnswer, now: Date): Promise<void>;
  /** The option that somebody chose first in a named game. */
  findChosen(player: Player, questionId: number): Promise<number | undefined>;
  /** Counts an answer of an anonymous game; whose it is, nobody can tell from what is kept. */
  count(gameId: number, departmentId: number, answer: GivenAnswer): Promise<void>;
  /** The votes of a named game. */
  listVotes(questionId: number): Promise<OptionVotes[]>;
  /** Counts a vote of an anonymous game, and gives the votes that its players are told of. */
  countVote(gameId: number, departmentId: number, answer: GivenAnswer): Promise<OptionVotes[]>;
  /** The votes of an anonymous game that its players are told of. */
  listToldVotes(questionId: number): Promise<OptionVotes[]>;
}

/** Opens the store for one company; `db` has to be bound to the same one. */
export type OpenPlaying = (db: Db, companyId: number) => PlayStore;
