import type { components } from '@aferir/api-client';
import {
  type AroundGroup,
  type AroundPhase,
  mayApprove,
  mayRefuse,
  type ProposingSide,
  RATER_LIMITS,
  type RaterGroup,
  type ShownRaterState,
  shownRaterState,
} from '@aferir/domain';
import { AGREEMENT_SIDES } from '../agreements/agreements-serializer.ts';
import type { AroundOfReport } from './around-means.ts';
import type { AroundReview } from './around-reviews.ts';
import type { OwnRating, OwnRatingContent } from './own-rating-service.ts';
import type { ListedCandidate, RatersOfReview } from './rater-lists.ts';
import type { ListedRater } from './rater-store.ts';

type Wire = components['schemas'];

/** What the groups are called. */
export const WIRE_RATER_GROUPS = {
  peer: 'par',
  report: 'liderado',
} as const satisfies Record<RaterGroup, Wire['RaterGroup']>;

const PHASES = {
  none: 'nenhuma',
  open: 'aberta',
  over: 'encerrada',
} as const satisfies Record<AroundPhase, Wire['AroundPhase']>;

const STATES = {
  proposed: 'proposto',
  refused: 'recusado',
  asked: 'convidado',
} as const satisfies Record<ShownRaterState, Wire['Rater']['tpSituacao']>;

/** Who was proposed for a review, and what the caller may do. */
export function toRaterList({ phase, side, raters }: RatersOfReview): Wire['RaterList'] {
  const isOpen = phase === 'open';
  return {
    rows: raters.map((rater) => toListedRater(rater, isOpen ? side : null)),
    qtdRecords: raters.length,
    tpFase: PHASES[phase],
    podePropor: isOpen,
    qtdMaxima: RATER_LIMITS.perGroup,
    qtdMinima: RATER_LIMITS.told,
  };
}

function toListedRater(rater: ListedRater, side: ProposingSide | null): Wire['Rater'] {
  return {
    idAvaliador: rater.id,
    idOrganogramaPessoa: rater.personId,
    nmPessoa: rater.name,
    nmCargo: rater.positionName,
    nmDepartamento: rater.departmentName,
    urlFoto: rater.photoUrl,
    flAtivo: rater.isActive,
    tpGrupo: WIRE_RATER_GROUPS[rater.group],
    tpSituacao: STATES[shownRaterState(rater)],
    ...(side && isUntold(rater) && { flSemEmail: true }),
    tpProposto: AGREEMENT_SIDES[rater.proposedBy],
    podeAprovar: side === 'manager' && rater.isActive && mayApprove(rater),
    podeRecusar: side === 'manager' && mayRefuse(rater),
  };
}

/** Whether somebody was asked whom no mail reaches; whether they have answered changes nothing. */
function isUntold(rater: ListedRater): boolean {
  return shownRaterState(rater) === 'asked' && rater.isActive && !rater.hasEmail;
}

/** Somebody who can be proposed. */
export function toRaterCandidate(candidate: ListedCandidate): Wire['RaterCandidate'] {
  return {
    idOrganogramaPessoa: candidate.id,
    nmPessoa: candidate.name,
    nmCargo: candidate.position_name,
    nmDepartamento: candidate.department_name,
    urlFoto: candidate.photo_url,
    tpGrupo: WIRE_RATER_GROUPS[candidate.group],
  };
}

/** Somebody whom the caller rates. */
export function toOwnRating(rating: OwnRating): Wire['OwnRating'] {
  return { ...toRatedPerson(rating), ...toOwnProgress(rating) };
}

/** A review for which the caller says who rates. */
export function toAroundReview(review: AroundReview): Wire['AroundReview'] {
  return {
    idResposta: review.responseId,
    nmPessoa: review.personName,
    flPropria: review.isOwn,
    qtdPropostos: review.proposed,
    qtdConvidados: review.asked,
  };
}

/** How far the caller is with somebody. */
export function toOwnProgress({
  rated,
  total,
}: Pick<OwnRating, 'rated' | 'total'>): Wire['OwnRatingProgress'] {
  return { qtdCompetencias: total, qtdAvaliadas: rated, flConcluida: rated >= total };
}

/** What the caller rates somebody by. */
export function toOwnRatingContent(rating: OwnRatingContent): Wire['OwnRatingContent'] {
  const given = new Map(rating.scores.map((score) => [score.competencyId, score]));
  return {
    ...toRatedPerson(rating),
    competencias: rating.competencies.map(({ competency_id, code, name, description }) => ({
      idCompetencia: competency_id,
      cdCompetencia: code,
      nmCompetencia: name,
      dsCompetencia: description,
      nrIndice: given.get(competency_id)?.score ?? null,
      dsComentario: given.get(competency_id)?.comment ?? '',
    })),
  };
}

function toRatedPerson({ rater, person, dueOn }: OwnRating) {
  return {
    idAvaliador: rater.id,
    nmPessoa: person.name,
    nmCargo: person.position_name,
    urlFoto: person.photo_url,
    tpGrupo: WIRE_RATER_GROUPS[rater.group],
    dtPrazo: dueOn,
  };
}

/** What those around a person came to. */
export function toAroundMeans(around: AroundOfReport): Wire['AroundMeans'] {
  return {
    tpFase: PHASES[around.phase],
    qtdMinima: RATER_LIMITS.told,
    grupos: around.groups.map((group) => ({
      tpGrupo: WIRE_RATER_GROUPS[group.group],
      qtdAvaliadores: group.raters,
      competencias: toMeans(around, group),
    })),
  };
}

function toMeans(
  { competencies }: Pick<AroundOfReport, 'competencies'>,
  { means }: Pick<AroundGroup, 'means'>,
): Wire['AroundMean'][] {
  const names = new Map(competencies.map(({ competency_id, name }) => [competency_id, name]));
  return means.map(({ competencyId, mean, comments }) => ({
    idCompetencia: competencyId,
    nmCompetencia: names.get(competencyId) ?? '',
    media: Math.round(mean * 10) / 10,
    comentarios: [...comments],
  }));
}

/** The same in a copy of one's own data. */
export function toPersonalMeans(
  responseId: number,
  around: AroundOfReport,
): Wire['PersonalAroundMean'][] {
  return around.groups.flatMap((group) =>
    toMeans(around, group).map(({ nmCompetencia, media, comentarios }) => ({
      idResposta: responseId,
      tpGrupo: WIRE_RATER_GROUPS[group.group],
      nmCompetencia,
      media,
      comentarios,
    })),
  );
}
