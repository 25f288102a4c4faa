import type { components } from '@aferir/api-client';
import {
  hasDifference,
  hasRatedAll,
  NO_ALIGNMENT,
  owedFeedback,
  PERFORMANCE_STATUS_LABELS,
  type PerformanceStatus,
  reviewManagers,
} from '@aferir/domain';
import { toLinkInfo } from '../../../operation/links/link-info.ts';
import { linkRoleNames } from '../../../operation/links/link-names.ts';
import type { Link } from '../../../operation/links/resolve-link.ts';
import type { CallerCompany } from '../../../platform/db/company-tables.ts';
import { toEarlierAgreement } from '../agreements/agreements-serializer.ts';
import type { PerformanceCompetencyRow, ResponseCompetencyRow } from '../performance-tables.ts';
import { toResultRelease } from '../release/release-serializer.ts';
import type {
  CalibratedCompetency,
  ComparedScore,
  PerformanceReport,
} from '../report/report-service.ts';
import type { ScoringProgress } from '../self-assessment/self-assessment-service.ts';
import type { LinkedReview } from './linked-review-service.ts';
import { performanceResponses } from './performance-responses.ts';
import type { LoadedReview } from './review-model.ts';

type Wire = components['schemas'];

/** Code and name of a status. */
export function statusFields(status: PerformanceStatus) {
  return {
    cdStatus: status,
    nmStatus: PERFORMANCE_STATUS_LABELS[status] as Wire['PerformanceStatusName'],
  };
}

/** A response as its link sees it, with what is asked and answered where the link answers. */
export function toLinkedResponse(
  { response, person, competencies, progress, isDone, earlierAgreements }: LinkedReview,
  link: Link,
  company: CallerCompany,
): Wire['PerformanceLinkedResponse'] {
  return {
    idResposta: response.id,
    idOrganogramaPessoa: response.person_id,
    nmPessoa: person.name,
    nmCargo: person.position_name,
    qtdCompetencias: progress.scored,
    qtdTotal: progress.total,
    flConcluido: isDone,
    idRespostaStatusAtual: response.status,
    nmStatus: statusFields(response.status).nmStatus,
    dtEnvio: response.sent_at.toISOString(),
    dtTermino: response.finished_at?.toISOString() ?? null,
    idCliente: company.id,
    nmEmpresa: company.trade_name,
    urlLogoSistema: company.logo_url,
    flPapel: linkRoleNames[link.role],
    idOrganogramaGestor: link.managerId,
    link: toLinkInfo(link, performanceResponses.name, company),
    ...(link.role === 'self' && {
      competencias: competencies.map(toFrozenCompetency),
      respostas: toSelfAnswers(competencies),
    }),
    ...(earlierAgreements && { combinados: earlierAgreements.map(toEarlierAgreement) }),
  };
}

/** The status a response has now. */
export function toStatus(responseId: number, status: PerformanceStatus): Wire['PerformanceStatus'] {
  return { idResposta: responseId, ...statusFields(status) };
}

/** Names of those whom no mail reaches; nothing where everybody was mailed. */
export function toNamesWithoutEmail(
  names: readonly string[],
): Partial<Record<'lstSemEmail', Wire['NamesWithoutEmail']>> {
  return names.length > 0 ? { lstSemEmail: [...names] } : {};
}

/** How far the self-assessment is. */
export function toProgress({ scored, total }: ScoringProgress): Wire['PerformanceProgress'] {
  return { qtdCompetencias: scored, qtdTotal: total };
}

/** What stands above a report. */
export function toReportHeader(
  { loaded, person, isOwn }: PerformanceReport,
  company: CallerCompany,
): Wire['PerformanceReportHeader'] {
  const { response } = loaded;
  return {
    idResposta: response.id,
    nmRazaoSocial: company.legal_name,
    nmEmpresa: company.trade_name,
    urlLogoSistema: company.logo_url,
    corMarca: company.brand_color,
    idCliente: company.id,
    idOrganogramaPessoa: person.id,
    nmPessoa: person.name,
    nmCargo: person.position_name,
    nmDepartamento: person.department_name,
    ...statusFields(response.status),
    dtEnvio: response.sent_at.toISOString(),
    dtAutoavaliacao: response.self_finished_at?.toISOString() ?? null,
    dtTermino: response.finished_at?.toISOString() ?? null,
    percentualAlinhamento: response.alignment ?? NO_ALIGNMENT,
    flEncerrado: response.closed_at !== null,
    gestores: toReviewManagers(loaded),
    liberacao: toResultRelease(response),
    flProprio: isOwn,
  };
}

