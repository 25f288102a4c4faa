import type { Schema } from '@aferir/api-client';
import { isSelfPhase, NO_ALIGNMENT } from '@aferir/domain';
import type { PartState } from '../shared/report/part-state.ts';
import {
  type Analysis,
  type Calibrations,
  type ManagerRatings,
  type SelfScore,
  toAnalysis,
} from '../shared/score-comparison/score-comparison.ts';
import type { Feedback, ReportHeader } from './performance-report.types.ts';

/** Reads the header as it comes from the API. */
export function toHeader(header: Schema<'PerformanceReportHeader'>): ReportHeader {
  const { percentualAlinhamento } = header;
  return {
    responseId: header.idResposta,
    company: header.nmEmpresa,
    logoUrl: header.urlLogoSistema,
    color: header.corMarca ?? null,
    person: header.nmPessoa,
    personId: header.idOrganogramaPessoa,
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
    ...(header.liberacao && { release: { day: header.liberacao.dtLiberacao } }),
  };
}

/** Whether the self-assessment has been sent, so that there is something to report. */
export function isReportable({ status }: Pick<ReportHeader, 'status'>): boolean {
  return !isSelfPhase(status);
}

/** The comparison, as far as its two sides are there; without the managers' it goes on alone. */
export function toReportAnalysis(
  header: ReportHeader,
  selfScores: PartState<readonly SelfScore[]>,
  ratings: PartState<readonly ManagerRatings[]>,
  calibrations?: Calibrations,
): PartState<Analysis> {
  if (selfScores.status !== 'ready') return selfScores;
  if (ratings.status === 'loading') return ratings;
  const data = toAnalysis(header.status, selfScores.data, ratings, calibrations);
  return { status: 'ready', data };
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
