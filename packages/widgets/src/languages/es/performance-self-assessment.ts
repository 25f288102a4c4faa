import type {
  ManagerModeMessages,
  PerformanceSelfAssessmentMessages,
} from '../../performance-self-assessment/performance-self-assessment.messages.ts';
import { competencyRatingSpanish, managerRatingSpanish } from './competency-rating.ts';
import { questionnaireSpanish } from './questionnaire.ts';
import { shownAgreementSpanish } from './shown-agreement.ts';
import { withoutEmailSpanish } from './without-email.ts';

const managerModeSpanish: ManagerModeMessages = {
  ...managerRatingSpanish,
  name: 'Evaluación de desempeño',
  missing: 'Necesitas elegir una nota',
  wrongLink: 'Este enlace no es de un jefe que evalúe a esta persona.',
  notAwaited: 'Esta evaluación no está esperando la nota del jefe.',
  sentTitle: '¡Evaluación enviada!',
  sentText: '¡La evaluación se envió!',
  cancelledTitle: 'Evaluación cancelada',
  cancelledText:
    'El borrador se borró de este dispositivo. Puedes comenzar de nuevo cuando quieras.',
  startAgain: 'Evaluar de nuevo',
  back: 'Volver',
};

/** The performance self-assessment in Spanish. */
export const performanceSelfAssessmentSpanish: PerformanceSelfAssessmentMessages = {
  ...questionnaireSpanish,
  ...competencyRatingSpanish,
  name: 'Autoevaluación de desempeño',
  wrongLink: 'Este enlace no es de una autoevaluación de desempeño.',
  readOnlyLink: 'Este enlace solo muestra el resultado, y la autoevaluación todavía no terminó.',
  responseMissing: 'No se encontró la respuesta. Recarga la página.',
  competenciesMissing: 'Las competencias todavía no están. Espera un momento e inténtalo de nuevo.',
  invalidCompetency: 'Esta competencia no es válida. Recarga la página.',

  agreements: shownAgreementSpanish,

  startTitle: 'Todavía no hiciste tu evaluación de desempeño',
  startText: (competencies) =>
    competencies === 1
      ? 'Es 1 competencia. Dale una nota de 0 a 10.'
      : `Son ${competencies} competencias. Dale a cada una una nota de 0 a 10.`,
  startHonesty:
    'No hay respuestas correctas ni incorrectas: piensa en cómo has actuado en el trabajo.',
  startNext: 'Si tienes jefes, después ellos evalúan las mismas competencias.',
  startSaved: 'Cada nota se guarda al momento. Si necesitas parar, vuelve por el mismo enlace.',
  startSavedPortal:
    'Cada nota se guarda al momento. Si necesitas parar, vuelve por el mismo enlace o por el portal de la empresa.',
  start: 'Comenzar la evaluación',

  title: 'Autoevaluación de desempeño',
  subtitle: 'Responde cada competencia',

  commentHint: 'Tus responsables y RR. HH. lo leen junto a tu nota, cuando hayas terminado.',

  endTitle: '¡Autoevaluación terminada!',
  endText: 'Tus notas están guardadas. Ahora tus jefes evalúan las mismas competencias.',
  endWithoutEmail: withoutEmailSpanish,
  endTextComplete: 'Tus notas están guardadas y la evaluación terminó.',
  back: 'Volver a mis evaluaciones',
  managerRating: managerModeSpanish,
};
