import type { components } from '@aferir/api-client';
import type { CallerCompany } from '../../../platform/db/company-tables.ts';
import {
  commentField,
  statusFields,
  toNamesWithoutEmail,
} from '../review/performance-serializer.ts';
import type { PersonCard } from '../review/person-read-model.ts';
import type { FeedbackProgress } from './feedback-service.ts';
import type { Disagreement, OwnScore } from './manager-scores-service.ts';
import type { RatingProgress } from './rating-service.ts';

type Wire = components['schemas'];

/** How far a manager's rating is. */
export function toManagerProgress(progress: RatingProgress): Wire['ManagerProgress'] {
  return {
    idRespostaOpcaoGestor: progress.scoreId,
    qtdCompetencias: progress.rated,
    qtdTotal: progress.total,
    ...statusFields(progress.status),
    ...toNamesWithoutEmail(progress.withoutEmail),
  };
}

/** What a manager still owes. */
export function toFeedbackProgress(progress: FeedbackProgress): Wire['FeedbackProgress'] {
  return {
    idRespostaOpcaoGestor: progress.scoreId,
    competenciasPendentes: progress.owed,
    ...statusFields(progress.status),
    ...toNamesWithoutEmail(progress.withoutEmail),
  };
}

/** One of a manager's own scores. */
export function toOwnScore({ score, competency }: OwnScore): Wire['OwnManagerScore'] {
  return {
    idRespostaOpcaoGestor: score.id,
    idCompetencia: score.competency_id,
    cdCompetencia: competency.code,
    nmCompetencia: competency.name,
    nrIndice: score.score,
    ...commentField(score.comment),
  };
}

/** One of a manager's own scores with the feedback on it. */
export function toManagerAnswer({ score, competency }: OwnScore): Wire['ManagerAnswer'] {
  return {
    idResposta: score.response_id,
    idRespostaOpcao: score.response_competency_id,
    idRespostaOpcaoGestor: score.id,
    idCompetencia: score.competency_id,
    nmCompetencia: competency.name,
    nrIndice: score.score,
    ...commentField(score.comment),
    dsFeedback: score.feedback,
  };
}

/** Both scores of a competency. */
export function toScorePair({ score, competency }: OwnScore): Wire['CompetencyScorePairRow'] {
  return {
    idCompetencia: score.competency_id,
    nmCompetencia: competency.name,
    notaFunc: competency.self_score,
    notaGestor: score.score,
  };
}

/** A competency where the person and the managers disagree. */
export function toDisagreement(one: Disagreement): Wire['Disagreement'] {
  return {
    idCompetencia: one.score.competency_id,
    nmCompetencia: one.competency.name,
    idRespostaOpcaoGestor: one.score.id,
    idOrganogramaPessoaGestor: one.score.manager_id,
    precisaFeedback: one.isFeedbackOwed,
    notaFunc: one.selfScore,
    notaGestor: one.score.score,
    mediaGestores: one.average,
    ...commentField(one.score.comment),
    dsFeedback: one.score.feedback,
  };
}

/** A manager with the company. */
export function toManager(person: PersonCard, company: CallerCompany): Wire['Manager'] {
  return {
    idOrganogramaPessoa: person.id,
    idCliente: company.id,
    nmPessoa: person.name,
    nmCargo: person.position_name,
    urlFoto: person.photo_url,
    nmEmpresa: company.trade_name,
    urlLogoSistema: company.logo_url,
    corMarca: company.brand_color,
  };
}
