import type { components } from '@aferir/api-client';
import { isCompared, NO_ALIGNMENT, PERFORMANCE_STATUS_LABELS, visibleRaters } from '@aferir/domain';
import type { StandingCalibration } from '../calibration/calibration-store.ts';
import { commentField } from '../review/performance-serializer.ts';
import type { LoadedReview } from '../review/review-model.ts';
import type { GivenRating } from './personal-responses-read-model.ts';

type Wire = components['schemas'];

/** A review as its person may see it: managers' scores, and those calibrated, once all of them have rated. */
export function toPersonalReview(
  loaded: LoadedReview,
  calibrations: ReadonlyMap<number, StandingCalibration>,
): Wire['PersonalPerformanceResponse'] {
  const { response, competencies } = loaded;
  return {
    idResposta: response.id,
    nmStatus: PERFORMANCE_STATUS_LABELS[response.status],
    dtEnvio: response.sent_at.toISOString(),
    dsEmailEnvio: response.mailed_to,
    dtVisualizacao: toWireDate(response.viewed_at),
    dtInicio: toWireDate(response.started_at),
    dtAutoavaliacao: toWireDate(response.self_finished_at),
    dtTermino: toWireDate(response.finished_at),
    flEncerrado: response.closed_at !== null,
    percentualAlinhamento: response.alignment ?? NO_ALIGNMENT,
    competencias: competencies.map(
      ({
        id,
        competency_id,
        name,
        self_score,
        self_comment,
        self_scored_at,
        calibrated_score,
      }) => ({
        nmCompetencia: name,
        nrAutoavaliacao: self_score,
        ...commentField(self_comment),
        dtResposta: toWireDate(self_scored_at),
        gestores: managerScoresOf(loaded, competency_id),
        calibracao: isCompared(response.status)
          ? toCalibration(calibrated_score, calibrations.get(id))
          : null,
      }),
    ),
  };
}

function toCalibration(
  score: number | null,
  calibration: StandingCalibration | undefined,
): Wire['PersonalCalibration'] | null {
  if (score === null || !calibration) return null;
  const { reason, at } = calibration;
  return { nrNota: score, dsMotivo: reason, dtCalibracao: at.toISOString() };
}

function managerScoresOf(
  loaded: LoadedReview,
  competencyId: number,
): Wire['PersonalManagerScore'][] {
  const visible = visibleRaters(loaded.review, loaded.response.status, { role: 'owner' });
  const names = new Map(loaded.managers.map(({ manager_id, name }) => [manager_id, name]));
  return loaded.scores
    .filter(
      ({ competency_id, manager_id }) =>
        competency_id === competencyId && visible.includes(manager_id),
    )
    .map(({ manager_id, score, comment, feedback }) => ({
      nmGestor: names.get(manager_id) ?? '',
      nrIndice: score,
      ...commentField(comment),
      dsFeedback: feedback,
    }));
}

/** What the person rated and wrote as a manager. */
export function toGivenRating(rating: GivenRating): Wire['PersonalManagerRating'] {
  return {
    idResposta: rating.response_id,
    nmPessoa: rating.person_name,
    nmCompetencia: rating.competency_name,
    nrIndice: rating.score,
    ...commentField(rating.comment),
    dsFeedback: rating.feedback,
    dtAvaliacao: rating.scored_at.toISOString(),
    dtFeedback: toWireDate(rating.feedback_at),
  };
}

function toWireDate(date: Date | null): string | null {
  return date?.toISOString() ?? null;
}
