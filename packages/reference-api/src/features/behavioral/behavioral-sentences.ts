import { spoken } from '../../platform/sentences/interpreter.ts';
import { behavioralMessages } from './behavioral-messages.ts';

/** What people read while they answer, or read a report, in the other languages. */
export const behavioralSentences = spoken<
  Pick<
    typeof behavioralMessages,
    | 'notYours'
    | 'outcomeNotYours'
    | 'otherPerson'
    | 'unknownQuestion'
    | 'wrongOptions'
    | 'repeatedPlace'
    | 'finished'
    | 'closed'
    | 'unanswered'
    | 'alreadyFinished'
    | 'samePerson'
    | 'notOfYourTeam'
    | 'noPlace'
    | 'noSums'
    | 'notFinished'
    | 'notAPdf'
    | 'pdfTooLarge'
    | 'mailSent'
  >
>(behavioralMessages, {
  en: {
    notYours: 'This assessment is somebody else’s.',
    outcomeNotYours: 'This result is of no assessment of yours.',
    otherPerson: 'This assessment is not of the person who was named.',
    unknownQuestion: 'This question is not part of the assessment.',
    wrongOptions: 'The options that were sent are not those of this question.',
    repeatedPlace: 'Each option of the question needs a place of its own.',
    finished: 'This assessment is finished and can no longer be changed.',
    closed: 'This request for an assessment was closed.',
    unanswered: (count) =>
      count === 1
        ? '1 question is still to be answered.'
        : `${count} questions are still to be answered.`,
    alreadyFinished: 'This assessment is already finished.',
    samePerson: 'Choose two different people.',
    notOfYourTeam: 'You can compare people of your own team alone.',
    noPlace: (name) => `${name} has no result yet that stands on the map.`,
    noSums: 'No result by profile',
    notFinished: 'The report is there once the assessment is finished.',
    notAPdf: 'The file that was sent is not a PDF.',
    pdfTooLarge: 'The PDF may have 8 MB at most.',
    mailSent: 'Email sent!',
  },
  es: {
    notYours: 'Esta evaluación es de otra persona.',
    outcomeNotYours: 'Este resultado no es de una evaluación tuya.',
    otherPerson: 'Esta evaluación no es de la persona indicada.',
    unknownQuestion: 'Esta pregunta no forma parte de la evaluación.',
    wrongOptions: 'Las opciones enviadas no son las de esta pregunta.',
    repeatedPlace: 'Cada opción de la pregunta debe recibir un valor diferente.',
    finished: 'Esta evaluación ya terminó y no se puede cambiar.',
    closed: 'Esta solicitud de evaluación se cerró.',
    unanswered: (count) =>
      count === 1
        ? 'Todavía falta responder 1 pregunta.'
        : `Todavía falta responder ${count} preguntas.`,
    alreadyFinished: 'Esta evaluación ya terminó.',
    samePerson: 'Elige dos personas diferentes.',
    notOfYourTeam: 'Solo puedes comparar personas de tu equipo.',
    noPlace: (name) => `${name} todavía no tiene un resultado que aparezca en el mapa.`,
    noSums: 'Sin resultado por perfil',
    notFinished: 'El informe estará disponible cuando termine la evaluación.',
    notAPdf: 'El archivo enviado no es un PDF.',
    pdfTooLarge: 'El PDF puede tener 8 MB como máximo.',
    mailSent: '¡Correo enviado!',
  },
});
