import { answeringMinutes, listNames } from '@aferir/domain';
import type { InEveryLanguage } from '../../../platform/sentences/interpreter.ts';
import { performanceMailMessages } from './performance-mail-messages.ts';

const minutesInEnglish = (competencies: number) => {
  const minutes = answeringMinutes(competencies);
  return minutes === 1 ? 'about 1 minute' : `about ${minutes} minutes`;
};
const competenciesInEnglish = (count: number) =>
  count === 1 ? '1 competency' : `${count} competencies`;
const scoresInEnglish = (count: number) => (count === 1 ? '1 score' : `${count} scores`);

const minutesInSpanish = (competencies: number) => {
  const minutes = answeringMinutes(competencies);
  return minutes === 1 ? 'cerca de 1 minuto' : `cerca de ${minutes} minutos`;
};
const competenciesInSpanish = (count: number) =>
  count === 1 ? '1 competencia' : `${count} competencias`;
const leftInSpanish = (count: number) => (count === 1 ? 'Falta 1 nota' : `Faltan ${count} notas`);
const areInSpanish = (count: number) => (count === 1 ? 'Es' : 'Son');

const notForYou =
  'If this message was not meant for you, please ignore it and do not forward the link.';
const noEraParaTi = 'Si el mensaje no era para ti, ignóralo y no reenvíes el enlace.';

