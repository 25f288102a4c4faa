import type { DiscStatus, ProfileSum } from '@aferir/domain';
import type { Generated, JSONColumnType, Selectable } from 'kysely';
import type { DefaultTimestamp } from '../../platform/db/column-types.ts';

/** Tables of the behavioral assessment. */
export interface BehavioralTables {
  disc_response: DiscResponseTable;
  disc_answer: DiscAnswerTable;
  disc_latest_result: DiscLatestResultTable;
}

declare module '../../platform/db/schema.ts' {
  interface DatabaseSchema extends BehavioralTables {}
}

declare module '../../operation/links/links-tables.ts' {
  interface ResponseKinds {
    behavioral: 'comportamental';
  }
}

export interface DiscResponseTable {
  id: Generated<number>;
  company_id: number;
  person_id: number;
  /** The version of questions and texts it is answered with. */
  instrument_version: number;
  status: Generated<DiscStatus>;
  /** The staff user who sent it. */
  requested_by: number | null;
  /** The address of the last mail with an answering link. */
  mailed_to: string;
  sent_at: DefaultTimestamp;
  /** The cycle that it is part of; null: none. */
  cycle_id: number | null;
  viewed_at: Date | null;
  started_at: Date | null;
  finished_at: Date | null;
  outcome_id: number | null;
  /** Sums at the finish, strongest first, ties settled. */
  profile_sums: JSONColumnType<ProfileSum[]> | null;
  closed_at: Date | null;
  closed_by: number | null;
}

export interface DiscAnswerTable {
  company_id: number;
  response_id: number;
  question_id: number;
  /** Option ids from 'Me identifico muito' to 'Não me identifico'. */
  ranking: number[];
  elapsed_ms: number | null;
  answered_at: Date;
}

/** Of each person the last finished response; the database keeps it. */
export interface DiscLatestResultTable {
  company_id: number;
  person_id: number;
  response_id: number;
  finished_at: Date;
  outcome_id: number;
}

export type DiscResponseRow = Selectable<DiscResponseTable>;
export type DiscAnswerRow = Selectable<DiscAnswerTable>;
