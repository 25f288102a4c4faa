import type { InEveryLanguage } from '../../../platform/sentences/interpreter.ts';
import { pinMailMessages } from './pin-mail-messages.ts';

/** What the mail with a PIN says, by language. */
export const pinMailTexts: InEveryLanguage<typeof pinMailMessages> = {
  'pt-BR': pinMailMessages,

  en: {
    subject: (company) => `${company}: PIN of the training`,
    preheader: 'Open it to see the PIN. It holds for 30 minutes.',
    pin: 'Your PIN',
    use: (title) =>
      `Type it on the page of the training “${title}”. It holds for 30 minutes and stays good as long as the training is open.`,
    doubt:
      'If it was not you who asked, there is nothing you need to do. Do not forward this email to anybody.',
    reason: (company) =>
      `You received this email because somebody asked for a PIN for your training of ${company}.`,
  },

  es: {
    subject: (company) => `${company}: PIN de la capacitación`,
    preheader: 'Ábrelo para ver el PIN. Vale por 30 minutos.',
    pin: 'Tu PIN',
    use: (title) =>
      `Escríbelo en la página de la capacitación “${title}”. Vale por 30 minutos y sigue valiendo mientras la capacitación esté en curso.`,
    doubt:
      'Si no fuiste tú quien lo pidió, no tienes que hacer nada. No reenvíes este correo a nadie.',
    reason: (company) =>
      `Recibiste este correo porque alguien pidió un PIN para tu capacitación de ${company}.`,
  },
};
