import type { Schema } from '@aferir/api-client';
import type { AgreementSide, AgreementState } from '@aferir/domain';

/** An agreement as it is shown wherever it is only read. */
export interface ShownAgreement {
  readonly id: number;
  readonly goal: string;
  readonly action: string;
  readonly doer: AgreementSide;
  /** YYYY-MM-DD. */
  readonly dueOn: string;
  readonly competency: string | null;
  readonly state: AgreementState;
}

/** An agreement with what the reader may do with it. */
export interface OpenAgreement extends ShownAgreement {
  readonly responseId: number;
  readonly person: string;
  readonly manager: string | null;
  readonly competencyId: number | null;
  readonly awaited: AgreementSide | null;
  /** Those whom it waits for and no mail reaches, by name. */
  readonly withoutEmail: readonly string[];
  readonly side: AgreementSide | null;
  readonly version: number;
  readonly canEdit: boolean;
  readonly canConfirm: boolean;
  readonly canEnd: boolean;
  readonly canReopen: boolean;
  readonly canRemove: boolean;
}

/** The agreements of a review. */
export interface AgreementsOfReview {
  readonly agreements: readonly OpenAgreement[];
  readonly canWrite: boolean;
}

const SIDES = { pessoa: 'person', gestor: 'manager' } as const;

const STATES = {
  aguardando: 'proposed',
  combinado: 'agreed',
  cumprido: 'done',
  encerrado: 'given-up',
} as const;

/** Reads the agreements of a review as they come from the API. */
export function toAgreements({ rows, podeEscrever }: Schema<'AgreementList'>): AgreementsOfReview {
  return { agreements: rows.map(toAgreement), canWrite: podeEscrever };
}

/** Reads one that can be changed. */
export function toAgreement(row: Schema<'Agreement'>): OpenAgreement {
  return {
    ...toShownAgreement(row),
    responseId: row.idResposta,
    person: row.nmPessoa,
    manager: row.nmGestor,
    competencyId: row.idCompetencia,
    awaited: row.tpAguarda && SIDES[row.tpAguarda],
    withoutEmail: [...new Set(row.lstSemEmail)],
    side: row.tpMeuLado && SIDES[row.tpMeuLado],
    version: row.nrVersao,
    canEdit: row.podeAlterar,
    canConfirm: row.podeConfirmar,
    canEnd: row.podeEncerrar,
    canReopen: row.podeReabrir,
    canRemove: row.podeExcluir,
  };
}

/** Reads one that is only shown. */
export function toShownAgreement(row: Schema<'EarlierAgreement'>): ShownAgreement {
  return {
    id: row.idCombinado,
    goal: row.dsObjetivo,
    action: row.dsAcao,
    doer: SIDES[row.tpResponsavel],
    dueOn: row.dtPrazo,
    competency: row.nmCompetencia,
    state: STATES[row.tpSituacao],
  };
}
