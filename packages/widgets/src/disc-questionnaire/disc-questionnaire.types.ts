import type { DiscStatus, Ranking } from '@aferir/domain';
import type { Company } from '../shared/company/company.ts';
import type { LinkedAssessment } from '../shared/questionnaire/use-linear-questionnaire.ts';

/** One of the options of a question. */
export interface DiscOption {
  readonly id: number;
  readonly text: string;
}

/** A question with its options, in the order to show them. */
export interface DiscQuestion {
  readonly id: number;
  readonly text: string;
  readonly options: readonly DiscOption[];
}

/** A response as its link sees it, with the questions to answer. */
export interface DiscAssessment extends LinkedAssessment<DiscQuestion, Ranking> {
  readonly person: string;
  readonly company: Company;
  readonly status: DiscStatus;
  /** The questions that have an answer, which is read when it is looked at. */
  readonly unread: readonly number[];
  /** Milliseconds that the answers took in all, once they are complete and where it is known. */
  readonly elapsedMs?: number | undefined;
}
