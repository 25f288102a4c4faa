import type { AliasableExpression } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/** A person's latest behavioral result. */
export interface OwnResult {
  readonly responseId: number;
  readonly outcomeId: number;
  /** When the questionnaire was finished, as JSON has it. */
  readonly finishedAt: string;
}

/** What is told of a person's behavioral results, from whoever keeps them. */
export interface OwnResults {
  /** The latest result of a person, to be selected beside other facts. */
  readonly resultOfPerson: (
    db: Db,
    person: { readonly id: number; readonly company_id: number },
  ) => AliasableExpression<OwnResult | null>;
  /** The name of a result. */
  readonly nameOutcome: (outcomeId: number) => string;
}