function toReviewManagers({ managers, review, response }: LoadedReview): Wire['ReviewManager'][] {
  const names = new Map(managers.map(({ manager_id, name }) => [manager_id, name]));
  const owed = owedFeedback(review, response.status).map(({ managerId }) => managerId);
  return reviewManagers(review).map((manager) => ({
    idOrganogramaPessoa: manager.id,
    nmPessoa: names.get(manager.id) ?? '',
    flAvaliou: hasRatedAll(review.competencies, manager),
    flFeedbackPendente: owed.includes(manager.id),
  }));
}

/** A competency frozen on a response, as its own row. */
export function toResponseCompetency(row: ResponseCompetencyRow): Wire['ResponseCompetency'] {
  return { idRespostaOpcao: row.id, ...toFrozenCompetency(row) };
}

/** A competency of a response. */
export function toFrozenCompetency(row: ResponseCompetencyRow): Wire['PerformanceCompetency'] {
  return {
    idCompetencia: row.competency_id,
    cdCompetencia: row.code,
    nmCompetencia: row.name,
    dsCompetencia: row.description,
  };
}

/** A competency of the company. */
export function toCompetency(row: PerformanceCompetencyRow): Wire['PerformanceCompetency'] {
  return {
    idCompetencia: row.id,
    cdCompetencia: row.code,
    nmCompetencia: row.name,
    dsCompetencia: row.description,
  };
}

/** What was written beside a score, where something was. */
export function commentField(comment: string) {
  return comment === '' ? {} : { dsComentario: comment };
}

/** A competency with the person's own score. */
export function toSelfScore(row: ResponseCompetencyRow): Wire['CompetencyScore'] {
  return {
    ...toFrozenCompetency(row),
    nrIndice: row.self_score,
    ...commentField(row.self_comment),
  };
}

/** What the person has answered; competencies without a score are left out. */
export function toSelfAnswers(rows: readonly ResponseCompetencyRow[]): Wire['SelfAnswer'][] {
  return rows.flatMap(({ competency_id, self_score, self_comment }) =>
    self_score === null
      ? []
      : [{ idCompetencia: competency_id, nrIndice: self_score, ...commentField(self_comment) }],
  );
}

/** A manager's score beside the person's own. */
export function toManagerScore({
  score,
  competency,
  managerName,
}: ComparedScore): Wire['ManagerScore'] {
  return {
    idCompetencia: score.competency_id,
    cdCompetencia: competency.code,
    nmCompetencia: competency.name,
    idOrganogramaGestor: score.manager_id,
    nmGestor: managerName,
    notaFunc: competency.self_score,
    notaGestor: score.score,
    haDiferenca: hasDifference(competency.self_score, score.score) ? 1 : 0,
    ...commentField(score.comment),
  };
}

/** A score that was calibrated in place of the managers' mean. */
export function toCalibratedScore({
  competencyId,
  score,
  reason,
}: CalibratedCompetency): Wire['CalibratedScore'] {
  return { idCompetencia: competencyId, nrNota: score, dsMotivo: reason };
}

/** A manager's feedback on a competency; none without a text. */
export function toFeedback({ score, managerName }: ComparedScore): Wire['Feedback'][] {
  const { feedback, feedback_at: writtenAt, manager_id: managerId } = score;
  if (feedback === null || writtenAt === null) return [];
  return [
    {
      idOrganogramaGestor: managerId,
      nmPessoa: managerName,
      dsFeedback: feedback,
      dtFeedback: writtenAt.toISOString(),
    },
  ];
}
