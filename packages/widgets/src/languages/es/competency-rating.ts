import type { CompetencyRatingMessages } from '../../shared/competency-rating/competency-rating.messages.ts';
import type { ManagerRatingMessages } from '../../shared/competency-rating/manager-rating.messages.ts';
import { questionnaireSpanish } from './questionnaire.ts';
import { shownAgreementSpanish } from './shown-agreement.ts';

/** What the rating of a competency says in Spanish. */
export const competencyRatingSpanish: CompetencyRatingMessages = {
  language: 'es',
  contentNote: 'Las competencias están en portugués.',
  progressLabel: questionnaireSpanish.progressLabel,
  progress: questionnaireSpanish.progress,
  previous: questionnaireSpanish.previous,
  next: questionnaireSpanish.next,
  finish: questionnaireSpanish.finish,
  retry: questionnaireSpanish.retry,
  keptHint: questionnaireSpanish.keptHint,
  missing: 'Elige una nota antes de continuar',
  lowest: 'Nada desarrollada',
  highest: 'Totalmente desarrollada',
  comment: 'Comentar',
  commentLabel: 'Comentario',
  keyboardHint: 'En el teclado: de 0 a 9 eliges la nota, 1 y 0 seguidos eligen 10, Enter avanza.',
};

/** What a manager's rating says in Spanish. */
export const managerRatingSpanish: ManagerRatingMessages = {
  ...competencyRatingSpanish,
  agreements: shownAgreementSpanish,
  title: (person) => `Evaluación de ${person}`,
  subtitle: 'Dale a cada competencia una nota de 0 a 10',
  commentHint: 'Aparece con tu nombre junto a tu nota, en el informe de la persona.',
  draftKept: 'Borrador guardado en este dispositivo',
  draftKeptHere: 'Borrador guardado solo mientras esta página esté abierta',
  sending: (sent, total) => `Enviando ${sent} de ${total}…`,
  sendFailedTitle: 'La evaluación todavía no se envió completa.',
  cancel: 'Cancelar',
  finishTitle: 'Terminar la evaluación',
  finishQuestion: '¿Quieres terminar la evaluación?',
  scoreSummary: 'Tus notas',
  reviseScore: (competency) => `Cambiar la nota de ${competency}`,
  sendScores: 'Enviar notas',
  cancelTitle: 'Cancelar la evaluación',
  cancelQuestion: '¿De verdad quieres cancelar la evaluación?',
  cancelSubject: (person) => `Se borrará el borrador de las notas de ${person}.`,
  yes: 'Sí',
  no: 'No',
};
