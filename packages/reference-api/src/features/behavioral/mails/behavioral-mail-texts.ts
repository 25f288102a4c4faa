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
        `${company} invites you to answer the DISC behavioral assessment. It shows tendencies of behavior at work: there are no right or wrong answers.`,
      effort: (questions) =>
        `It has ${questionsInEnglish(questions)}, in Portuguese, and takes ${minutesInEnglish(questions)}. Each answer is saved right away, so you can stop and go on later at the same address.`,
      validity: (date) =>
        `The address below is personal and holds until ${date}. At the end, you see your result.`,
      action: 'Answer the assessment',
      reason: (company) =>
        `You received this email because ${company} asked for your behavioral assessment. If this message was not meant for you, ignore it and do not forward the address.`,
    },

    resend: {
      subject: (company) => `${company}: your behavioral assessment is waiting for your answers`,
      preheader: (left) => `${questionsInEnglish(left)} left: it takes ${minutesInEnglish(left)}.`,
      progress: {
        unopened: (company, left) =>
          `The behavioral assessment that ${company} asked you for has not been opened yet. It has ${questionsInEnglish(left)} and takes ${minutesInEnglish(left)}.`,
        opened: (company, left) =>
          `You opened the behavioral assessment that ${company} asked you for and have not begun to answer yet. ${areInEnglish(left)} ${questionsInEnglish(left)}, and it takes ${minutesInEnglish(left)}.`,
        begun: (answered, total, left) =>
          `You have answered ${answered} of ${questionsInEnglish(total)} of the behavioral assessment. What is left takes ${minutesInEnglish(left)}.`,
        begin:
          'Each answer is saved right away, so you can stop and go on later at the same address.',
        resume:
          'What you have answered is saved: the assessment goes on at the first open question.',
      },
      beginAction: 'Answer the assessment',
      validity: (date) =>
        `Use the address below, which is personal and holds until ${date}. The address sent before stops working within 24 hours.`,
      action: 'Go on with the assessment',
      reason: (company) =>
        `You received this email because ${company} sent the request for your behavioral assessment again. If this message was not meant for you, ignore it and do not forward the address.`,
      remindedReason: (company) =>
        `You receive this reminder because ${company} asked for your behavioral assessment and it is not finished yet. If this message was not meant for you, ignore it and do not forward the address.`,
    },

    reportLink: {
      subject: (person) => `Behavioral report of ${person}`,
      ownSubject: 'Your behavioral report',
      preheader: (date) => `Assessment of ${date}.`,
      title: (person) => `The report of ${person} is ready`,
      ownTitle: 'Your report is ready',
      content: (date) =>
        `The report, in Portuguese, brings together the profile, the summary, the competencies and the behaviors of the assessment of ${date}.`,
      purpose:
        'It describes tendencies that the person told of, for conversation and development. It should not, by itself, decide on hiring or dismissal.',
      ownPurpose:
        'It describes tendencies that you told of, for conversation and development. It should not, by itself, decide on hiring or dismissal.',
      validity: (date) => `The address below holds until ${date}. Share it with care.`,
      action: 'Open the report',
      reason: (company) =>
        `You received this email because somebody at ${company} who can see the report asked for it to be sent to this address.`,
    },

    reportPdf: {
      subject: (person) => `Behavioral report of ${person} as a PDF`,
      ownSubject: 'Your behavioral report as a PDF',
      title: (person) => `Report of ${person}`,
      ownTitle: 'Your report',
      attached: (date) =>
        `The report of the behavioral assessment of ${date} is attached as a PDF, in Portuguese.`,
    },
  },

  es: {
    request: {
      subject: (company) => `${company}: tu evaluación conductual`,
      preheader: (questions) =>
        `Son ${questionsInSpanish(questions)} y lleva ${minutesInSpanish(questions)}.`,
      invitation: (company) =>
        `${company} te invita a responder la evaluación conductual DISC. Muestra tendencias de comportamiento en el trabajo: no hay respuestas correctas ni incorrectas.`,
      effort: (questions) =>
        `Son ${questionsInSpanish(questions)}, en portugués, y lleva ${minutesInSpanish(questions)}. Cada respuesta se guarda al momento, así que puedes parar y seguir después en la misma dirección.`,
      validity: (date) =>
        `La dirección de abajo es personal y vale hasta el ${date}. Al final, ves tu resultado.`,
      action: 'Responder la evaluación',
      reason: (company) =>
        `Recibiste este correo porque ${company} pidió tu evaluación conductual. Si el mensaje no era para ti, ignóralo y no reenvíes la dirección.`,
    },

    resend: {
      subject: (company) => `${company}: tu evaluación conductual espera tus respuestas`,
      preheader: (left) =>
        `${left === 1 ? 'Falta' : 'Faltan'} ${questionsInSpanish(left)}: lleva ${minutesInSpanish(left)}.`,
      progress: {
        unopened: (company, left) =>
          `La evaluación conductual que ${company} te pidió todavía no se abrió. Son ${questionsInSpanish(left)} y lleva ${minutesInSpanish(left)}.`,
        opened: (company, left) =>
          `Abriste la evaluación conductual que ${company} te pidió y todavía no empezaste a responder. Son ${questionsInSpanish(left)} y lleva ${minutesInSpanish(left)}.`,
        begun: (answered, total, left) =>
          `Ya respondiste ${answered} de ${questionsInSpanish(total)} de la evaluación conductual. Lo que falta lleva ${minutesInSpanish(left)}.`,
        begin:
          'Cada respuesta se guarda al momento, así que puedes parar y seguir después en la misma dirección.',
        resume:
          'Lo que ya respondiste está guardado: la evaluación sigue en la primera pregunta sin respuesta.',
      },
      beginAction: 'Responder la evaluación',
      validity: (date) =>
        `Usa la dirección de abajo, que es personal y vale hasta el ${date}. La dirección enviada antes deja de funcionar en 24 horas.`,
      action: 'Seguir con la evaluación',
      reason: (company) =>
        `Recibiste este correo porque ${company} volvió a enviar la solicitud de tu evaluación conductual. Si el mensaje no era para ti, ignóralo y no reenvíes la dirección.`,
      remindedReason: (company) =>
        `Recibes este recordatorio porque ${company} pidió tu evaluación conductual y todavía no está terminada. Si el mensaje no era para ti, ignóralo y no reenvíes la dirección.`,
    },

    reportLink: {
      subject: (person) => `Informe conductual de ${person}`,
      ownSubject: 'Tu informe conductual',
      preheader: (date) => `Evaluación del ${date}.`,
      title: (person) => `El informe de ${person} está listo`,
      ownTitle: 'Tu informe está listo',
      content: (date) =>
        `El informe, en portugués, reúne el perfil, el resumen, las competencias y los comportamientos de la evaluación del ${date}.`,
      purpose:
        'Describe tendencias que la propia persona relató y sirve para conversar y desarrollarse. No debe, por sí solo, decidir una contratación ni un despido.',
      ownPurpose:
        'Describe tendencias que tú relataste y sirve para conversar y desarrollarse. No debe, por sí solo, decidir una contratación ni un despido.',
      validity: (date) => `La dirección de abajo vale hasta el ${date}. Compártela con cuidado.`,
      action: 'Abrir el informe',
      reason: (company) =>
        `Recibiste este correo porque alguien de ${company} con acceso al informe pidió que se enviara a esta dirección.`,
    },

    reportPdf: {
      subject: (person) => `Informe conductual de ${person} en PDF`,
      ownSubject: 'Tu informe conductual en PDF',
      title: (person) => `Informe de ${person}`,
      ownTitle: 'Tu informe',
      attached: (date) =>
        `El informe de la evaluación conductual del ${date} va adjunto en PDF, en portugués.`,
    },
  },
};
