import { spokenMessages } from '../language/spoken-messages.ts';
import { questionnaireMessages } from '../questionnaire/questionnaire-messages.ts';

/** What the rating of a competency says. */
export const competencyRatingMessages = {
  ...spokenMessages,
  progressLabel: questionnaireMessages.progressLabel,
  progress: questionnaireMessages.progress,
  previous: questionnaireMessages.previous,
  next: questionnaireMessages.next,
  finish: questionnaireMessages.finish,
  retry: questionnaireMessages.retry,
  keptHint: questionnaireMessages.keptHint,
  missing: 'Selecione um valor antes de continuar',
  lowest: 'Nada desenvolvida',
  highest: 'Totalmente desenvolvida',
  comment: 'Comentar',
  commentLabel: 'Comentário',
  keyboardHint: 'No teclado: 0 a 9 escolhe a nota, 1 e 0 em seguida escolhem 10, Enter avança.',
};

/** The shape of the texts, to replace some or all of them. */
export type CompetencyRatingMessages = typeof competencyRatingMessages;
