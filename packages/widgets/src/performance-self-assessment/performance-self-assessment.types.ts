import type { PerformanceStatus } from '@aferir/domain';
import type { RatedCompetency, Scores } from '../shared/competency-rating/index.ts';

/** A performance response as the person's link sees it. */
export interface SelfAssessment {
  readonly responseId: number;
  readonly company: string;
  readonly status: PerformanceStatus;
  /** Whether the person has finished. */
  readonly isFinished: boolean;
  /** Whether this link answers; a report link only reads. */
  readonly canAnswer: boolean;
  /** What is rated, in order; empty once it is finished. */
  readonly competencies: readonly RatedCompetency[];
  /** The scores that the server has. */
  readonly saved: Scores;
}
