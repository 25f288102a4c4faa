import type { PerformanceStatus, ScoreComparison } from '@aferir/domain';

/** A manager of the review, as the report names them. */
export interface ReportManager {
  readonly id: number;
  readonly name: string;
  readonly hasRated: boolean;
  readonly owesFeedback: boolean;
}

/** What stands above the comparison. */
export interface ReportHeader {
  readonly responseId: number;
  readonly company: string;
  readonly logoUrl: string | null;
  /** The company's, `#rrggbb`. */
  readonly color: string | null;
  readonly person: string;
  readonly role: string | null;
  readonly department: string | null;
  readonly status: PerformanceStatus;
  readonly isClosed: boolean;
  readonly sentAt: string;
  readonly selfAssessedAt: string | null;
  readonly finishedAt: string | null;
  /** 0 to 100; null while there is none. */
  readonly alignment: number | null;
  readonly managers: readonly ReportManager[];
  /** Whether the reader is whom it is about, so that it speaks to them. */
  readonly isOwn: boolean;
}

/** A competency with the person's own score. */
export interface SelfScore {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly description: string | null;
  readonly selfScore: number | null;
}

/** What one manager has rated. */
export interface ManagerRatings {
  readonly managerId: number;
  readonly name: string;
  /** Scores by competency. */
  readonly scores: ReadonlyMap<number, number>;
}

/** A competency with both sides. */
export interface ComparedCompetency extends SelfScore {
  /** The mean of the managers' scores; null without any. */
  readonly average: number | null;
  /** Null when a side is missing. */
  readonly comparison: ScoreComparison | null;
}

/** What there is to set beside the self-assessment. */
export type AnalysisStage = 'compared' | 'awaiting-managers' | 'self-only' | 'ratings-failed';

/** The comparison. */
export interface Analysis {
  readonly stage: AnalysisStage;
  readonly competencies: readonly ComparedCompetency[];
  /** The names of those whose scores count. */
  readonly raters: readonly string[];
}

/** What a manager wrote on a competency. */
export interface Feedback {
  readonly managerId: number;
  readonly manager: string;
  readonly text: string;
  readonly writtenAt: string;
}

/** Feedback by competency, as a document has it. */
export type FeedbackByCompetency = ReadonlyMap<number, readonly Feedback[]>;

/** What the report of a review shows. */
export interface ReportContent {
  readonly header: ReportHeader;
  readonly analysis: Analysis;
  /** The one manager whose scores are compared; null for all. */
  readonly managerId: number | null;
}
