import { MOST_OF_TEAM } from '@aferir/domain';

/** What is said where a team is asked for, in Brazilian Portuguese. */
export const teamMessages = {
  oneOfTwo: 'Escolha um departamento ou uma pessoa gestora.',
  notYourTeam: 'Você só pode ver a sua própria equipe.',
  tooLarge: (people: number) =>
    `Esta equipe tem ${people} pessoas. Escolha uma equipe com até ${MOST_OF_TEAM} pessoas.`,
} as const;
