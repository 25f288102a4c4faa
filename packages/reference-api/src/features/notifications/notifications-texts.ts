import type { InEveryLanguage } from '../../platform/sentences/interpreter.ts';
import { notificationsMessages } from './notifications-messages.ts';

/** What notifications say, by language. */
export const notificationsTexts: InEveryLanguage<typeof notificationsMessages> = {
  'pt-BR': notificationsMessages,

  en: {
    importTitles: {
      done: 'Import of employees finished',
      stopped: 'Import of employees interrupted',
      undone: 'Import of employees undone',
    },
    file: (file) => `File ${file}.`,
    fileWith: (file, counts) => `File ${file}: ${counts}.`,
    created: (count) => `${count} new`,
    changed: (count) => `${count} changed`,
    faulty: (count) => `${count} with a problem`,

    finished: {
      comportamental: (count) =>
        count === 1 ? 'Behavioral assessment finished' : `${count} behavioral assessments finished`,
      desempenho: (count) =>
        count === 1 ? 'Performance review finished' : `${count} performance reviews finished`,
    },

    ratingTitle: (count) =>
      count === 1
        ? 'A performance review is waiting for you'
        : `${count} performance reviews are waiting for you`,
    rating: (person) =>
      `${person} has finished the self-assessment. Rate it by the link in the email or in the employee portal.`,
    feedbackTitle: (count) =>
      count === 1
        ? 'A piece of feedback is waiting for you'
        : `${count} pieces of feedback are waiting for you`,
    feedback: (person) => `Your feedback on the review of ${person} is still missing.`,

    mailTitle: (count) => (count === 1 ? 'Email not delivered' : `${count} emails not delivered`),
    mailToPerson: (person, address, link) =>
      `The email to ${person} (${address}) with ${link} came back.`,
    mailToManager: (person, address, link) =>
      `The email to ${address} with ${link} of ${person} came back.`,
    links: {
      comportamental: 'the link to the behavioral assessment',
      desempenho: 'the link to the performance review',
      treinamento: 'the link to the training',
      jogo: 'the link to the game or survey',
      some: 'the link',
    },

    trainingTitle: (count, title) =>
      count === 1 ? 'Training completed' : `${count} people have completed ${title}`,
    training: (person, title) => `${person} has completed ${title}.`,

    unmailedOwer: 'Tell in person: feedback to give',
    tellOwer: (manager, count) =>
      count === 1
        ? `${manager} has no email and does not know yet that feedback on a review is due.`
        : `${manager} has no email and does not know yet that feedback on ${count} reviews is due.`,
    unmailedResults: (count) =>
      count === 1 ? 'Tell in person: review result' : `Tell in person: ${count} review results`,
    tellOfResult: (person) =>
      `${person} has no email and does not know yet that the result is available.`,

    others: (count) => (count === 1 ? '1 more person' : `${count} more people`),
  },

  es: {
    importTitles: {
      done: 'Importación de empleados terminada',
      stopped: 'Importación de empleados interrumpida',
      undone: 'Importación de empleados deshecha',
    },
    file: (file) => `Archivo ${file}.`,
    fileWith: (file, counts) => `Archivo ${file}: ${counts}.`,
    created: (count) => `${count} ${count === 1 ? 'nuevo' : 'nuevos'}`,
    changed: (count) => `${count} ${count === 1 ? 'modificado' : 'modificados'}`,
    faulty: (count) => `${count} con problemas`,

    finished: {
      comportamental: (count) =>
        count === 1
          ? 'Evaluación de comportamiento terminada'
          : `${count} evaluaciones de comportamiento terminadas`,
      desempenho: (count) =>
        count === 1
          ? 'Evaluación de desempeño terminada'
          : `${count} evaluaciones de desempeño terminadas`,
    },

    ratingTitle: (count) =>
      count === 1
        ? 'Una evaluación de desempeño te espera'
        : `${count} evaluaciones de desempeño te esperan`,
    rating: (person) =>
      `${person} terminó la autoevaluación. Evalúa con el enlace del correo o en el portal del empleado.`,
    feedbackTitle: (count) =>
      count === 1 ? 'Una retroalimentación te espera' : `${count} retroalimentaciones te esperan`,
    feedback: (person) => `Falta tu retroalimentación en la evaluación de ${person}.`,

    mailTitle: (count) => (count === 1 ? 'Correo no entregado' : `${count} correos no entregados`),
    mailToPerson: (person, address, link) =>
      `El correo para ${person} (${address}) con ${link} fue devuelto.`,
    mailToManager: (person, address, link) =>
      `El correo para ${address} con ${link} de ${person} fue devuelto.`,
    links: {
      comportamental: 'el enlace de la evaluación de comportamiento',
      desempenho: 'el enlace de la evaluación de desempeño',
      treinamento: 'el enlace de la capacitación',
      jogo: 'el enlace del juego o de la encuesta',
      some: 'el enlace',
    },

    trainingTitle: (count, title) =>
      count === 1 ? 'Capacitación terminada' : `${count} personas terminaron ${title}`,
    training: (person, title) => `${person} terminó ${title}.`,

    unmailedOwer: 'Avisa en persona: retroalimentación pendiente',
    tellOwer: (manager, count) =>
      count === 1
        ? `${manager} no tiene correo y aún no sabe que falta la retroalimentación de una evaluación.`
        : `${manager} no tiene correo y aún no sabe que falta la retroalimentación de ${count} evaluaciones.`,
    unmailedResults: (count) =>
      count === 1
        ? 'Avisa en persona: resultado de desempeño'
        : `Avisa en persona: ${count} resultados de desempeño`,
    tellOfResult: (person) =>
      `${person} no tiene correo y aún no sabe que el resultado está disponible.`,

    others: (count) => (count === 1 ? 'una persona más' : `${count} personas más`),
  },
};
