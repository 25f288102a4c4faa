import type { Schema } from '@aferir/api-client';
import {
  compareScores,
  countedScores,
  meanOf,
  PERFORMANCE_STATUS,
  type PerformanceStatus,
  type ScoreComparison,
} from '@aferir/domain';
import type { PartState } from '../report/part-state.ts';

/** A competency with the person's own score. */
export interface SelfScore {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly description: string | null;
  readonly selfScore: number | null;
  /** What the person wrote beside it. */
  readonly selfComment?: string;
}

/** What one manager has rated. */
export interface ManagerRatings {
  readonly managerId: number;
  readonly name: string;
  /** Scores by competency. */
  readonly scores: ReadonlyMap<number, number>;
  /** What was written beside them, by competency. */
  readonly comments?: ReadonlyMap<number, string>;
}

/** What a manager wrote beside a score. */
export interface ManagerComment {
  readonly manager: string;
  readonly text: string;
}

/** A score that stands in place of the managers' mean. */
export interface Calibration {
  readonly score: number;
  /** Why; null where the reader is not told. */
  readonly reason: string | null;
}

/** The calibrated scores of a review, by competency. */
export type Calibrations = ReadonlyMap<number, Calibration>;

/** A competency with both sides. */
export interface ComparedCompetency extends SelfScore {
  /** The mean of the managers' scores, or what was calibrated in its place; null without any. */
  readonly average: number | null;
  /** Left out where the managers' mean stands. */
  readonly calibration?: Calibration;
  /** Null when a side is missing. */
  readonly comparison: ScoreComparison | null;
  /** What the managers wrote beside their scores, where any did. */
  readonly managerComments?: readonly ManagerComment[];
}

/** What there is to set beside the self-assessment. */
export type AnalysisStage = 'compared' | 'awaiting-managers' | 'self-only' | 'ratings-failed';

/** The comparison. */
export interface Analysis {
  readonly stage: AnalysisStage;
  readonly competencies: readonly ComparedCompetency[];
  /** Those whose scores count. */
  readonly raters: readonly { readonly id: number; readonly name: string }[];
}

/** Reads self scores as they come from the API. */
export function toSelfScores(rows: readonly Schema<'CompetencyScore'>[]): SelfScore[] {
  return rows.map((row) => ({
    id: row.idCompetencia,
    code: row.cdCompetencia,
    name: row.nmCompetencia,
    description: row.dsCompetencia,
    selfScore: row.nrIndice,
    ...(row.dsComentario && { selfComment: row.dsComentario }),
  }));
}

/** Puts the rows of each manager together. */
export function toRatings({ rows }: Schema<'ManagerScoreList'>): ManagerRatings[] {
  const managers = new Map(rows.map((row) => [row.idOrganogramaGestor, row.nmGestor]));
  return [...managers].map(([managerId, name]) => {
    const own = rows.filter(({ idOrganogramaGestor }) => idOrganogramaGestor === managerId);
    const written = own.flatMap(({ idCompetencia, dsComentario }) =>
      dsComentario ? [[idCompetencia, dsComentario] as const] : [],
    );
    return {
      managerId,
      name,
      scores: new Map(own.map(({ idCompetencia, notaGestor }) => [idCompetencia, notaGestor])),
      ...(written.length > 0 && { comments: new Map(written) }),
    };
  });
}

/** Reads which scores stand in place of the managers' mean. */
export function toCalibrations({ calibradas = [] }: Schema<'ManagerScoreList'>): Calibrations {
  return new Map(
    calibradas.map(({ idCompetencia, nrNota, dsMotivo }) => [
      idCompetencia,
      { score: nrNota, reason: dsMotivo },
    ]),
  );
}

const NONE: Calibrations = new Map();

/** Sets the managers' scores, or what was calibrated in place of their mean, beside the own ones, competency by competency. */
export function compareCompetencies(
  selfScores: readonly SelfScore[],
  ratings: readonly ManagerRatings[],
  calibrations = NONE,
): ComparedCompetency[] {
  return selfScores.map((competency) => {
    const given = ratings
      .map(({ scores }) => scores.get(competency.id))
      .filter((score) => score !== undefined);
    const calibration = calibrations.get(competency.id);
    const managerScores = countedScores(given, calibration?.score);
    const { selfScore } = competency;
    const managerComments = ratings.flatMap(({ name, comments }) => {
      const text = comments?.get(competency.id);
      return text ? [{ manager: name, text }] : [];
    });
    return {
      ...competency,
      average: meanOf(managerScores),
      comparison: compareScores({ selfScore, managerScores }),
      ...(calibration && { calibration }),
      ...(managerComments.length > 0 && { managerComments }),
    };
  });
}

/** The comparison of a review that is so far; without the managers' side it goes on alone. */
export function toAnalysis(
  status: PerformanceStatus,
  selfScores: readonly SelfScore[],
  ratings: PartState<readonly ManagerRatings[]>,
  calibrations?: Calibrations,
): Analysis {
  const given = ratings.status === 'ready' ? ratings.data : [];
  const isMissing = ratings.status === 'failed' || ratings.status === 'withheld';
  return {
    stage: isMissing ? 'ratings-failed' : stageOf(status, given),
    competencies: compareCompetencies(selfScores, given, calibrations),
    raters: given.map(({ managerId: id, name }) => ({ id, name })),
  };
}

function stageOf(status: PerformanceStatus, ratings: readonly ManagerRatings[]): AnalysisStage {
  if (ratings.length > 0) return 'compared';
  return status === PERFORMANCE_STATUS.awaitingManagers ? 'awaiting-managers' : 'self-only';
}
