import type { InEveryLanguage } from '../../../platform/sentences/interpreter.ts';
import { trainingMailMessages } from './training-mail-messages.ts';

const notForYou =
  'If this message was not meant for you, ignore it and do not forward the address.';
const noEraParaTi = 'Si el mensaje no era para ti, ignóralo y no reenvíes la dirección.';

/** The texts of the mails that bring a training, by language. */
export const trainingMailTexts: InEveryLanguage<typeof trainingMailMessages> = {
  'pt-BR': trainingMailMessages,

  en: {
    access:
      'When you open the address, confirm your email: we send it a PIN of 4 characters, which unlocks the videos.',
    validity: (date) =>
      `The address below is personal and holds until ${date}, as long as the training is active.`,

    invitation: {
      subject: (company, title) => `${company}: training “${title}”`,
      preheader: 'What you have watched is saved: you can stop and go on later.',
      invitation: (company, title) => `${company} invites you to the training “${title}”.`,
      resume:
        'What you have watched is saved: you can stop and go on later, on another device too.',
      action: 'Open the training',
      reason: (company) =>
        `You received this email because ${company} put you on the list for this training. ${notForYou}`,
    },

    reminder: {
      subject: (company, title) => `${company}: reminder of the training “${title}”`,
      preheader: 'What you have watched is saved.',
      reminder: (company, title) =>
        `${company} sent you the address of the training “${title}” again.`,
      reminded: (company, title) =>
        `The training “${title}”, which ${company} sent you, is not finished yet.`,
      resume:
        'What you have watched is saved. The address sent before stops working within 24 hours.',
      action: 'Go on with the training',
      reason: (company) =>
        `You received this email because ${company} sent this training again. ${notForYou}`,
      remindedReason: (company) =>
        `You receive this reminder because ${company} sent you this training and it is not finished yet. ${notForYou}`,
    },
  },

  es: {
    access:
      'Al abrir la dirección, confirma tu correo: le enviaremos un PIN de 4 caracteres, que desbloquea los videos.',
    validity: (date) =>
      `La dirección de abajo es personal y vale hasta el ${date}, mientras la capacitación esté activa.`,

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
        `${company} te volvió a enviar la dirección de la capacitación “${title}”.`,
      reminded: (company, title) =>
        `La capacitación “${title}”, que ${company} te envió, todavía no está terminada.`,
      resume:
        'Lo que ya viste está guardado. La dirección enviada antes deja de funcionar en 24 horas.',
      action: 'Seguir con la capacitación',
      reason: (company) =>
        `Recibiste este correo porque ${company} volvió a enviar esta capacitación. ${noEraParaTi}`,
      remindedReason: (company) =>
        `Recibes este recordatorio porque ${company} te envió esta capacitación y todavía no está terminada. ${noEraParaTi}`,
    },
  },
};
