import type { Schema } from '@aferir/api-client';
import type { CycleOfRequest, DiscStatus, OwnResponse, ResultRelease } from '@aferir/domain';
import type { GridData, GridQuery } from '@aferir/ui';
import type { OpenAgreement } from '../shared/agreements/agreements.data.ts';
import type { PartState } from '../shared/report/part-state.ts';
import type { Analysis } from '../shared/score-comparison/score-comparison.ts';

/**
 * What the widget shows: `full` is a home with the reports as cards, `assessments` a page about the
 * performance assessments with the reports in a table.
 */
export type DashboardView = 'full' | 'assessments';

/** The employee in front of the screen. */
export interface DashboardUser {
  readonly id: number;
  readonly companyId: number;
  readonly name: string;
  readonly company: string;
  /** The company's, `#rrggbb`. */
  readonly color: string | null;
  /** Somebody reports to this person. */
  readonly isManager: boolean;
  /** A password that somebody else set must be changed before anything else. */
  readonly mustChangePassword: boolean;
  /** The latest behavioral result; null when there is none. */
  readonly profile: OwnProfile | null;
  /** The behavioral questionnaire that waits for this person; null when none does. */
  readonly discRequest: OwnDiscRequest | null;
}

/** An open behavioral request, and how far it is. */
export interface OwnDiscRequest {
  readonly responseId: number;
  readonly status: DiscStatus;
  readonly sentAt: string;
  readonly questions: number;
  readonly answered: number;
  /** The cycle that it is part of; left out where it is part of none. */
  readonly cycle?: CycleOfRequest;
}

/** The own behavioral result, as far as the dashboard tells it. */
export interface OwnProfile {
  readonly responseId: number;
  /** One profile, or the primary and the secondary one. */
  readonly name: string;
  readonly finishedAt: string;
}

/** What a session says of whose it is, before the server does. */
export type SessionPerson = Pick<DashboardUser, 'id' | 'companyId' | 'mustChangePassword'>;

/** Somebody who reports to the employee, with how far the latest response is. */
export type DirectReport = Schema<'ManagerReport'>;

/** The reports as far as they are shown. */
export interface DirectReports {
  readonly data: GridData<DirectReport>;
  readonly query: GridQuery;
}

/** How the own response came out. */
export interface OwnAnalysis extends Analysis {
  /** Why the managers' side is not there, where the server has said so. */
  readonly missingReason?: string | undefined;
  /** That the result is held; left out where it is not. */
  readonly release?: ResultRelease;
}

/** The first of the open agreements, and how many there are. */
export interface OwnAgreements {
  readonly first: readonly OpenAgreement[];
  readonly total: number;
}

/** What the dashboard is made of. Each part loads by itself. */
export interface DashboardParts {
  /** The own response that the card shows; null when there is none. */
  readonly response: PartState<OwnResponse | null>;
  /** The scores of that response; null when there is none. */
  readonly results: PartState<OwnAnalysis | null>;
  /** What the person has agreed on and is still open, as the one whom the review is of or as a manager. */
  readonly agreements: PartState<OwnAgreements>;
  /** Whom the person rates from around, and the reviews for which they say who does. */
  readonly around: PartState<Schema<'OwnRatingList'>>;
  /** Null for whoever has no reports. */
  readonly reports: DirectReports | null;
}
