import type { InEveryLanguage } from '../../../platform/sentences/interpreter.ts';
import { pinMailMessages } from './pin-mail-messages.ts';

/** What the mail with a PIN says, by language. */
export const pinMailTexts: InEveryLanguage<typeof pinMailMessages> = {
  'pt-BR': pinMailMessages,

  en: {
    subject: (company) => `${company}: your training PIN`,
    preheader: 'Open it to see the PIN. It is valid for 30 minutes.',
    pin: 'Your PIN',
    use: (title) =>
      `Type it on the page of the training “${title}”. It is valid for 30 minutes; once you are in, it lasts as long as the training stays open.`,
    doubt:
      'If you did not ask for it, there is nothing you need to do. Do not forward this email to anyone.',
    reason: (company) =>
      `You are receiving this email because someone asked for a PIN for your training at ${company}.`,
  },

  es: {
    subject: (company) => `${company}: tu PIN de la capacitación`,
    preheader: 'Ábrelo para ver el PIN. Es válido por 30 minutos.',
    pin: 'Tu PIN',
    use: (title) =>
      `Escríbelo en la página de la capacitación “${title}”. Es válido por 30 minutos y, una vez que entras, mientras la capacitación siga abierta.`,
    doubt:
      'Si no fuiste tú quien lo pidió, no tienes que hacer nada. No reenvíes este correo a nadie.',
    reason: (company) =>
      `Recibiste este correo porque alguien pidió un PIN para tu capacitación en ${company}.`,
  },
};
