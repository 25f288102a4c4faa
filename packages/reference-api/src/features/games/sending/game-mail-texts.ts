import type { InEveryLanguage } from '../../../platform/sentences/interpreter.ts';
import { gameMailMessages } from './game-mail-messages.ts';

const notForYou =
  'If this message was not meant for you, please ignore it and do not forward the link.';
const noEraParaTi = 'Si el mensaje no era para ti, ignóralo y no reenvíes el enlace.';

/** The texts of the mails that bring a game, by language. */
export const gameMailTexts: InEveryLanguage<typeof gameMailMessages> = {
  'pt-BR': gameMailMessages,

  en: {
    validity: (date) =>
      `The link below is personal and valid until ${date}, as long as the survey or game is open.`,
    anonymous:
      'The answers are anonymous: they are kept only as totals and as texts without an author. The company knows how many people answered, not what each of them answered.',
    named: 'The answers are not anonymous: the company sees what you answer, with your name.',

    invitation: {
      subject: (company, title) => `${company}: “${title}”`,
      preheader: 'You can stop and continue later.',
      invitation: (company, title) => `${company} invites you to take part in “${title}”.`,
      resume: 'Each answer is saved as you send it: you can stop and continue later.',
      action: 'Take part',
      reason: (company) =>
        `You are receiving this email because ${company} added you to this survey or game. ${notForYou}`,
    },

    reminder: {
      subject: (company, title) => `${company}: reminder of “${title}”`,
      preheader: 'There is still time to take part.',
      invitation: (company, title) =>
        `${company} reminds you that there is still time to take part in “${title}”.`,
      resume:
        'What you have answered is saved. The link you got before stops working within 24 hours.',
      action: 'Take part',
      reason: (company) =>
        `You are receiving this email because ${company} added you to this survey or game. ${notForYou}`,
    },
  },

  es: {
    validity: (date) =>
      `El enlace de abajo es personal y es válido hasta el ${date}, mientras la encuesta o el juego esté en curso.`,
    anonymous:
      'Las respuestas son anónimas: se guardan solo como sumas y textos sin autoría. La empresa sabe cuántas personas respondieron, no lo que respondió cada una.',
    named: 'Las respuestas no son anónimas: la empresa ve lo que respondas, con tu nombre.',

    invitation: {
      subject: (company, title) => `${company}: “${title}”`,
      preheader: 'Puedes parar y seguir después.',
      invitation: (company, title) => `${company} te invita a participar en “${title}”.`,
      resume: 'Cada respuesta se guarda al enviarla: puedes parar y seguir después.',
      action: 'Participar',
      reason: (company) =>
        `Recibiste este correo porque ${company} te incluyó en esta encuesta o juego. ${noEraParaTi}`,
    },

    reminder: {
      subject: (company, title) => `${company}: recordatorio de “${title}”`,
      preheader: 'Todavía puedes participar.',
      invitation: (company, title) =>
        `${company} te recuerda que todavía puedes participar en “${title}”.`,
      resume:
        'Lo que ya respondiste está guardado. El enlace que recibiste antes deja de funcionar en 24 horas.',
      action: 'Participar',
      reason: (company) =>
        `Recibiste este correo porque ${company} te incluyó en esta encuesta o juego. ${noEraParaTi}`,
    },
  },
};
