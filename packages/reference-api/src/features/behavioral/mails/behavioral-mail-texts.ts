import { answeringMinutes } from '@aferir/domain';
import type { InEveryLanguage } from '../../../platform/sentences/interpreter.ts';
import { behavioralMailMessages } from './behavioral-mail-messages.ts';

const minutesInEnglish = (questions: number) => {
  const minutes = answeringMinutes(questions);
  return minutes === 1 ? 'about 1 minute' : `about ${minutes} minutes`;
};
const questionsInEnglish = (count: number) => (count === 1 ? '1 question' : `${count} questions`);
const areInEnglish = (count: number) => (count === 1 ? 'There is' : 'There are');

const minutesInSpanish = (questions: number) => {
  const minutes = answeringMinutes(questions);
  return minutes === 1 ? 'cerca de 1 minuto' : `cerca de ${minutes} minutos`;
};
const questionsInSpanish = (count: number) => (count === 1 ? '1 pregunta' : `${count} preguntas`);

/** The texts of the mails about the behavioral assessment, by language. */
export const behavioralMailTexts: InEveryLanguage<typeof behavioralMailMessages> = {
  'pt-BR': behavioralMailMessages,

  en: {
    request: {
      subject: (company) => `${company}: your behavioral assessment`,
      preheader: (questions) =>
        `It has ${questionsInEnglish(questions)} and takes ${minutesInEnglish(questions)}.`,
      invitation: (company) =>
        `${company} invites you to answer the DISC behavioral assessment. It shows behavioral tendencies at work: there are no right or wrong answers.`,
      effort: (questions) =>
        `It has ${questionsInEnglish(questions)}, in Portuguese, and takes ${minutesInEnglish(questions)}. Each answer is saved right away, so you can stop and continue later through the same link.`,
      validity: (date) =>
        `The link below is personal and valid until ${date}. At the end, you will see your result.`,
      action: 'Answer the assessment',
      reason: (company) =>
        `You are receiving this email because ${company} asked for your behavioral assessment. If this message was not meant for you, please ignore it and do not forward the link.`,
    },

    resend: {
      subject: (company) => `${company}: your behavioral assessment is waiting for your answers`,
      preheader: (left) => `${questionsInEnglish(left)} left: it takes ${minutesInEnglish(left)}.`,
      progress: {
        unopened: (company, left) =>
          `The behavioral assessment that ${company} asked you for has not been opened yet. It has ${questionsInEnglish(left)} and takes ${minutesInEnglish(left)}.`,
        opened: (company, left) =>
          `You opened the behavioral assessment that ${company} asked you for and have not started answering yet. ${areInEnglish(left)} ${questionsInEnglish(left)}, and it takes ${minutesInEnglish(left)}.`,
        begun: (answered, total, left) =>
          `You have answered ${answered} of ${questionsInEnglish(total)} of the behavioral assessment. What is left takes ${minutesInEnglish(left)}.`,
        begin:
          'Each answer is saved right away, so you can stop and continue later through the same link.',
        resume:
          'What you have answered is saved: the assessment continues at the first unanswered question.',
      },
      beginAction: 'Answer the assessment',
      validity: (date) =>
        `Use the link below, which is personal and valid until ${date}. The link you got before stops working within 24 hours.`,
      action: 'Continue the assessment',
      reason: (company) =>
        `You are receiving this email because ${company} sent the request for your behavioral assessment again. If this message was not meant for you, please ignore it and do not forward the link.`,
      remindedReason: (company) =>
        `You are receiving this reminder because ${company} asked for your behavioral assessment and it is not finished yet. If this message was not meant for you, please ignore it and do not forward the link.`,
    },

    reportLink: {
      subject: (person) => `Behavioral report on ${person}`,
      ownSubject: 'Your behavioral report',
      preheader: (date) => `Assessment from ${date}.`,
      title: (person) => `The report on ${person} is ready`,
      ownTitle: 'Your report is ready',
      content: (date) =>
        `The report, in Portuguese, brings together the profile, the summary, the competencies and the behaviors from the assessment of ${date}.`,
      purpose:
        'It describes tendencies that the person reported and is meant for conversation and development. It should not, on its own, decide hiring or dismissal.',
      ownPurpose:
        'It describes tendencies that you reported and is meant for conversation and development. It should not, on its own, decide hiring or dismissal.',
      validity: (date) => `The link below is valid until ${date}. Share it with care.`,
      action: 'Open the report',
      reason: (company) =>
        `You are receiving this email because somebody at ${company} who can see the report asked for it to be sent to this address.`,
    },

    reportPdf: {
      subject: (person) => `Behavioral report on ${person} as a PDF`,
      ownSubject: 'Your behavioral report as a PDF',
      title: (person) => `Report on ${person}`,
      ownTitle: 'Your report',
      attached: (date) =>
        `The report of the behavioral assessment of ${date} is attached as a PDF, in Portuguese.`,
    },
  },

  es: {
    request: {
      subject: (company) => `${company}: tu evaluación de comportamiento`,
      preheader: (questions) =>
        `Son ${questionsInSpanish(questions)} y lleva ${minutesInSpanish(questions)}.`,
      invitation: (company) =>
        `${company} te invita a responder la evaluación de comportamiento DISC. Muestra tendencias de comportamiento en el trabajo: no hay respuestas correctas ni incorrectas.`,
      effort: (questions) =>
        `Son ${questionsInSpanish(questions)}, en portugués, y lleva ${minutesInSpanish(questions)}. Cada respuesta se guarda al momento, así que puedes parar y seguir después con el mismo enlace.`,
      validity: (date) =>
        `El enlace de abajo es personal y es válido hasta el ${date}. Al final, ves tu resultado.`,
      action: 'Responder la evaluación',
      reason: (company) =>
        `Recibiste este correo porque ${company} pidió tu evaluación de comportamiento. Si el mensaje no era para ti, ignóralo y no reenvíes el enlace.`,
    },

    resend: {
      subject: (company) => `${company}: tu evaluación de comportamiento espera tus respuestas`,
      preheader: (left) =>
        `${left === 1 ? 'Falta' : 'Faltan'} ${questionsInSpanish(left)}: lleva ${minutesInSpanish(left)}.`,
      progress: {
        unopened: (company, left) =>
          `La evaluación de comportamiento que ${company} te pidió todavía no se abrió. Son ${questionsInSpanish(left)} y lleva ${minutesInSpanish(left)}.`,
        opened: (company, left) =>
          `Abriste la evaluación de comportamiento que ${company} te pidió y todavía no empezaste a responder. Son ${questionsInSpanish(left)} y lleva ${minutesInSpanish(left)}.`,
        begun: (answered, total, left) =>
          `Ya respondiste ${answered} de ${questionsInSpanish(total)} de la evaluación de comportamiento. Lo que falta lleva ${minutesInSpanish(left)}.`,
        begin:
          'Cada respuesta se guarda al momento, así que puedes parar y seguir después con el mismo enlace.',
        resume:
          'Lo que ya respondiste está guardado: la evaluación sigue en la primera pregunta sin respuesta.',
      },
      beginAction: 'Responder la evaluación',
      validity: (date) =>
        `Usa el enlace de abajo, que es personal y es válido hasta el ${date}. El enlace que recibiste antes deja de funcionar en 24 horas.`,
      action: 'Seguir con la evaluación',
      reason: (company) =>
        `Recibiste este correo porque ${company} volvió a enviar la solicitud de tu evaluación de comportamiento. Si el mensaje no era para ti, ignóralo y no reenvíes el enlace.`,
      remindedReason: (company) =>
        `Recibes este recordatorio porque ${company} pidió tu evaluación de comportamiento y todavía no está terminada. Si el mensaje no era para ti, ignóralo y no reenvíes el enlace.`,
    },

    reportLink: {
      subject: (person) => `Informe de comportamiento de ${person}`,
      ownSubject: 'Tu informe de comportamiento',
      preheader: (date) => `Evaluación del ${date}.`,
      title: (person) => `El informe de ${person} está listo`,
      ownTitle: 'Tu informe está listo',
      content: (date) =>
        `El informe, en portugués, reúne el perfil, el resumen, las competencias y los comportamientos de la evaluación del ${date}.`,
      purpose:
        'Describe tendencias que la propia persona relató y sirve para conversar y desarrollarse. No debe, por sí solo, decidir una contratación ni un despido.',
      ownPurpose:
        'Describe tendencias que tú relataste y sirve para conversar y desarrollarse. No debe, por sí solo, decidir una contratación ni un despido.',
      validity: (date) => `El enlace de abajo es válido hasta el ${date}. Compártelo con cuidado.`,
      action: 'Abrir el informe',
      reason: (company) =>
        `Recibiste este correo porque alguien de ${company} con acceso al informe pidió que se enviara a esta dirección.`,
    },

    reportPdf: {
      subject: (person) => `Informe de comportamiento de ${person} en PDF`,
      ownSubject: 'Tu informe de comportamiento en PDF',
      title: (person) => `Informe de ${person}`,
      ownTitle: 'Tu informe',
      attached: (date) =>
        `El informe de la evaluación de comportamiento del ${date} va adjunto en PDF, en portugués.`,
    },
  },
};
