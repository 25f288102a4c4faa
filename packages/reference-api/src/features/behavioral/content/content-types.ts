import type { CompetencyLevel, CompetencyWeights, OutcomeName, Profile } from '@aferir/domain';

/** The outcomes that have a text: no profile stands beside itself. */
export type OutcomeContentName = Exclude<
  OutcomeName,
  { [Same in Profile]: `${Same} ${Same}` }[Profile]
>;

/** A behavior card of the report. */
export type BehaviorCard =
  | 'positiveBehaviors'
  | 'teamValue'
  | 'idealEnvironment'
  | 'underPressure'
  | 'limitingBehaviors';

/** A heading under which the characteristics of an outcome are listed. */
export type KnowledgeGroup = 'Comunicação' | 'Decisão' | 'Ritmo' | 'Relacionamento' | 'Organização';

/**
 * Running text, one sentence an entry, so that a change shows as the sentence it touches. `{Sujeito}`
 * or `{sujeito}` stands for the person, who is 'você' to themselves: verbs and 'seu' fit both.
 */
export type Prose = readonly string[];

/** One of the four answers of a question; `id` is unique in all versions of the instrument. */
export interface DiscOption {
  readonly id: number;
  readonly profile: Profile;
  readonly text: string;
}

/** An everyday situation whose four options, one per profile, the person puts in order. */
export interface DiscQuestion {
  /** Unique in all versions of the instrument. */
  readonly id: number;
  /** Place in the questionnaire, from 1. */
  readonly order: number;
  readonly text: string;
  readonly options: readonly [DiscOption, DiscOption, DiscOption, DiscOption];
}

/** Every text that the report says about one outcome. */
export interface OutcomeContent {
  /** Unique in all versions of the instrument: an id alone finds the text that was shown. */
  readonly id: number;
  readonly name: OutcomeContentName;
  readonly summary: Prose;
  readonly cards: Readonly<Record<BehaviorCard, Prose>>;
  readonly traits: Readonly<Record<KnowledgeGroup, readonly string[]>>;
}

/** A behavioral competency: a reading of the four sums by weights, with its words. */
export interface BehavioralCompetency {
  /** Unique in all versions of the instrument. */
  readonly id: number;
  /** Stable name for machines; the same competency keeps it from version to version. */
  readonly code: string;
  readonly name: string;
  /** Name for narrow places, such as the axis of a chart. */
  readonly label: string;
  /** What the competency is, whatever the index. */
  readonly summary: string;
  /** How much each profile adds; integers from 0 to 5, not all equal. */
  readonly weights: CompetencyWeights;
  /** What an index of each level says about the person; reads on from `summary`. */
  readonly byLevel: Readonly<Record<CompetencyLevel, string>>;
}

/** A version of the instrument. Published versions never change: responses refer to them. */
export interface DiscInstrument {
  readonly version: number;
  readonly questions: readonly DiscQuestion[];
  readonly outcomes: {
    readonly [Name in OutcomeContentName]: OutcomeContent & { readonly name: Name };
  };
  readonly competencies: readonly BehavioralCompetency[];
}
