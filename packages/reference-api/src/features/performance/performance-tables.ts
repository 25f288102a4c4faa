import type { PerformanceStatus } from '@aferir/domain';
import type { Generated, GeneratedAlways, Selectable } from 'kysely';
import type { DefaultTimestamp, NullableDay } from '../../platform/db/column-types.ts';

/** Tables of the performance assessment. */
export interface PerformanceTables {
  performance_competency: PerformanceCompetencyTable;
  position_competency: PositionCompetencyTable;
  performance_response: PerformanceResponseTable;
  performance_response_competency: ResponseCompetencyTable;
  performance_response_manager: ResponseManagerTable;
  performance_manager_score: ManagerScoreTable;
  performance_result: PerformanceResultTable;
}

declare module '../../platform/db/schema.ts' {
  interface DatabaseSchema extends PerformanceTables {}
}

declare module '../../operation/links/links-tables.ts' {
  interface ResponseKinds {
    performance: 'desempenho';
  }
}

/** The competencies that a company assesses. */
export interface PerformanceCompetencyTable {
  id: Generated<number>;
  company_id: number;
  /** Unique within the company, whatever case. */
  code: string;
  name: string;
  description: string | null;
  /** Whether it is asked about in reviews to come; a retired one stays where it was frozen. */
  is_active: Generated<boolean>;
  sort_order: Generated<number>;
}

/** Competencies selected for a position; a position without any is assessed in all of them. */
export interface PositionCompetencyTable {
  company_id: number;
  position_id: number;
  competency_id: number;
}

export interface PerformanceResponseTable {
  id: Generated<number>;
  company_id: number;
  person_id: number;
  status: Generated<PerformanceStatus>;
  /** The staff user who sent it. */
  requested_by: number | null;
  /** The address of the last mail with an answering link. */
  mailed_to: string;
  sent_at: DefaultTimestamp;
  /** The cycle that it is part of; null: none. */
  cycle_id: number | null;
  viewed_at: Date | null;
  started_at: Date | null;
  /** When the person ended the self-assessment. */
  self_finished_at: Date | null;
  finished_at: Date | null;
  /** When staff closed it: cancelled without `finished_at`, ended early with it. */
  closed_at: Date | null;
  closed_by: number | null;
  /** Percent, stored once every awaited manager has rated; null while there is none. */
  alignment: number | null;
  /** Whether its cycle's results are still to be released; the database holds it, a release ends that. */
  is_held: Generated<boolean>;
  /** The day on which a held result is released by itself; the database keeps it. */
  releases_on: NullableDay;
}

/** A competency as it was when the request was sent, with the person's own score. */
export interface ResponseCompetencyTable {
  id: Generated<number>;
  company_id: number;
  response_id: number;
  competency_id: number;
  sort_order: number;
  code: string;
  name: string;
  description: string | null;
  self_score: number | null;
  self_scored_at: Date | null;
  /** What stands in place of the managers' mean; the database keeps it. */
  calibrated_score: Generated<number | null>;
  /** How often that was changed; the database counts. */
  calibrations: Generated<number>;
  /** What the person wrote beside the own score; empty for none. */
  self_comment: Generated<string>;
}

/** Who was the person's manager when the self-assessment ended. */
export interface ResponseManagerTable {
  company_id: number;
  response_id: number;
  manager_id: number;
  frozen_at: Date;
  /** When the manager had rated every competency. */
  rated_at: Date | null;
  /** Whether the response is neither finished nor closed; the database keeps it. */
  is_open: GeneratedAlways<boolean>;
}

/** One manager's score of one competency, and the feedback on it. */
export interface ManagerScoreTable {
  id: Generated<number>;
  company_id: number;
  response_competency_id: number;
  manager_id: number;
  score: number;
  scored_at: Date;
  /** What the manager wrote beside the score; empty for none. */
  comment: Generated<string>;
  feedback: string | null;
  feedback_at: Date | null;
}

/** What a finished review holds that was not closed; the database keeps it. */
export interface PerformanceResultTable {
  company_id: number;
  response_id: number;
  person_id: number;
  finished_at: Date;
  /** The number of the month in which it finished, as `monthIndex` counts. */
  month: number;
  /** The competencies with a score of both sides; what follows is in their order. */
  competency_ids: number[];
  self_scores: number[];
  manager_averages: number[];
}

export type PerformanceCompetencyRow = Selectable<PerformanceCompetencyTable>;
export type PerformanceResponseRow = Selectable<PerformanceResponseTable>;
export type ResponseCompetencyRow = Selectable<ResponseCompetencyTable>;
export type ResponseManagerRow = Selectable<ResponseManagerTable>;
export type ManagerScoreRow = Selectable<ManagerScoreTable>;
