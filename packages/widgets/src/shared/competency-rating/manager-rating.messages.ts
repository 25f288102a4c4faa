import { shownAgreementMessages } from '../agreements/shown-agreement.messages.ts';
import { competencyRatingMessages } from './competency-rating.messages.ts';

/** What a manager's rating says. */
export const managerRatingMessages = {
  ...competencyRatingMessages,
  /** What was agreed on before. */
  agreements: shownAgreementMessages,
  title: (person: string) => `Avaliação de ${person}`,
  subtitle: 'Dê a cada competência uma nota de 0 a 10',
  commentHint: 'Aparece com o seu nome ao lado da nota, no relatório.',
  draftKept: 'Rascunho guardado neste dispositivo',
  draftKeptHere: 'Rascunho guardado só enquanto esta página estiver aberta',
  sending: (sent: number, total: number) => `Enviando ${sent} de ${total}…`,
  sendFailedTitle: 'A avaliação ainda não foi enviada por inteiro.',
  cancel: 'Cancelar',
  finishTitle: 'Terminar avaliação',
  finishQuestion: 'Deseja terminar a avaliação?',
  scoreSummary: 'Suas notas',
  reviseScore: (competency: string) => `Alterar a nota de ${competency}`,
  sendScores: 'Enviar notas',
  cancelTitle: 'Cancelar avaliação',
  cancelQuestion: 'Deseja mesmo cancelar a avaliação?',
  cancelSubject: (person: string) => `O rascunho das notas de ${person} será apagado.`,
  yes: 'Sim',
  no: 'Não',
};

/** The shape of the texts, to replace some or all of them. */
export type ManagerRatingMessages = typeof managerRatingMessages;
