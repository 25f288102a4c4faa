import {
  CALIBRATION_FAULT_TEXTS,
  calibrationFault,
  calibrationObstacle,
  isCalibrationReason,
  ratedMean,
  reviewAlignment,
} from '@aferir/domain';
import type { OperationContext } from '../../../operation/context.ts';
import { found } from '../../../operation/find-for-change.ts';
import {
  conflict,
  conflictField,
  invalidField,
  notFound,
} from '../../../platform/errors/failures.ts';
import { noteOpening } from '../../../shared/reports/report-opening.ts';
import { openResponse, reportOf } from '../access/performance-access.ts';
import { performanceMessages } from '../performance-messages.ts';
import { createPerformanceStore } from '../review/performance-store.ts';
import { type LoadedReview, loadReview } from '../review/review-model.ts';
import { lockResponse } from '../review/review-settling.ts';
import { type CalibrationPorts, requireResults } from './calibration-access.ts';
import { calibrationObstacles, calibrationMessages as texts } from './calibration-messages.ts';
import { createCalibrationStore, type ListedCalibration } from './calibration-store.ts';

/** A competency of a response. */
export interface CalibratedPlace {
  readonly responseId: number;
  readonly competencyId: number;
}

/** What is to stand in place of the managers' mean, and why. */
export interface NewCalibration extends CalibratedPlace {
  /** Null: the managers' mean. */
  readonly score: number | null;
  readonly reason: string;
  /** How many changes of it the caller had seen. */
  readonly seen: number;
}

/** What of a score is shown to whoever calibrates it. */
export interface ScoreToCalibrate {
  readonly loaded: LoadedReview;
  readonly competency: LoadedReview['competencies'][number];
  readonly changes: readonly ListedCalibration[];
}

/** Puts a score in place of the managers' mean, or takes it back. The cycle is held, so that no release comes between. */
export async function calibrate(
  { readCycleCourses }: CalibrationPorts,
  context: OperationContext,
  { score, reason, seen, ...place }: NewCalibration,
): Promise<void> {
  const { db, company, now, audit } = context;
  const { staffUserId } = requireResults(context);
  const store = createPerformanceStore(db, company.id);
  const { cycle_id: cycleId, person_id: personId } = found(await store.find(place.responseId));
  const courses = await readCycleCourses(context, cycleId === null ? [] : [cycleId], {
    hold: true,
  });
  // The person first, as whoever forgets them does before what they have answered.
  await requireActive(context, personId);
  const response = await lockResponse(context, place.responseId);
  const obstacle = calibrationObstacle({
    status: response.status,
    isClosed: response.closed_at !== null,
    isHeld: response.is_held,
    cycle: response.cycle_id === null ? null : (courses.get(response.cycle_id) ?? null),
  });
  if (obstacle) throw conflict(calibrationObstacles[obstacle]);

  const loaded = await loadReview(context, response);
  const competency = competencyOf(loaded, place);
  const mean = ratedMean(loaded.review, place.competencyId);
  if (mean === null || competency.self_score === null) throw conflict(texts.notRated);
  if (competency.calibrations !== seen) throw conflict(texts.changedMeanwhile);
  if (!isCalibrationReason(reason)) {
    throw invalidField('dsMotivo', CALIBRATION_FAULT_TEXTS.reason);
  }
  const before = competency.calibrated_score;
  const fault = calibrationFault({ before, after: score, mean });
  if (fault) throw conflictField('nrNota', CALIBRATION_FAULT_TEXTS[fault]);

  await createCalibrationStore(db, company.id).insert({
    response_competency_id: competency.id,
    score_before: before,
    score,
    reason,
    calibrated_by: staffUserId,
    calibrated_at: now,
  });
  const competencies = loaded.review.competencies.map((one) =>
    one.id === place.competencyId ? { ...one, calibratedScore: score } : one,
  );
  const alignment = reviewAlignment({ ...loaded.review, competencies });
  await store.update(response.id, { alignment });
  await audit({
    action: score === null ? 'performance-score.restored' : 'performance-score.calibrated',
    personId: response.person_id,
    subject: { kind: 'performance-response', id: response.id },
    details: { competency: competency.name },
  });
}

/** Refuses for who has left, and holds whoever has not: why a score was changed is forgotten with a person, and comes not after. */
async function requireActive({ db, company }: OperationContext, personId: number): Promise<void> {
  const person = await db
    .selectFrom('person')
    .select('is_active')
    .where('company_id', '=', company.id)
    .where('id', '=', personId)
    .forShare()
    .executeTakeFirst();
  if (!person?.is_active) throw conflict(texts.gone);
}

/** Reads what each manager gave to a competency and how it was calibrated, which leaves a trace. */
export async function readCalibration(
  context: OperationContext,
  place: CalibratedPlace,
): Promise<ScoreToCalibrate> {
  const { db, company } = context;
  requireResults(context);
  const opened = await openResponse(context, place.responseId);
  const loaded = await loadReview(context, opened.response);
  const competency = competencyOf(loaded, place);
  await noteOpening(context, reportOf(opened), { action: 'performance-calibration.read' });
  const changes = await createCalibrationStore(db, company.id).changesOf([competency.id]);
  return { loaded, competency, changes };
}

function competencyOf({ competencies }: LoadedReview, { competencyId }: CalibratedPlace) {
  const competency = competencies.find(({ competency_id }) => competency_id === competencyId);
  if (!competency) throw notFound(performanceMessages.unknownCompetency);
  return competency;
}
