import type { Schema } from '@aferir/api-client';
import type { PerformanceStatus, ResultRelease } from '@aferir/domain';
import type { ReactNode } from 'react';
import type { Analysis } from '../shared/score-comparison/score-comparison.ts';

/** A manager of the review, as the report names them. */
export interface ReportManager {
  readonly id: number;
  readonly name: string;
  readonly hasRated: boolean;
  readonly owesFeedback: boolean;
}

/** Somebody whom the report names. */
export type NamedPerson = Pick<ReportManager, 'id' | 'name'>;

/** Draws the name of a manager, or of whom the review is about, such as a link to the page of that person. */
export type RenderManager = (person: NamedPerson) => ReactNode;

/** What stands above the comparison. */
export interface ReportHeader {
  readonly responseId: number;
  readonly company: string;
  readonly logoUrl: string | null;
  /** The company's, `#rrggbb`. */
  readonly color: string | null;
  readonly person: string;
  readonly personId: number;
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
  /** That its result is held; left out where it is not. */
  readonly release?: ResultRelease;
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

/** What a document has beside what the screen has at once. */
export interface GatheredContent {
  readonly feedback: FeedbackByCompetency;
  /** What those around the person came to; null where nobody is asked or it is not for this reader. */
  readonly around: Schema<'AroundMeans'> | null;
}

/** What the report of a review shows. */
export interface ReportContent {
  readonly header: ReportHeader;
  readonly analysis: Analysis;
  /** The one manager whose scores are compared; null for all. */
  readonly managerId: number | null;
}
