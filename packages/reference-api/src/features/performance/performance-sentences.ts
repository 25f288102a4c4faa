import { spoken } from '../../platform/sentences/interpreter.ts';
import { agreementsMessages } from './agreements/agreements-messages.ts';
import { agreementsSentences, type SpokenAgreements } from './agreements/agreements-sentences.ts';
import { performanceMessages } from './performance-messages.ts';
import { ratersMessages } from './raters/raters-messages.ts';
import { ratersSentences, type SpokenRaters } from './raters/raters-sentences.ts';

/** What people read while they assess themselves or others, or read a report, in the other languages. */
export const performanceSentences = spoken<
  Pick<
    typeof performanceMessages,
    | 'notYours'
    | 'otherManager'
    | 'notYourReport'
    | 'otherCompany'
    | 'rateFirst'
    | 'unknownCompetency'
    | 'unanswered'
    | 'selfFinished'
    | 'rated'
    | 'notAwaitingRatings'
    | 'notAwaitingFeedback'
    | 'noFeedbackOwed'
    | 'finished'
    | 'cancelled'
    | 'noAssessment'
    | 'required'
    | 'alreadyFinished'
    | 'saved'
    | 'feedbackSent'
  > & { agreements: SpokenAgreements; raters: SpokenRaters }
>(
  { ...performanceMessages, agreements: agreementsMessages, raters: ratersMessages },
  {
    en: {
      notYours: 'This assessment is somebody else’s.',
      otherManager: 'This is not the manager that the access is for.',
      notYourReport: 'You do not rate this person.',
      otherCompany: 'This is not the company that the access is for.',
      rateFirst: 'You will see the scores of the self-assessment once your own rating is finished.',
      unknownCompetency: 'This competency is not part of the assessment.',
      unanswered: 'Answer all competencies before you finish.',
      selfFinished: 'This self-assessment is finished and can no longer be changed.',
      rated: 'You have already finished this rating, and its scores can no longer be changed.',
      notAwaitingRatings: 'This assessment is not waiting for a manager’s rating.',
      notAwaitingFeedback: 'This assessment is not waiting for feedback.',
      noFeedbackOwed: 'This competency needs no feedback.',
      finished: 'This assessment is finished and can no longer be changed.',
      cancelled: 'This request for an assessment was closed.',
      noAssessment: 'No assessment of this person was found.',
      required: 'Required',
      alreadyFinished: 'This assessment is already finished.',
      saved: 'Saved.',
      feedbackSent: 'Feedback sent!',
      agreements: agreementsSentences.en,
      raters: ratersSentences.en,
    },
    es: {
      notYours: 'Esta evaluación es de otra persona.',
      otherManager: 'El jefe indicado no es el de la autorización.',
      notYourReport: 'Tú no evalúas a esta persona.',
      otherCompany: 'La empresa indicada no es la de la autorización.',
      rateFirst: 'Verás las notas de la autoevaluación cuando termines tu evaluación.',
      unknownCompetency: 'Esta competencia no forma parte de la evaluación.',
      unanswered: 'Responde todas las competencias antes de terminar.',
      selfFinished: 'Esta autoevaluación ya terminó y no se puede cambiar.',
      rated: 'Ya terminaste esta evaluación y las notas no se pueden cambiar.',
      notAwaitingRatings: 'Esta evaluación no está esperando la evaluación del jefe.',
      notAwaitingFeedback: 'Esta evaluación no está esperando retroalimentación.',
      noFeedbackOwed: 'Esta competencia no necesita retroalimentación.',
      finished: 'Esta evaluación ya terminó y no se puede cambiar.',
      cancelled: 'Esta solicitud de evaluación se cerró.',
      noAssessment: 'No se encontró ninguna evaluación de esta persona.',
      required: 'Campo obligatorio',
      alreadyFinished: 'Esta evaluación ya terminó.',
      saved: 'Guardado.',
      feedbackSent: '¡Retroalimentación enviada!',
      agreements: agreementsSentences.es,
      raters: ratersSentences.es,
    },
  },
);
