import type { InEveryLanguage } from '../../platform/sentences/interpreter.ts';
import { staffMailMessages } from './staff-mail-messages.ts';

/** What mails to staff users say, by language. */
export const staffMailTexts: InEveryLanguage<typeof staffMailMessages> = {
  'pt-BR': staffMailMessages,

  en: {
    loginChanged: {
      subject: (company) => `${company}: the email you sign in with was changed`,
      preheader: 'See who changed it and when.',
      byOwner: (moment) =>
        `On ${moment}, the email you sign in with was changed on your account page.`,
      byOther: (staff, moment) => `On ${moment}, ${staff} changed the email you sign in with.`,
      meaning: 'You can no longer use this address to sign in or to recover your password.',
      doubt: 'If you did not know about this change, talk to a system administrator right away.',
      reason: (company) =>
        `You are receiving this email because this was the address you signed in with to the staff area of ${company}.`,
    },
  },

  es: {
    loginChanged: {
      subject: (company) => `${company}: se cambió el correo con el que ingresas`,
      preheader: 'Mira quién lo cambió y cuándo.',
      byOwner: (moment) =>
        `El ${moment}, el correo con el que ingresas al sistema se cambió en la página de tu cuenta.`,
      byOther: (staff, moment) =>
        `El ${moment}, ${staff} cambió el correo con el que ingresas al sistema.`,
      meaning: 'Esta dirección ya no sirve para ingresar ni para recuperar la contraseña.',
      doubt: 'Si no sabías de este cambio, habla cuanto antes con un administrador del sistema.',
      reason: (company) =>
        `Recibiste este correo porque esta era la dirección de tu acceso al área de la empresa de ${company}.`,
    },
  },
};
