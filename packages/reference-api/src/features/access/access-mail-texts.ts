import type { InEveryLanguage } from '../../platform/sentences/interpreter.ts';
import { accessMailMessages } from './access-mail-messages.ts';

/** What is mailed to whoever asked for a new password, by language. */
export const recoveryMailTexts: InEveryLanguage<typeof accessMailMessages.recovery> = {
  'pt-BR': accessMailMessages.recovery,

  en: {
    subject: (company) => `${company}: temporary password`,
    preheader: 'Open it to see the password. It holds for 1 hour and for one use.',
    password: 'Your temporary password',
    validity: (moment) => `It holds until ${moment} (Brasília time), for one use.`,
    next: 'When you sign in, you set a new password. Until then, the present one still works.',
    doubt:
      'If it was not you who asked, there is nothing you need to do. Do not forward this email to anybody.',
    action: 'Sign in',
    reason: (company) =>
      `You received this email because somebody asked for a new password for your access to ${company}.`,
  },

  es: {
    subject: (company) => `${company}: contraseña temporal`,
    preheader: 'Ábrelo para ver la contraseña. Vale por 1 hora y para un acceso.',
    password: 'Tu contraseña temporal',
    validity: (moment) => `Vale hasta el ${moment} (hora de Brasilia), para un acceso.`,
    next: 'Al entrar, definirás una nueva contraseña. Hasta entonces, la actual sigue valiendo.',
    doubt:
      'Si no fuiste tú quien la pidió, no tienes que hacer nada. No reenvíes este correo a nadie.',
    action: 'Entrar',
    reason: (company) =>
      `Recibiste este correo porque alguien pidió una nueva contraseña para tu acceso de ${company}.`,
  },
};
