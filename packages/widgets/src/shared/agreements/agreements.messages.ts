import { AGREEMENT_FAULT_TEXTS, type AgreementFaultKind } from '@aferir/domain';
import { withoutEmailText } from '../page/without-email.ts';
import { shownAgreementMessages } from './shown-agreement.messages.ts';

/** What the agreements after a review say. */
export const agreementsMessages = {
  ...shownAgreementMessages,
  title: 'Combinados',
  hint: 'O que vocês combinaram depois da avaliação. Um combinado vale quando os dois lados confirmam.',
  loading: 'Carregando combinados…',
  failed: 'Erro ao carregar combinados',
  none: 'Nenhum combinado ainda',
  noneHint: 'Escrevam juntos o que muda daqui para a frente: um objetivo, uma ação e um prazo.',
  add: 'Novo combinado',
  edit: 'Alterar',
  confirm: 'Confirmar',
  done: 'Marcar como cumprido',
  giveUp: 'Encerrar',
  reopen: 'Reabrir',
  remove: 'Excluir',
  /** Names a button: what it does, and to what. */
  actionOf: (action: string, goal: string) => `${action}: ${goal}`,
  withoutEmail: withoutEmailText,
  noCompetency: 'Nenhuma em especial',
  seeReview: 'Ver na avaliação',
  others: (count: number) =>
    count === 1 ? 'E mais 1 combinado em aberto.' : `E mais ${count} combinados em aberto.`,
  newTitle: 'Novo combinado',
  editTitle: 'Alterar combinado',
  editHint: 'Depois da mudança, o outro lado confirma de novo.',
  goal: 'Objetivo',
  goalHint: 'O que deve mudar ou ser alcançado.',
  action: 'Ação',
  actionHint: 'O que será feito para isso.',
  save: 'Salvar',
  cancel: 'Cancelar',
  kept: 'O texto continua aqui.',
  faults: { ...AGREEMENT_FAULT_TEXTS } as Record<AgreementFaultKind, string>,
  removeTitle: 'Excluir combinado',
  removeQuestion: 'Este combinado ainda não foi confirmado pelos dois lados. Excluir?',
};

/** The texts of agreements; each can be replaced. */
export type AgreementsMessages = typeof agreementsMessages;

/** What a widget's messages hold where agreements are written. */
export interface WithAgreements {
  readonly agreements: AgreementsMessages;
}