/** The texts of the mails about performance reviews, by language. */
export const performanceMailTexts: InEveryLanguage<typeof performanceMailMessages> = {
  'pt-BR': performanceMailMessages,

  en: {
    request: {
      subject: (company) => `${company}: your performance self-assessment`,
      preheader: (competencies) =>
        competencies === 1
          ? 'It has 1 competency, with a score from 0 to 10.'
          : `It has ${competencies} competencies, each with a score from 0 to 10.`,
      invitation: (company) =>
        `${company} invites you to assess your own performance, giving each competency a score from 0 to 10.`,
      course:
        'After that, your managers rate the same competencies, and you get to see the comparison.',
      effort:
        'Each score is saved right away, so you can stop and continue later through the same link.',
      validity: (date) => `The link below is personal and valid until ${date}.`,
      action: 'Answer the assessment',
      reason: (company) =>
        `You are receiving this email because ${company} asked for your performance review. ${notForYou}`,
    },

    resend: {
      subject: (company) => `${company}: your performance self-assessment is waiting for you`,
      preheader: (left) =>
        left === 0
          ? `All that is left is to finish: it takes ${minutesInEnglish(left)}.`
          : `${scoresInEnglish(left)} left: it takes ${minutesInEnglish(left)}.`,
      progress: {
        unopened: (company, left) =>
          `The performance self-assessment that ${company} asked you for has not been opened yet. It has ${competenciesInEnglish(left)} and takes ${minutesInEnglish(left)}.`,
        opened: (company, left) =>
          `You opened the performance self-assessment that ${company} asked you for and have not given any scores yet. It has ${competenciesInEnglish(left)} and takes ${minutesInEnglish(left)}.`,
        begun: (answered, total, left) =>
          `You have given ${answered} of ${scoresInEnglish(total)} of your performance self-assessment. ${left === 0 ? 'All that is left is to finish.' : `What is left takes ${minutesInEnglish(left)}.`}`,
        begin:
          'Each score is saved right away, so you can stop and continue later through the same link.',
        resume:
          'The scores you have given are saved: the assessment continues at the first competency without one.',
      },
      beginAction: 'Answer the assessment',
      validity: (date) =>
        `Use the link below, which is personal and valid until ${date}. The link you got before stops working within 24 hours.`,
      action: 'Continue the assessment',
      reason: (company) =>
        `You are receiving this email because ${company} sent the request for your performance review again. ${notForYou}`,
      remindedReason: (company) =>
        `You are receiving this reminder because ${company} asked for your performance review and your part is not finished yet. ${notForYou}`,
    },

    rating: {
      subject: (person) => `Rate the performance of ${person}`,
      reminderSubject: (person) => `The review of ${person} is waiting for your scores`,
      preheader: (person) => `${person} has finished the self-assessment.`,
      task: (person, competencies) =>
        competencies === 1
          ? `${person} has finished the performance self-assessment. Now it is your turn: give the same competency a score from 0 to 10.`
          : `${person} has finished the performance self-assessment. Now it is your turn: give the same ${competencies} competencies a score from 0 to 10.`,
      independence:
        'The self-assessment scores appear once you have finished, so that they do not influence yours.',
      action: 'Rate the person',
    },

    feedback: {
      subject: (person) => `Write your feedback for ${person}`,
      reminderSubject: (person) => `${person} is waiting for your feedback`,
      preheader: 'Your scores and the self-assessment scores are far apart.',
      task: (person, competencies) =>
        competencies === 1
          ? `In the performance review of ${person}, there is 1 competency where your score and the self-assessment score are far apart.`
          : `In the performance review of ${person}, there are ${competencies} competencies where your scores and the self-assessment scores are far apart.`,
      purpose:
        'Write feedback on each difference: it explains your score and helps the person develop.',
      action: 'Give feedback',
    },

    managerReminder: {
      subject: (people, name) =>
        people === 1
          ? `The review of ${name} is waiting for your part`
          : `${people} people are waiting for your review`,
      preheader: (competencies) =>
        competencies === 0
          ? 'Only your feedback is left.'
          : `It takes ${minutesInEnglish(competencies)}.`,
      ratings: (names, competencies) =>
        names.length === 1
          ? `Your scores for ${listNames(names, 'en')} are missing: ${competenciesInEnglish(competencies)}, ${minutesInEnglish(competencies)}.`
          : `Your scores for ${names.length} people are missing: ${listNames(names, 'en')}. That is ${competenciesInEnglish(competencies)} in all, ${minutesInEnglish(competencies)}.`,
      feedback: (names) =>
        names.length === 1
          ? `Your feedback for ${listNames(names, 'en')} is missing.`
          : `Your feedback for ${names.length} people is missing: ${listNames(names, 'en')}.`,
      action: (people) => (people === 1 ? 'Rate the person' : `See the ${people} people`),
      reason: (company) =>
        `You are receiving this email because ${company} asked for reminders to be sent to people whose part in a performance review is still open. ${notForYou}`,
    },

    manager: {
      validity: (date) =>
        `The link below is personal, is valid until ${date} and shows everybody you rate.`,
      reminderValidity: (date) =>
        `Use the link below, which is personal and valid until ${date}. The link you got before stops working within 24 hours.`,
      reason: (company, person) =>
        `You are receiving this email because you take part in the performance review of ${person} at ${company}. ${notForYou}`,
      remindedReason: (company, person) =>
        `You are receiving this reminder because the performance review of ${person} at ${company} is waiting for your part. ${notForYou}`,
    },

    finished: {
      subject: (company) => `${company}: your performance review is finished`,
      preheader: 'Your report is ready.',
      outcome: (company) => `Your performance review at ${company} is finished.`,
      comparison:
        'The report compares the scores of your self-assessment with those of your managers and brings together their feedback.',
      selfOnly: 'The report brings together the scores of your self-assessment.',
      validity: (date) => `The link below is valid until ${date}. Share it with care.`,
      action: 'Open the report',
      reason: (company) =>
        `You are receiving this email because ${company} asked for your performance review.`,
    },
  },

  es: {
    request: {
      subject: (company) => `${company}: tu autoevaluación de desempeño`,
      preheader: (competencies) =>
        competencies === 1
          ? 'Es 1 competencia, con una nota de 0 a 10.'
          : `Son ${competencies} competencias, cada una con una nota de 0 a 10.`,
      invitation: (company) =>
        `${company} te invita a evaluar tu propio desempeño, dando a cada competencia una nota de 0 a 10.`,
      course: 'Después, tus jefes evalúan las mismas competencias y recibes la comparación.',
      effort:
        'Cada nota se guarda al momento, así que puedes parar y seguir después con el mismo enlace.',
      validity: (date) => `El enlace de abajo es personal y es válido hasta el ${date}.`,
      action: 'Responder la evaluación',
      reason: (company) =>
        `Recibiste este correo porque ${company} pidió tu evaluación de desempeño. ${noEraParaTi}`,
    },

    resend: {
      subject: (company) => `${company}: tu autoevaluación de desempeño te espera`,
      preheader: (left) =>
        left === 0
          ? `Solo falta terminar: lleva ${minutesInSpanish(left)}.`
          : `${leftInSpanish(left)}: lleva ${minutesInSpanish(left)}.`,
      progress: {
        unopened: (company, left) =>
          `La autoevaluación de desempeño que ${company} te pidió todavía no se abrió. ${areInSpanish(left)} ${competenciesInSpanish(left)} y lleva ${minutesInSpanish(left)}.`,
        opened: (company, left) =>
          `Abriste la autoevaluación de desempeño que ${company} te pidió y todavía no diste notas. ${areInSpanish(left)} ${competenciesInSpanish(left)} y lleva ${minutesInSpanish(left)}.`,
        begun: (answered, total, left) =>
          `Ya diste ${answered} de ${total} notas de la autoevaluación de desempeño. ${left === 0 ? 'Solo falta terminar.' : `Lo que falta lleva ${minutesInSpanish(left)}.`}`,
        begin:
          'Cada nota se guarda al momento, así que puedes parar y seguir después con el mismo enlace.',
        resume:
          'Las notas que ya diste están guardadas: la evaluación sigue en la primera competencia sin nota.',
      },
      beginAction: 'Responder la evaluación',
      validity: (date) =>
        `Usa el enlace de abajo, que es personal y es válido hasta el ${date}. El enlace que recibiste antes deja de funcionar en 24 horas.`,
      action: 'Seguir con la evaluación',
      reason: (company) =>
        `Recibiste este correo porque ${company} volvió a enviar la solicitud de tu evaluación de desempeño. ${noEraParaTi}`,
      remindedReason: (company) =>
        `Recibes este recordatorio porque ${company} pidió tu evaluación de desempeño y tu parte todavía no está terminada. ${noEraParaTi}`,
    },

    rating: {
      subject: (person) => `Evalúa el desempeño de ${person}`,
      reminderSubject: (person) => `La evaluación de ${person} espera tus notas`,
      preheader: (person) => `${person} ya terminó la autoevaluación.`,
      task: (person, competencies) =>
        competencies === 1
          ? `${person} terminó la autoevaluación de desempeño. Ahora te toca a ti: da a la misma competencia una nota de 0 a 10.`
          : `${person} terminó la autoevaluación de desempeño. Ahora te toca a ti: da a las mismas ${competencies} competencias una nota de 0 a 10.`,
      independence:
        'Las notas de la autoevaluación aparecen cuando termines, para que no influyan en las tuyas.',
      action: 'Evaluar',
    },

    feedback: {
      subject: (person) => `Escribe tu retroalimentación para ${person}`,
      reminderSubject: (person) => `${person} espera tu retroalimentación`,
      preheader: 'Tus notas y las de la autoevaluación son muy distintas.',
      task: (person, competencies) =>
        competencies === 1
          ? `En la evaluación de desempeño de ${person}, hay 1 competencia en la que tu nota y la de la autoevaluación son muy distintas.`
          : `En la evaluación de desempeño de ${person}, hay ${competencies} competencias en las que tus notas y las de la autoevaluación son muy distintas.`,
      purpose:
        'Escribe una retroalimentación sobre cada diferencia: explica tu nota y ayuda a la persona a desarrollarse.',
      action: 'Dar retroalimentación',
    },

    managerReminder: {
      subject: (people, name) =>
        people === 1
          ? `La evaluación de ${name} espera tu parte`
          : `${people} personas esperan tu evaluación`,
      preheader: (competencies) =>
        competencies === 0
          ? 'Falta tu retroalimentación.'
          : `Lleva ${minutesInSpanish(competencies)}.`,
      ratings: (names, competencies) =>
        names.length === 1
          ? `Faltan tus notas de ${listNames(names, 'es')}: ${competenciesInSpanish(competencies)}, ${minutesInSpanish(competencies)}.`
          : `Faltan tus notas de ${names.length} personas: ${listNames(names, 'es')}. Son ${competenciesInSpanish(competencies)} en total, ${minutesInSpanish(competencies)}.`,
      feedback: (names) =>
        names.length === 1
          ? `Falta tu retroalimentación a ${listNames(names, 'es')}.`
          : `Falta tu retroalimentación a ${names.length} personas: ${listNames(names, 'es')}.`,
      action: (people) => (people === 1 ? 'Evaluar' : `Ver a las ${people} personas`),
      reason: (company) =>
        `Recibiste este correo porque ${company} pidió enviar recordatorios a quienes tienen pendiente su parte en una evaluación de desempeño. ${noEraParaTi}`,
    },

    manager: {
      validity: (date) =>
        `El enlace de abajo es personal, es válido hasta el ${date} y muestra a todas las personas que evalúas.`,
      reminderValidity: (date) =>
        `Usa el enlace de abajo, que es personal y es válido hasta el ${date}. El enlace que recibiste antes deja de funcionar en 24 horas.`,
      reason: (company, person) =>
        `Recibiste este correo porque participas en la evaluación de desempeño de ${person} en ${company}. ${noEraParaTi}`,
      remindedReason: (company, person) =>
        `Recibes este recordatorio porque la evaluación de desempeño de ${person} en ${company} espera tu parte. ${noEraParaTi}`,
    },

    finished: {
      subject: (company) => `${company}: tu evaluación de desempeño terminó`,
      preheader: 'Tu informe está listo.',
      outcome: (company) => `Tu evaluación de desempeño en ${company} terminó.`,
      comparison:
        'El informe compara las notas de tu autoevaluación con las de tus jefes y reúne su retroalimentación.',
      selfOnly: 'El informe reúne las notas de tu autoevaluación.',
      validity: (date) => `El enlace de abajo es válido hasta el ${date}. Compártelo con cuidado.`,
      action: 'Abrir el informe',
      reason: (company) =>
        `Recibiste este correo porque ${company} pidió tu evaluación de desempeño.`,
    },
  },
};
