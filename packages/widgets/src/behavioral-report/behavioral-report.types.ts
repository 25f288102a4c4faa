import type { CompetencyLevel, DiscOutcome } from '@aferir/domain';
import type { PartState } from '../shared/report/part-state.ts';

/** What a finished response says, apart from the texts of its outcome. */
export interface BehavioralProfile {
  readonly responseId: number;
  readonly outcomeId: number;
  readonly personId: number;
  readonly person: string;
  readonly company: string;
  readonly logoUrl: string | null;
  /** The company's, `#rrggbb`. */
  readonly color: string | null;
  readonly finishedAt: string;
  readonly outcome: DiscOutcome;
  readonly purpose: string;
  readonly questionCount: number;
  readonly isBarelyDifferentiated: boolean;
  readonly isTechnicalTie: boolean;
  /** Whether the reader is whom it is about, so that it speaks to them. */
  readonly isOwn: boolean;
}

/** One of the five behavior cards. */
export interface BehaviorCard {
  readonly title: string;
  readonly sentences: readonly string[];
}

/** The texts of an outcome. */
export interface OutcomeTexts {
  readonly summary: string;
  readonly cards: readonly BehaviorCard[];
}

/** The characteristics of an outcome under one heading. */
export interface TraitGroup {
  readonly name: string;
  readonly traits: readonly string[];
}

/** One behavioral competency of a response. */
export interface ReportCompetency {
  readonly name: string;
  /** A shorter name, for narrow places. */
  readonly label: string;
  /** 0 to 100. */
  readonly index: number;
  readonly level: CompetencyLevel;
  readonly summary: string;
}

/** The parts of a report. */
export interface ReportParts {
  readonly texts: PartState<OutcomeTexts>;
  readonly traits: PartState<readonly TraitGroup[]>;
  readonly competencies: PartState<readonly ReportCompetency[]>;
}

/** What of the parts comes with the report itself. */
export type GivenParts = {
  readonly [Part in keyof ReportParts]:
    | Extract<ReportParts[Part], { status: 'ready' }>['data']
    | undefined;
};
