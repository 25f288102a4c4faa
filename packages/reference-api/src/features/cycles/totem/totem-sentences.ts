import { spoken } from '../../../platform/sentences/interpreter.ts';
import { cyclesMessages } from '../cycles-messages.ts';

/** What people read at a totem, in the other languages. */
export const totemSentences = spoken<
  Pick<typeof cyclesMessages, 'totemUnknown' | 'totemRefused' | 'totemTooMany' | 'nothingAtTotem'>
>(cyclesMessages, {
  en: {
    totemUnknown: 'This totem does not exist or was closed. Ask HR for the current address.',
    totemRefused:
      'This does not match. Check the CPF or registration number and the date of birth, or ask HR.',
    totemTooMany: 'Too many tries. Wait a few minutes, or ask HR.',
    nothingAtTotem: 'You have nothing to answer in this cycle.',
  },
  es: {
    totemUnknown: 'Este tótem no existe o se cerró. Pide la dirección actual a Recursos Humanos.',
    totemRefused:
      'Los datos no coinciden. Revisa el CPF o el número de registro y la fecha de nacimiento, o consulta a Recursos Humanos.',
    totemTooMany: 'Demasiados intentos. Espera unos minutos o consulta a Recursos Humanos.',
    nothingAtTotem: 'No tienes nada que responder en este ciclo.',
  },
});
