import type { ProposingSide, RaterGroup } from '@aferir/domain';
import type { Generated } from 'kysely';
import type { Day, NullableDay } from '../../../platform/db/column-types.ts';

/** Tables of those who rate from around a person. */
export interface RaterTables {
  performance_rater: RaterTable;
  performance_rater_score: RaterScoreTable;
  rater_day: RaterDayTable;
}

declare module '../../../platform/db/schema.ts' {
  interface DatabaseSchema extends RaterTables {}
}

/** Somebody who was proposed to rate a person, and what became of it. */
export interface RaterTable {
  id: Generated<number>;
  company_id: number;
  response_id: number;
  /** Who rates. */
  person_id: number;
  /** As it was when they were proposed. */
  rater_group: RaterGroup;
  proposed_by: ProposingSide;
  proposed_at: Date;
  refused_at: Date | null;
  asked_at: Date | null;
  asked_on: NullableDay;
  /** How often they were reminded, and on which day last. */
  reminders: Generated<number>;
  reminded_on: NullableDay;
  /** When they had rated every competency. */
  rated_at: Date | null;
}

/** What they gave on a competency. */
export interface RaterScoreTable {
  company_id: number;
  rater_id: number;
  competency_id: number;
  score: number;
  /** Empty: none. */
  comment: string;
  scored_at: Date;
}

/** The last day on which a company's reminders began. */
export interface RaterDayTable {
  company_id: number;
  begun_on: Day;
}
