import type { InEveryLanguage } from '../../platform/sentences/interpreter.ts';
import { mailMessages } from './mail-messages.ts';

/** What mails of every kind say, by language. */
export const mailTexts: InEveryLanguage<typeof mailMessages> = {
  'pt-BR': mailMessages,

  en: {
    plainAddress: 'If the button does not work, copy this address into your browser:',
    by: 'by Aferir',
    hello: (name) => `Hello, ${name}!`,
    reminderNote: (number, atMost) =>
      `Reminder ${number} of ${atMost} at most. Once you finish, the reminders stop.`,

    deadline: (date) => `The last day to answer is ${date}.`,
    deadlinePassed: (date) => `The last day to answer was ${date}, and there is still time.`,

    portalTexts: {
      waits: (company) =>
        `The assessment is also waiting for you in the portal of ${company}, where you sign in with your email and password:`,
      team: (company) =>
        `The people you rate are also in the portal of ${company}, where you sign in with your email and password:`,
      results: (company) =>
        `This result and your others are in the portal of ${company}, where you sign in with your email and password:`,
      others: (company) =>
        `Your assessments are in the portal of ${company}, where you sign in with your email and password:`,
    },

    linkHanded: {
      subject: (company) => `${company}: a link to your assessment was created to be handed over`,
      preheader: 'See who created it and when.',
      event: (staff, moment) =>
        `On ${moment}, ${staff} created a link to one of your assessments, to hand it over by other means, such as WhatsApp.`,
      meaning:
        'Whoever opens this link can answer in your place, but cannot set a password in your name. The links you got by email still work.',
      doubt: 'If you did not know about this, talk to HR.',
      reason: (company) =>
        `You are receiving this email because ${company} asked you for an assessment and created a link to hand over to you.`,
    },
    linkElsewhere: {
      subject: (company) => `${company}: a link to your assessment was sent to another address`,
      preheader: 'See who sent it, when and where to.',
      event: (staff, address, moment) =>
        `On ${moment}, ${staff} sent a link to one of your assessments to ${address}.`,
      meaning:
        'Whoever opens this link can answer in your place, but cannot set a password in your name. The link you got before stops working within 24 hours.',
      doubt: 'If you did not know about this, talk to HR.',
      reason: (company) =>
        `You are receiving this email because ${company} asked you for an assessment and sent the link to an address that is not the one on your record.`,
    },
  },

  es: {
    plainAddress: 'Si el botón no funciona, copia esta dirección en el navegador:',
    by: 'de Aferir',
    hello: (name) => `¡Hola, ${name}!`,
    reminderNote: (number, atMost) =>
      `Recordatorio ${number} de ${atMost} como máximo. En cuanto termines, los recordatorios paran.`,

    deadline: (date) => `El último día para responder es el ${date}.`,
    deadlinePassed: (date) =>
      `El último día para responder fue el ${date}, y todavía estás a tiempo.`,

    portalTexts: {
      waits: (company) =>
        `La evaluación también te espera en el portal de ${company}, donde ingresas con tu correo y tu contraseña:`,
      team: (company) =>
        `Las personas que evalúas también están en el portal de ${company}, donde ingresas con tu correo y tu contraseña:`,
      results: (company) =>
        `Este resultado y los demás quedan en el portal de ${company}, donde ingresas con tu correo y tu contraseña:`,
      others: (company) =>
        `Tus evaluaciones están en el portal de ${company}, donde ingresas con tu correo y tu contraseña:`,
    },

    linkHanded: {
      subject: (company) => `${company}: se creó un enlace de tu evaluación para entregarlo`,
      preheader: 'Mira quién lo creó y cuándo.',
      event: (staff, moment) =>
        `El ${moment}, ${staff} creó un enlace para responder una evaluación tuya y entregarlo por otro medio, como WhatsApp.`,
      meaning:
        'Quien abra ese enlace puede responder en tu lugar, pero no crea una contraseña en tu nombre. Los enlaces que recibiste por correo siguen funcionando.',
      doubt: 'Si no lo sabías, habla con Recursos Humanos.',
      reason: (company) =>
        `Recibiste este correo porque ${company} pidió una evaluación tuya y creó un enlace para entregártelo.`,
    },
    linkElsewhere: {
      subject: (company) => `${company}: un enlace de tu evaluación se envió a otra dirección`,
      preheader: 'Mira quién lo envió, cuándo y adónde.',
      event: (staff, address, moment) =>
        `El ${moment}, ${staff} envió a ${address} un enlace para responder una evaluación tuya.`,
      meaning:
        'Quien abra ese enlace puede responder en tu lugar, pero no crea una contraseña en tu nombre. El enlace que recibiste antes deja de funcionar en 24 horas.',
      doubt: 'Si no sabías de este envío, habla con Recursos Humanos.',
      reason: (company) =>
        `Recibiste este correo porque ${company} pidió una evaluación tuya y envió el enlace a una dirección que no es la de tu registro.`,
    },
  },
};
