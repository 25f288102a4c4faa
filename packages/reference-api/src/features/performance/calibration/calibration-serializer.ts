import type { components } from '@aferir/api-client';
import { completeRaters, ratedMean, type UnitMeans } from '@aferir/domain';
import type { LoadedReview } from '../review/review-model.ts';
import type { ScoreToCalibrate } from './calibrate-score.ts';
import type { CalibrationGrid, GridRow } from './calibration-grid.ts';
import type { ListedCalibration } from './calibration-store.ts';

type Wire = components['schemas'];

/** The scores of a cycle with their means. */
export function toCycleCalibration(grid: CalibrationGrid): Wire['CycleCalibration'] {
  return {
    flAberta: grid.isOpen,
    competencias: grid.competencies.map(({ id, name, ...means }) => ({
      idCompetencia: id,
      nmCompetencia: name,
      ...toMeans(means),
    })),
    geral: toMeans(grid.overall),
    rows: grid.rows.map((row) => toCalibrationPerson(row, grid.isOpen)),
    qtdRecords: grid.total,
    qtdPendentes: grid.pending,
    qtdCalibradas: grid.calibrated,
  };
}

/** A score with what managers gave and how it was changed. */
export function toScoreCalibration({
  loaded,
  competency,
  changes,
}: ScoreToCalibrate): Wire['ScoreCalibration'] {
  const { competency_id: id } = competency;
  const raters = new Set(completeRaters(loaded.review).map((rater) => rater.id));
  const names = new Map(loaded.managers.map(({ manager_id, name }) => [manager_id, name]));
  return {
    nmCompetencia: competency.name,
    mediaGestores: ratedMean(loaded.review, id),
    nrNota: competency.calibrated_score,
    nrAlteracoes: competency.calibrations,
    gestores: loaded.scores
      .filter(({ competency_id, manager_id }) => competency_id === id && raters.has(manager_id))
      .map(({ manager_id, score }) => ({
        idOrganogramaGestor: manager_id,
        nmGestor: names.get(manager_id) ?? '',
        notaGestor: score,
      })),
    historico: changes.map(toChange),
  };
}

/** Somebody with their scores; `isOpen` while scores can be changed. */
export function toCalibrationPerson(
  { person, loaded }: GridRow,
  isOpen: boolean,
): Wire['CalibrationPerson'] {
  return {
    idResposta: loaded.response.id,
    idOrganogramaPessoa: person.id,
    nmPessoa: person.name,
    nmCargo: person.position_name,
    nmDepartamento: person.department_name,
    urlFoto: person.photo_url,
    flCalibravel: isOpen && loaded.response.is_held,
    notas: toScores(loaded),
  };
}

function toScores({ competencies, review }: LoadedReview): Wire['CalibrationScore'][] {
  return competencies.flatMap(
    ({ competency_id: id, self_score, calibrated_score, calibrations }) => {
      const mean = ratedMean(review, id);
      if (mean === null || self_score === null) return [];
      return [
        {
          idCompetencia: id,
          mediaGestores: mean,
          nrNota: calibrated_score,
          nrAlteracoes: calibrations,
        },
      ];
    },
  );
}

function toMeans({ unitMean, cycleMean, difference }: UnitMeans): Wire['CalibrationMeans'] {
  return { mediaUnidade: unitMean, mediaCiclo: cycleMean, diferenca: difference };
}

function toChange({
  id,
  before,
  score,
  reason,
  by,
  at,
}: ListedCalibration): Wire['CalibrationChange'] {
  return {
    idAlteracao: id,
    nrNotaAnterior: before,
    nrNota: score,
    dsMotivo: reason,
    nmUsuario: by,
    dtAlteracao: at.toISOString(),
  };
}
