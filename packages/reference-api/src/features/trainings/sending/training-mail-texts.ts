import type { InEveryLanguage } from '../../../platform/sentences/interpreter.ts';
import { trainingMailMessages } from './training-mail-messages.ts';

const notForYou =
  'If this message was not meant for you, please ignore it and do not forward the link.';
const noEraParaTi = 'Si el mensaje no era para ti, ignóralo y no reenvíes el enlace.';

/** The texts of the mails that bring a training, by language. */
export const trainingMailTexts: InEveryLanguage<typeof trainingMailMessages> = {
  'pt-BR': trainingMailMessages,

  en: {
    access:
      'When you open the link, confirm your email address: we send a 4-character PIN to it, which unlocks the videos.',
    validity: (date) =>
      `The link below is personal and valid until ${date}, as long as the training is active.`,

    invitation: {
      subject: (company, title) => `${company}: training “${title}”`,
      preheader: 'What you have watched is saved: you can stop and continue later.',
      invitation: (company, title) => `${company} invites you to the training “${title}”.`,
      resume:
        'What you have watched is saved: you can stop and continue later, on another device too.',
      action: 'Open the training',
      reason: (company) =>
        `You are receiving this email because ${company} added you to this training. ${notForYou}`,
    },

    reminder: {
      subject: (company, title) => `${company}: reminder of the training “${title}”`,
      preheader: 'What you have watched is saved.',
      reminder: (company, title) =>
        `${company} sent you the link to the training “${title}” again.`,
      reminded: (company, title) =>
        `The training “${title}”, which ${company} sent you, is not finished yet.`,
      resume:
        'What you have watched is saved. The link you got before stops working within 24 hours.',
      action: 'Continue the training',
      reason: (company) =>
        `You are receiving this email because ${company} sent this training again. ${notForYou}`,
      remindedReason: (company) =>
        `You are receiving this reminder because ${company} sent you this training and it is not finished yet. ${notForYou}`,
    },
  },

  es: {
    access:
      'Al abrir el enlace, confirma tu correo: te enviaremos a él un PIN de 4 caracteres, que desbloquea los videos.',
    validity: (date) =>
      `El enlace de abajo es personal y es válido hasta el ${date}, mientras la capacitación esté activa.`,

    invitation: {
      subject: (company, title) => `${company}: capacitación “${title}”`,
      preheader: 'Lo que viste queda guardado: puedes parar y seguir después.',
      invitation: (company, title) => `${company} te invita a la capacitación “${title}”.`,
      resume:
        'Lo que viste queda guardado: puedes parar y seguir después, también en otro dispositivo.',
      action: 'Abrir la capacitación',
      reason: (company) =>
        `Recibiste este correo porque ${company} te incluyó en esta capacitación. ${noEraParaTi}`,
    },

    reminder: {
      subject: (company, title) => `${company}: recordatorio de la capacitación “${title}”`,
      preheader: 'Lo que ya viste está guardado.',
      reminder: (company, title) =>
        `${company} te volvió a enviar el enlace de la capacitación “${title}”.`,
      reminded: (company, title) =>
        `La capacitación “${title}”, que ${company} te envió, todavía no está terminada.`,
      resume:
        'Lo que ya viste está guardado. El enlace que recibiste antes deja de funcionar en 24 horas.',
      action: 'Seguir con la capacitación',
      reason: (company) =>
        `Recibiste este correo porque ${company} volvió a enviar esta capacitación. ${noEraParaTi}`,
      remindedReason: (company) =>
        `Recibes este recordatorio porque ${company} te envió esta capacitación y todavía no está terminada. ${noEraParaTi}`,
    },
  },
};
