import type { Schema } from '@aferir/api-client';
import {
  compareScores,
  isSelfPhase,
  meanOf,
  NO_ALIGNMENT,
  PERFORMANCE_STATUS,
} from '@aferir/domain';
import type { PartState } from '../shared/report/part-state.ts';
import type {
  Analysis,
  AnalysisStage,
  ComparedCompetency,
  Feedback,
  ManagerRatings,
  ReportHeader,
  SelfScore,
} from './performance-report.types.ts';

/** Reads the header as it comes from the API. */
export function toHeader(header: Schema<'PerformanceReportHeader'>): ReportHeader {
  const { percentualAlinhamento } = header;
  return {
    responseId: header.idResposta,
    company: header.nmEmpresa,
    logoUrl: header.urlLogoSistema,
    color: header.corMarca ?? null,
    person: header.nmPessoa,
    role: header.nmCargo,
    department: header.nmDepartamento,
    status: header.cdStatus,
    isClosed: header.flEncerrado,
    sentAt: header.dtEnvio,
    selfAssessedAt: header.dtAutoavaliacao,
    finishedAt: header.dtTermino,
    alignment: percentualAlinhamento === NO_ALIGNMENT ? null : percentualAlinhamento,
    managers: header.gestores.map((manager) => ({
      id: manager.idOrganogramaPessoa,
      name: manager.nmPessoa,
      hasRated: manager.flAvaliou,
      owesFeedback: manager.flFeedbackPendente,
    })),
    isOwn: header.flProprio ?? false,
  };
}

/** Whether the self-assessment has been sent, so that there is something to report. */
export function isReportable({ status }: Pick<ReportHeader, 'status'>): boolean {
  return !isSelfPhase(status);
}

/** Reads self scores as they come from the API. */
export function toSelfScores(rows: readonly Schema<'CompetencyScore'>[]): SelfScore[] {
  return rows.map((row) => ({
    id: row.idCompetencia,
    code: row.cdCompetencia,
    name: row.nmCompetencia,
    description: row.dsCompetencia,
    selfScore: row.nrIndice,
  }));
}

/** Puts the rows of each manager together. */
export function toRatings({ rows }: Schema<'ManagerScoreList'>): ManagerRatings[] {
  const managers = new Map(rows.map((row) => [row.idOrganogramaGestor, row.nmGestor]));
  return [...managers].map(([managerId, name]) => ({
    managerId,
    name,
    scores: new Map(
      rows
        .filter(({ idOrganogramaGestor }) => idOrganogramaGestor === managerId)
        .map(({ idCompetencia, notaGestor }) => [idCompetencia, notaGestor]),
    ),
  }));
}

/** Sets the managers' scores beside the own ones, competency by competency. */
export function compareCompetencies(
  selfScores: readonly SelfScore[],
  ratings: readonly ManagerRatings[],
): ComparedCompetency[] {
  return selfScores.map((competency) => {
    const managerScores = ratings
      .map(({ scores }) => scores.get(competency.id))
      .filter((score) => score !== undefined);
    const { selfScore } = competency;
    return {
      ...competency,
      average: meanOf(managerScores),
      comparison: compareScores({ selfScore, managerScores }),
    };
  });
}

/** The comparison, as far as its two sides are there; without the managers' it goes on alone. */
export function toAnalysis(
  header: ReportHeader,
  selfScores: PartState<readonly SelfScore[]>,
  ratings: PartState<readonly ManagerRatings[]>,
): PartState<Analysis> {
  if (selfScores.status !== 'ready') return selfScores;
  if (ratings.status === 'loading') return ratings;
  const given = ratings.status === 'ready' ? ratings.data : [];
  return {
    status: 'ready',
    data: {
      stage: ratings.status === 'ready' ? stageOf(header, given) : 'ratings-failed',
      competencies: compareCompetencies(selfScores.data, given),
      raters: given.map(({ name }) => name),
    },
  };
}

/** Reads feedback as it comes from the API; with a manager, theirs alone. */
export function toFeedback({ rows }: Schema<'FeedbackList'>, managerId: number | null): Feedback[] {
  return rows
    .filter(({ idOrganogramaGestor }) => managerId === null || idOrganogramaGestor === managerId)
    .map((row) => ({
      managerId: row.idOrganogramaGestor,
      manager: row.nmPessoa,
      text: row.dsFeedback,
      writtenAt: row.dtFeedback,
    }));
}

function stageOf({ status }: ReportHeader, ratings: readonly ManagerRatings[]): AnalysisStage {
  if (ratings.length > 0) return 'compared';
  return status === PERFORMANCE_STATUS.awaitingManagers ? 'awaiting-managers' : 'self-only';
}
