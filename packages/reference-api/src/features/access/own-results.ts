import type { DiscStatus } from '@aferir/domain';
import type { AliasableExpression } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/** A person's latest behavioral result. */
export interface OwnResult {
  readonly responseId: number;
  readonly outcomeId: number;
  /** When the questionnaire was finished, as JSON has it. */
  readonly finishedAt: string;
}

/** The behavioral questionnaire that waits for a person. */
export interface OwnRequest {
  readonly responseId: number;
  readonly status: DiscStatus;
  readonly instrumentVersion: number;
  /** How many of its questions have an answer. */
  readonly answered: number;
  /** As JSON has it. */
  readonly sentAt: string;
  /** The cycle that it is part of; null for none. */
  readonly cycleId: number | null;
}

/** What is told of a person's behavioral results, from whoever keeps them. */
export interface OwnResults {
  /** The latest result of a person, to be selected beside other facts. */
  readonly resultOfPerson: (
    db: Db,
    person: { readonly id: number; readonly company_id: number },
  ) => AliasableExpression<OwnResult | null>;
  /** The open request of a person, to be selected beside other facts. */
  readonly requestOfPerson: (
    db: Db,
    person: { readonly id: number; readonly company_id: number },
  ) => AliasableExpression<OwnRequest | null>;
  /** How many questions a version of the instrument has. */
  readonly countQuestions: (instrumentVersion: number) => number;
  /** The name of a result. */
  readonly nameOutcome: (outcomeId: number) => string;
}
