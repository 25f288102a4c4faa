import type { InEveryLanguage } from '../../../platform/sentences/interpreter.ts';
import { missingMailMessages } from './missing-mail-messages.ts';

/** What the mail to a manager says whose people have still to answer, by language. */
export const missingMailTexts: InEveryLanguage<typeof missingMailMessages> = {
  'pt-BR': missingMailMessages,

  en: {
    subject: (company) => `${company}: who on your team has not answered yet`,
    preheader: (people) =>
      people === 1 ? '1 person has not answered.' : `${people} people have not answered.`,
    missing: (cycle, people) =>
      people === 1
        ? `In the cycle “${cycle}”, 1 person on your team has not answered yet:`
        : `In the cycle “${cycle}”, ${people} people on your team have not answered yet:`,
    more: (people) => `${people} more`,
    asked: 'Each of them got their own link by email. A word from you helps.',
    unreached: (names, people) =>
      people === 1
        ? `${names} has no email: tell them in person.`
        : `${names} have no email: tell them in person.`,
    othersAsked: (people) =>
      people === 1
        ? 'The other person got their own link by email. A word from you helps.'
        : 'The others got their own link by email. A word from you helps.',
    reason: (company) =>
      `You are receiving this email because ${company} asked for managers to be reminded of who has not answered yet.`,
  },

  es: {
    subject: (company) => `${company}: quién de tu equipo todavía no respondió`,
    preheader: (people) => (people === 1 ? 'Falta 1 persona.' : `Faltan ${people} personas.`),
    missing: (cycle, people) =>
      people === 1
        ? `En el ciclo “${cycle}”, 1 persona de tu equipo todavía no respondió:`
        : `En el ciclo “${cycle}”, ${people} personas de tu equipo todavía no respondieron:`,
    more: (people) => `${people} más`,
    asked: 'Cada una recibió su propio enlace por correo. Un mensaje tuyo ayuda.',
    unreached: (names, people) =>
      people === 1
        ? `${names} no tiene correo: avísale en persona.`
        : `${names} no tienen correo: avísales en persona.`,
    othersAsked: (people) =>
      people === 1
        ? 'La otra persona recibió su propio enlace por correo. Un mensaje tuyo ayuda.'
        : 'Las otras personas recibieron su propio enlace por correo. Un mensaje tuyo ayuda.',
    reason: (company) =>
      `Recibiste este correo porque ${company} pidió recordar a los jefes quién todavía no respondió.`,
  },
};
