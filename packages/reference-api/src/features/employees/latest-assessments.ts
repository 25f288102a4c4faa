import type { DiscStatus, Profile } from '@aferir/domain';
import type { AliasableExpression, Expression, SqlBool } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { ResultScope } from '../../shared/figures/result-scope.ts';

/** The latest open request, the latest result and the number of requests of a person. */
export interface AssessmentRow {
  person_id: number;
  request_id: number | null;
  request_status: DiscStatus | null;
  request_sent_at: Date | null;
  outcome_id: number | null;
  outcome_finished_at: Date | null;
  request_count: number | null;
}

/** What an assessment has come to. */
export interface AssessmentResult {
  readonly primary: Profile;
  /** Percents. */
  readonly shares: ReadonlyMap<Profile, number>;
  /** How sure it is, in words; empty where nothing speaks against it. */
  readonly doubts: readonly string[];
}

/** What people can be put in order by of their behavioral assessments, in the words of the call. */
export type AssessmentOrder = (typeof ASSESSMENT_ORDERS)[number];

const ASSESSMENT_ORDERS = ['perfil', 'status', 'resposta', 'espera', 'lembrete'] as const;

/** Whether people are put in order by something of their assessments. */
export function isAssessmentOrder(by: string): by is AssessmentOrder {
  return ASSESSMENT_ORDERS.some((one) => one === by);
}

/** What the list of people has to know of behavioral assessments, from whoever keeps them. */
export interface LatestAssessments {
  /** One row for each person of the company, to be joined; with a scope, its result is the last one in it, with a cycle its request too. */
  readonly ofPeople: (
    db: Db,
    companyId: number,
    scope?: ResultScope,
  ) => AliasableExpression<AssessmentRow>;
  /** The status of the latest request of each `person` of a query, with a cycle of those in it. */
  readonly statusOfPerson: (
    db: Db,
    companyId: number,
    scope?: ResultScope,
  ) => Expression<DiscStatus | null>;
  /** What each `person` of a query is put in order by; with a scope, by what is in it. */
  readonly rankOfPerson: (
    db: Db,
    companyId: number,
    by: AssessmentOrder,
    scope?: ResultScope,
  ) => Expression<unknown>;
  /**
   * Whether the latest result of the `person` of a query has a primary profile; null: whether there is no result;
   * undefined: whether there is one. With a scope it is the last one in it.
   */
  readonly hasProfile: (
    db: Db,
    companyId: number,
    profile: Profile | null | undefined,
    scope?: ResultScope,
  ) => Expression<SqlBool>;
  /** What the latest results of some people say, with a scope the last ones in it; who has none is left out. */
  readonly resultsOfPeople: (
    db: Db,
    companyId: number,
    personIds: readonly number[],
    scope?: ResultScope,
  ) => Promise<ReadonlyMap<number, AssessmentResult>>;
  /** How many active people have a result. */
  readonly countAssessed: (db: Db, companyId: number) => Promise<number>;
  /** The name of a result. */
  readonly nameOutcome: (outcomeId: number) => string;
}
