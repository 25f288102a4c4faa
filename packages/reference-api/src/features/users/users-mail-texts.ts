import type { InEveryLanguage } from '../../platform/sentences/interpreter.ts';
import { usersMailMessages } from './users-mail-messages.ts';

/** What the mails to users say, by language. */
export const usersMailTexts: InEveryLanguage<typeof usersMailMessages> = {
  'pt-BR': usersMailMessages,

  en: {
    invitation: {
      subject: (company) => `${company}: invitation to the staff area`,
      preheader: 'Create your password to sign in.',
      event: (staff, company) =>
        `${staff} invited you to the staff area of ${company}, where people, assessments and results are managed.`,
      login: (login) =>
        `To sign in, you will use the email ${login} and a password that only you know.`,
      secrecy:
        'Do not forward this email: whoever opens the link creates the password in your place.',
      validity: (moment) =>
        `The link is valid until ${moment} (Brasília time) and can be used once. If it expires, ask whoever invited you for another one.`,
      action: 'Create my password',
      reason: (company) =>
        `You are receiving this email because ${company} gave this address access to the staff area. If you did not expect it, there is nothing you need to do.`,
    },
  },

  es: {
    invitation: {
      subject: (company) => `${company}: invitación al área de la empresa`,
      preheader: 'Crea tu contraseña para ingresar.',
      event: (staff, company) =>
        `${staff} te invitó al área de la empresa de ${company}, donde se gestionan las personas, las evaluaciones y los resultados.`,
      login: (login) =>
        `Para ingresar, usarás el correo ${login} y una contraseña que solo tú conoces.`,
      secrecy: 'No reenvíes este correo: quien abra el enlace crea la contraseña en tu lugar.',
      validity: (moment) =>
        `El enlace es válido hasta el ${moment} (hora de Brasilia) y se usa una sola vez. Si vence, pide otro a quien te invitó.`,
      action: 'Crear mi contraseña',
      reason: (company) =>
        `Recibiste este correo porque ${company} creó un acceso con esta dirección. Si no lo esperabas, no tienes que hacer nada.`,
    },
  },
};
