import type { InEveryLanguage } from '../../platform/sentences/interpreter.ts';
import { faultMessages } from './fault-messages.ts';

/** What is said of faulty fields, by language. */
export const faultTexts: InEveryLanguage<typeof faultMessages> = {
  'pt-BR': faultMessages,

  en: {
    thisField: 'this field',
    ask: (label) => `Enter ${label}.`,
    check: (label) => `Check ${label}.`,
    choose: (label) => `Choose ${label} from the options offered.`,
    noEmail: 'Enter a valid email, such as name@company.com.',
    emailFaults: {
      mailto: 'Enter only the email address, without “mailto:”.',
      named: 'Enter only the email address, without the name and without < and >.',
      several: 'Enter just one email address.',
    },
    noSuchDate: (label) => `Enter ${label} as a date that exists.`,
    atLeastCharacters: (label, limit) => `Use at least ${limit} characters in ${label}.`,
    atMostCharacters: (label, limit) => `Use at most ${limit} characters in ${label}.`,
    unstorable: (label) => `Remove from ${label} the character that cannot be used.`,
    types: {
      string: (label) => `Enter ${label} as text.`,
      integer: (label) => `Enter ${label} as a whole number.`,
      number: (label) => `Enter ${label} as a number.`,
      boolean: (label) => `Enter ${label} as yes or no.`,
      array: (label) => `Enter ${label} as a list.`,
    },
    between: (label, least, most) => `Enter ${label} as a number from ${least} to ${most}.`,
    from: (label, least) => `Enter ${label} as a number from ${least} on.`,
    upTo: (label, most) => `Enter ${label} as a number up to ${most}.`,
    items: (count, written) => (count === 1 ? '1 item' : `${written} items`),
    exactly: (label, items) => `Enter exactly ${items} in ${label}.`,
    atLeast: (label, items) => `Enter at least ${items} in ${label}.`,
    atMost: (label, items) => `Enter at most ${items} in ${label}.`,
  },

  es: {
    thisField: 'este dato',
    ask: (label) => `Indica ${label}.`,
    check: (label) => `Revisa ${label}.`,
    choose: (label) => `Elige ${label} entre las opciones que se ofrecen.`,
    noEmail: 'Indica un correo electrónico válido, como nombre@empresa.com.',
    emailFaults: {
      mailto: 'Escribe solo la dirección de correo, sin “mailto:”.',
      named: 'Escribe solo la dirección de correo, sin el nombre y sin los signos < y >.',
      several: 'Escribe una sola dirección de correo.',
    },
    noSuchDate: (label) => `Indica ${label} con una fecha que exista.`,
    atLeastCharacters: (label, limit) => `Usa al menos ${limit} caracteres en ${label}.`,
    atMostCharacters: (label, limit) => `Usa como máximo ${limit} caracteres en ${label}.`,
    unstorable: (label) => `Quita el carácter que no se puede usar en ${label}.`,
    types: {
      string: (label) => `Indica ${label} con un texto.`,
      integer: (label) => `Indica ${label} con un número entero.`,
      number: (label) => `Indica ${label} con un número.`,
      boolean: (label) => `Indica ${label} con sí o no.`,
      array: (label) => `Indica ${label} en una lista.`,
    },
    between: (label, least, most) => `Indica ${label} con un número de ${least} a ${most}.`,
    from: (label, least) => `Indica ${label} con un número a partir de ${least}.`,
    upTo: (label, most) => `Indica ${label} con un número hasta ${most}.`,
    items: (count, written) => (count === 1 ? '1 elemento' : `${written} elementos`),
    exactly: (label, items) => `Indica exactamente ${items} en ${label}.`,
    atLeast: (label, items) => `Indica al menos ${items} en ${label}.`,
    atMost: (label, items) => `Indica como máximo ${items} en ${label}.`,
  },
};
