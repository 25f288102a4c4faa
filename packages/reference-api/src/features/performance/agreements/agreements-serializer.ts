import type { components } from '@aferir/api-client';
import {
  type AgreementSide,
  type AgreementState,
  agreementMoves,
  sideAwaited,
  stateOfAgreement,
} from '@aferir/domain';
import type { NamesWithoutEmail, SeenAgreement } from './agreement-reach.ts';
import type { ListedAgreement } from './agreement-store.ts';

type Wire = components['schemas'];

/** What the sides are called. */
export const AGREEMENT_SIDES = {
  person: 'pessoa',
  manager: 'gestor',
} as const satisfies Record<AgreementSide, Wire['AgreementSide']>;

/** What the states are called. */
export const AGREEMENT_STATES = {
  proposed: 'aguardando',
  agreed: 'combinado',
  done: 'cumprido',
  'given-up': 'encerrado',
} as const satisfies Record<AgreementState, Wire['AgreementState']>;

/** An agreement as somebody sees it who is on a side, or on none. */
export function toAgreement(
  { agreement, side }: SeenAgreement,
  withoutEmail: NamesWithoutEmail,
): Wire['Agreement'] {
  const unreached = withoutEmail.get(agreement.id);
  const awaited = sideAwaited(agreement);
  const moves = side && agreementMoves(agreement, side);
  return {
    ...toEarlierAgreement(agreement),
    idResposta: agreement.responseId,
    idOrganogramaPessoa: agreement.personId,
    nmPessoa: agreement.personName,
    nmGestor: agreement.managerName,
    idCompetencia: agreement.competencyId,
    tpAguarda: awaited && AGREEMENT_SIDES[awaited],
    ...(unreached && { lstSemEmail: [...unreached] }),
    tpMeuLado: side && AGREEMENT_SIDES[side],
    dtEncerramento: agreement.endedAt?.toISOString() ?? null,
    nrVersao: agreement.version,
    podeAlterar: moves?.canEdit ?? false,
    podeConfirmar: moves?.canConfirm ?? false,
    podeEncerrar: moves?.canEnd ?? false,
    podeReabrir: moves?.canReopen ?? false,
    podeExcluir: moves?.canRemove ?? false,
  };
}

/** An agreement as it is shown beside a later review. */
export function toEarlierAgreement(agreement: ListedAgreement): Wire['EarlierAgreement'] {
  return {
    idCombinado: agreement.id,
    dsObjetivo: agreement.goal,
    dsAcao: agreement.action,
    tpResponsavel: AGREEMENT_SIDES[agreement.doer],
    dtPrazo: agreement.dueOn,
    nmCompetencia: agreement.competencyName,
    tpSituacao: AGREEMENT_STATES[stateOfAgreement(agreement)],
  };
}
