import {
  BARELY_DIFFERENTIATED_LABEL,
  certaintyOf,
  describeOutcome,
  type Profile,
  type ProfileSum,
  profilesOfOutcome,
  TECHNICAL_TIE_LABEL,
} from '@aferir/domain';
import { anyOf } from '../../platform/db/any-of.ts';
import type { Db } from '../../platform/db/database.ts';
import { inSpan } from '../../shared/figures/period.ts';
import { inCycle, type ResultScope } from '../../shared/figures/result-scope.ts';
import { behavioralMessages as texts } from './behavioral-messages.ts';
import { outcomeOf } from './disc-content.ts';

/** What a person's behavioral assessment has come to, as its report shows it. */
export interface PersonResult {
  readonly responseId: number;
  readonly finishedAt: Date;
  readonly primary: Profile;
  /** Strongest first; none where they were not kept. */
  readonly sums: readonly ProfileSum[];
  /** Percents, as whole as the report has them; none where no sums were kept. */
  readonly shares: ReadonlyMap<Profile, number>;
  /** How sure it is, in words; empty where nothing speaks against it. */
  readonly doubts: readonly string[];
}

/** Reads the latest result of each of some people, with a scope the last one in it; who has none is left out. */
export async function resultsOfPeople(
  db: Db,
  companyId: number,
  personIds: readonly number[],
  scope: ResultScope = {},
): Promise<ReadonlyMap<number, PersonResult>> {
  const rows = await db
    .selectFrom('person')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('disc_response')
          .whereRef('disc_response.company_id', '=', 'person.company_id')
          .whereRef('disc_response.person_id', '=', 'person.id')
          .where('finished_at', 'is not', null)
          .where(inSpan('finished_at', scope))
          .where(inCycle('cycle_id', scope))
          .select([
            'disc_response.id',
            'disc_response.person_id',
            'outcome_id',
            'profile_sums',
            'finished_at',
          ])
          .orderBy('finished_at', 'desc')
          .orderBy('disc_response.id', 'desc')
          .limit(1)
          .as('result'),
      (join) => join.onTrue(),
    )
    .where('person.company_id', '=', companyId)
    .where('person.id', '=', anyOf(personIds))
    .select([
      'result.id',
      'result.person_id',
      'result.outcome_id',
      'result.profile_sums',
      'result.finished_at',
    ])
    .execute();
  return new Map(
    rows.flatMap((row): [number, PersonResult][] => {
      const { id: responseId, person_id, outcome_id, finished_at: finishedAt } = row;
      if (outcome_id === null || finishedAt === null) return [];
      const { primary } = profilesOfOutcome(outcomeOf(outcome_id).name);
      const of = { responseId, finishedAt, primary };
      const sums = row.profile_sums ?? [];
      if (sums.length === 0) {
        return [[person_id, { ...of, sums, shares: new Map(), doubts: [texts.noSums] }]];
      }
      const { isBarelyDifferentiated, isTechnicalTie } = certaintyOf(sums);
      const result: PersonResult = {
        ...of,
        sums,
        shares: new Map(
          describeOutcome(sums).shares.map(({ profile, percent }) => [profile, percent]),
        ),
        doubts: [
          ...(isBarelyDifferentiated ? [BARELY_DIFFERENTIATED_LABEL] : []),
          ...(isTechnicalTie ? [TECHNICAL_TIE_LABEL] : []),
        ],
      };
      return [[person_id, result]];
    }),
  );
}
