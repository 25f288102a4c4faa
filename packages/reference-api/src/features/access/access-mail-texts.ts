import type { InEveryLanguage } from '../../platform/sentences/interpreter.ts';
import { accessMailMessages } from './access-mail-messages.ts';

/** What is mailed to whoever asked for a new password, by language. */
export const recoveryMailTexts: InEveryLanguage<typeof accessMailMessages.recovery> = {
  'pt-BR': accessMailMessages.recovery,

  en: {
    subject: (company) => `${company}: temporary password`,
    preheader: 'Open it to see the password. It is valid for 1 hour and can be used once.',
    password: 'Your temporary password',
    validity: (moment) => `It is valid until ${moment} (Brasília time) and can be used once.`,
    next: 'When you sign in, you choose a new password. Until then, your current one still works.',
    doubt:
      'If you did not ask for it, there is nothing you need to do. Do not forward this email to anyone.',
    action: 'Sign in',
    reason: (company) =>
      `You are receiving this email because someone asked for a new password for your account at ${company}.`,
  },

  es: {
    subject: (company) => `${company}: contraseña temporal`,
    preheader: 'Ábrelo para ver la contraseña. Es válida por 1 hora y para un solo acceso.',
    password: 'Tu contraseña temporal',
    validity: (moment) => `Es válida hasta el ${moment} (hora de Brasilia), para un solo acceso.`,
    next: 'Al ingresar, elegirás una contraseña nueva. Hasta entonces, la actual sigue funcionando.',
    doubt:
      'Si no fuiste tú quien la pidió, no tienes que hacer nada. No reenvíes este correo a nadie.',
    action: 'Ingresar',
    reason: (company) =>
      `Recibiste este correo porque alguien pidió una contraseña nueva para tu cuenta en ${company}.`,
  },
};
