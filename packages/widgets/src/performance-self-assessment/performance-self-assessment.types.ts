import type { PerformanceStatus, Score } from '@aferir/domain';
import type { ShownAgreement } from '../shared/agreements/agreements.data.ts';
import type { Company } from '../shared/company/company.ts';
import type { RatedCompetency } from '../shared/competency-rating/index.ts';
import type { LinkedAssessment } from '../shared/questionnaire/use-linear-questionnaire.ts';

/** A performance response as the person's link sees it; nothing is asked once it is finished. */
export interface SelfAssessment extends LinkedAssessment<RatedCompetency, Score> {
  readonly company: Company;
  readonly status: PerformanceStatus;
  /** Managers whose turn it has become by finishing and whom no mail tells, by name. */
  readonly withoutEmail?: readonly string[];
  /** What was agreed on after the reviews before. */
  readonly earlierAgreements: readonly ShownAgreement[];
}
