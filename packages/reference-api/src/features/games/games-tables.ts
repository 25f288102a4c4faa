import type { GameQuestionKind } from '@aferir/domain';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';

/** Tables of games and surveys. */
export interface GamesTables {
  game: GameTable;
  game_question: GameQuestionTable;
  game_option: GameOptionTable;
  game_person: GamePersonTable;
  game_answer: GameAnswerTable;
  game_tally: GameTallyTable;
  game_words: GameWordsTable;
  game_group: GameGroupTable;
}

declare module '../../platform/db/schema.ts' {
  interface DatabaseSchema extends GamesTables {}
}

declare module '../../operation/links/links-tables.ts' {
  interface LinkKinds {
    game: 'jogo';
  }
}

export interface GameTable {
  id: Generated<number>;
  company_id: number;
  /** Unique within the company, whatever accents and case. */
  title: string;
  /** The title without accents and case. */
  search_title: GeneratedAlways<string>;
  description: string;
  /** The highest rating. */
  scale: number;
  is_anonymous: boolean;
  /** Whether anybody has answered anything: from then on it stays as it is. */
  is_answered: Generated<boolean>;
  /** Set when its questions are those of a template. */
  template: 'nr1' | null;
  template_version: number | null;
  /** The game whose rounds this is one of; null: it is the first itself. */
  series_id: number | null;
  /** From 1. */
  round: Generated<number>;
  /** Counts the changes, so that two who change it at once don't undo each other's. */
  version: Generated<number>;
  created_at: Date;
  /** When it was first sent to somebody: from then on it is open. */
  sent_at: Date | null;
  closed_at: Date | null;
}

export interface GameQuestionTable {
  id: Generated<number>;
  company_id: number;
  game_id: number;
  /** From 0, in order. */
  place: number;
  kind: GameQuestionKind;
  text: string;
  /** The number of the item that it is in its template. */
  template_item: number | null;
  /** Whether people read where to turn to after it. */
  has_support_page: Generated<boolean>;
  /** Votes that a voting of an anonymous game has. */
  vote_count: Generated<number>;
  /** Votes of an anonymous game as people are told of them: of the last multiple of the smallest group. */
  shown_votes: JSONColumnType<Record<string, number>> | null;
}

export interface GameOptionTable {
  id: Generated<number>;
  company_id: number;
  question_id: number;
  /** From 0, in order. */
  place: number;
  text: string;
  is_right: Generated<boolean>;
}

/** Somebody whom a game is for; of an anonymous one it says that they answered, and never what. */
export interface GamePersonTable {
  company_id: number;
  game_id: number;
  person_id: number;
  /** Where they worked when it was sent to them; 0: nowhere. */
  department_id: Generated<number>;
  department_name: Generated<string>;
  /** Set once it was sent to them. */
  sent_at: Date | null;
  /** When they were last reminded of it. */
  reminded_at: Date | null;
  answered_question_ids: Generated<number[]>;
  /** Options rated of questions of which not all are. */
  rated_option_ids: Generated<number[]>;
  /** YYYY-MM-DD. */
  finished_on: ColumnType<string | null, string | null | undefined, string | null>;
}

/** What somebody answered in a named game. */
export interface GameAnswerTable {
  company_id: number;
  game_id: number;
  person_id: number;
  question_id: number;
  /** 0: the question itself. */
  option_id: Generated<number>;
  value: number | null;
  text: string | null;
  answered_at: Date;
}

/** How many people of a department gave one answer in an anonymous game. */
export interface GameTallyTable {
  company_id: number;
  game_id: number;
  question_id: number;
  /** 0: the question itself. */
  option_id: Generated<number>;
  /** 0: an option was chosen, not rated. */
  value: Generated<number>;
  department_id: Generated<number>;
  count: number;
}

/** What people of a department wrote in an anonymous game, in alphabetical order. */
export interface GameWordsTable {
  company_id: number;
  game_id: number;
  question_id: number;
  department_id: Generated<number>;
  texts: string[];
}

/** Whom figures of a closed anonymous game are told of: the only partition that its answers are kept by. */
export interface GameGroupTable {
  company_id: number;
  game_id: number;
  /** 0: all who are too few to be told of by themselves, or belong to no department. */
  department_id: Generated<number>;
  department_name: string;
  finished_count: number;
}
