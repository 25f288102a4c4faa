import { MOST_OF_TEAM } from '@aferir/domain';
import { spoken } from '../../platform/sentences/interpreter.ts';
import { teamMessages } from './team-messages.ts';

/** What is said where a team is asked for, in the other languages. */
export const teamSentences = spoken(teamMessages, {
  en: {
    oneOfTwo: 'Choose a department or a manager.',
    notYourTeam: 'You can see your own team alone.',
    tooLarge: (people) =>
      `This team has ${people} people. Choose one of ${MOST_OF_TEAM} people at most.`,
  },
  es: {
    oneOfTwo: 'Elige un departamento o un gestor.',
    notYourTeam: 'Solo puedes ver tu propio equipo.',
    tooLarge: (people) =>
      `Este equipo tiene ${people} personas. Elige uno de ${MOST_OF_TEAM} personas como máximo.`,
  },
});
