import type { Insertable } from 'kysely';
import { anyOf } from '../../../platform/db/any-of.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { InCompany } from '../../../platform/db/in-company.ts';
import { onReference } from '../../../platform/db/on-reference.ts';
import type { CalibrationTable } from './calibration-tables.ts';

/** A change of a score, as it is shown. */
export interface ListedCalibration {
  readonly id: number;
  readonly responseCompetencyId: number;
  readonly before: number | null;
  readonly score: number | null;
  readonly reason: string;
  /** The name of the staff user. */
  readonly by: string;
  readonly at: Date;
}

/** Changes of the scores of one company. */
export interface CalibrationStore {
  /** Those of some competencies of responses, the last one first. */
  changesOf(responseCompetencyIds: readonly number[]): Promise<ListedCalibration[]>;
  insert(change: Omit<Insertable<CalibrationTable>, 'id' | 'company_id'>): Promise<void>;
}

/** Opens the store for one company; `db` has to be bound to the same one. */
export function createCalibrationStore(db: Db, companyId: number): CalibrationStore {
  return {
    changesOf: (responseCompetencyIds) =>
      db
        .selectFrom('performance_calibration as change')
        .innerJoin('staff_user', (join) => onReference(join, 'staff_user', 'change.calibrated_by'))
        .where('change.company_id', '=', companyId)
        .where('change.response_competency_id', '=', anyOf(responseCompetencyIds))
        .select([
          'change.id',
          'change.response_competency_id as responseCompetencyId',
          'change.score_before as before',
          'change.score',
          'change.reason',
          'staff_user.name as by',
          'change.calibrated_at as at',
        ])
        .orderBy('change.id', 'desc')
        .execute(),

    async insert(change) {
      await db
        .insertInto('performance_calibration')
        .values({ ...change, company_id: companyId })
        .execute();
    },
  };
}

/** Why a score stands calibrated, and since when. */
export type StandingCalibration = Pick<ListedCalibration, 'reason' | 'at'>;

/** The last change of each of some competencies whose score stands calibrated, by the ids of their rows. */
export async function standingCalibrations(
  { db, company }: InCompany,
  competencies: readonly { readonly id: number; readonly calibrated_score: number | null }[],
): Promise<ReadonlyMap<number, StandingCalibration>> {
  const calibrated = competencies.filter(({ calibrated_score }) => calibrated_score !== null);
  if (calibrated.length === 0) return new Map();
  const changes = await db
    .selectFrom('performance_calibration')
    .where('company_id', '=', company.id)
    .where('response_competency_id', '=', anyOf(calibrated.map(({ id }) => id)))
    .distinctOn('response_competency_id')
    .orderBy('response_competency_id')
    .orderBy('id', 'desc')
    .select(['response_competency_id', 'reason', 'calibrated_at as at'])
    .execute();
  return new Map(changes.map(({ response_competency_id: id, reason, at }) => [id, { reason, at }]));
}

/** How many scores of a cycle stand calibrated. */
export async function countCalibrated(
  { db, company }: InCompany,
  cycleId: number,
): Promise<number> {
  const { count } = await db
    .selectFrom('performance_response as response')
    .innerJoin('performance_response_competency as competency', (join) =>
      join
        .onRef('competency.company_id', '=', 'response.company_id')
        .onRef('competency.response_id', '=', 'response.id'),
    )
    .where('response.company_id', '=', company.id)
    .where('response.cycle_id', '=', cycleId)
    .where('competency.calibrated_score', 'is not', null)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
