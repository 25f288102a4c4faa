import {
  isCompared,
  seesCalibrationReason,
  tellsManagerComments,
  tellsSelfComments,
  visibleRaters,
} from '@aferir/domain';
import type { OperationContext } from '../../../operation/context.ts';
import { found } from '../../../operation/find-for-change.ts';
import type { AuditAction } from '../../../platform/audit/audit-actions.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import { noteOpening } from '../../../shared/reports/report-opening.ts';
import { readingPerson } from '../../../shared/reports/report-reader.ts';
import {
  type OpenedResponse,
  openResponse,
  reportOf,
  requireComparison,
} from '../access/performance-access.ts';
import {
  type StandingCalibration,
  standingCalibrations,
} from '../calibration/calibration-store.ts';
import type { ScoreOfManager } from '../evaluation/evaluation-store.ts';
import { performanceMessages } from '../performance-messages.ts';
import type { ResponseCompetencyRow } from '../performance-tables.ts';
import { createPerformanceStore } from '../review/performance-store.ts';
import { type PersonCard, readPersonCard } from '../review/person-read-model.ts';
import { type LoadedReview, loadReview } from '../review/review-model.ts';

/** A report's person and how far the review is. */
export interface PerformanceReport {
  readonly loaded: LoadedReview;
  readonly person: PersonCard;
  /** Whether the reader is whom it is about. */
  readonly isOwn: boolean;
}

/** A manager's score with names and the own score beside it. */
export interface ComparedScore {
  readonly score: ScoreOfManager;
  readonly competency: ResponseCompetencyRow;
  readonly managerName: string;
}

/** A competency in which a calibrated score stands in place of the managers' mean. */
export interface CalibratedCompetency {
  readonly competencyId: number;
  readonly score: number;
  /** Null: the reader is not told. */
  readonly reason: string | null;
}

/** The managers' side of a review. */
export interface ManagersSide {
  readonly scores: readonly ComparedScore[];
  readonly calibrated: readonly CalibratedCompetency[];
}

/** Opens a report, which leaves a trace of anybody but the person. */
export async function openReport(
  context: OperationContext,
  responseId: number,
): Promise<PerformanceReport> {
  const { db, company } = context;
  const opened = await openResponse(context, responseId);
  await noteOpening(context, reportOf(opened));
  const person = found(await readPersonCard(db, company.id, opened.response.person_id));
  const isOwn = readingPerson(context.actor) === person.id;
  return { loaded: await loadReview(context, opened.response), person, isOwn };
}

/**
 * Reads the competencies of a response with the own scores; by others than the person, the holder of
 * a link to the report among them, this leaves a trace.
 */
export async function readSelfScores(
  context: OperationContext,
  responseId: number,
): Promise<ResponseCompetencyRow[]> {
  const opened = await openComparison(context, responseId, 'performance-self-scores.read');
  const { response, reader } = opened;
  const rows = await createPerformanceStore(context.db, context.company.id).competenciesOf(
    response.id,
  );
  if (tellsSelfComments(response.self_finished_at !== null, reader)) return rows;
  return rows.map((row) => ({ ...row, self_comment: '' }));
}

/**
 * Reads the scores of the managers whom the caller may see, manager by manager, and those that were calibrated in place
 * of their mean; of one manager alone there is no mean. By others than the person this leaves a trace.
 */
export async function readManagerScores(
  context: OperationContext,
  responseId: number,
  managerId?: number | undefined,
): Promise<ManagersSide> {
  const opened = await openComparison(context, responseId, 'performance-manager-scores.read');
  const loaded = await loadReview(context, opened.response);
  const compared = visibleScores(loaded, opened);
  if (managerId === undefined) {
    return { scores: compared, calibrated: await calibratedFor(context, loaded, opened) };
  }
  return {
    scores: compared.filter(({ score }) => score.manager_id === managerId),
    calibrated: [],
  };
}

/** Reads the feedback on a competency by the names of its authors; as `readManagerScores`. */
export async function readFeedback(
  context: OperationContext,
  responseId: number,
  competencyId: number,
): Promise<ComparedScore[]> {
  const opened = await openComparison(context, responseId, 'performance-feedback.read');
  const loaded = await loadReview(context, opened.response);
  if (!loaded.competencies.some(({ competency_id }) => competency_id === competencyId)) {
    throw notFound(performanceMessages.unknownCompetency);
  }
  return visibleScores(loaded, opened).filter(
    ({ score }) => score.competency_id === competencyId && score.feedback !== null,
  );
}

async function openComparison(
  context: OperationContext,
  responseId: number,
  action: AuditAction,
): Promise<OpenedResponse> {
  const opened = await openResponse(context, responseId);
  requireComparison(opened);
  await noteOpening(context, reportOf(opened), { action });
  return opened;
}

async function calibratedFor(
  context: OperationContext,
  { response, competencies }: LoadedReview,
  { reader }: OpenedResponse,
): Promise<CalibratedCompetency[]> {
  if (!isCompared(response.status)) return [];
  const standing = seesCalibrationReason(reader)
    ? await standingCalibrations(context, competencies)
    : new Map<number, StandingCalibration>();
  return competencies.flatMap(({ id, competency_id: competencyId, calibrated_score: score }) =>
    score === null
      ? []
      : [
          {
            competencyId,
            score,
            reason: standing.get(id)?.reason ?? null,
          },
        ],
  );
}

function visibleScores(loaded: LoadedReview, { reader }: OpenedResponse): ComparedScore[] {
  const raters = new Set(visibleRaters(loaded.review, loaded.response.status, reader));
  const competencies = new Map(loaded.competencies.map((one) => [one.competency_id, one]));
  const scores = tellsManagerComments(reader)
    ? loaded.scores
    : loaded.scores.map((score) => ({ ...score, comment: '' }));
  return loaded.managers
    .filter(({ manager_id }) => raters.has(manager_id))
    .flatMap(({ manager_id, name }) =>
      scores.flatMap((score) => {
        const competency = competencies.get(score.competency_id);
        const isOwn = score.manager_id === manager_id;
        return isOwn && competency ? [{ score, competency, managerName: name }] : [];
      }),
    );
}
