import { AGREEMENT_LIMITS } from './agreement-limits.ts';

const { goal, action } = AGREEMENT_LIMITS;

/** What is said of agreements, in Brazilian Portuguese. */
export const AGREEMENT_FAULT_TEXTS = {
  noGoal: 'Escreva o objetivo.',
  longGoal: `O objetivo pode ter no máximo ${goal} caracteres.`,
  noAction: 'Escreva o que será feito.',
  longAction: `A ação pode ter no máximo ${action.toLocaleString('pt-BR')} caracteres.`,
  noDay: 'Informe até quando.',
  past: 'Escolha hoje ou um dia que ainda vem.',
  far: 'Escolha um dia dentro de três anos.',
  otherCompetency: 'Esta competência não faz parte da avaliação.',
} as const;

/** What can be wrong with an agreement. */
export type AgreementFaultKind = keyof typeof AGREEMENT_FAULT_TEXTS;
