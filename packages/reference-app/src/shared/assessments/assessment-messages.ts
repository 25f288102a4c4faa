import { NOT_ASSESSED } from '@aferir/domain';

/** What every screen says of how assessments came out. */
export const assessmentMessages = {
  notAssessed: NOT_ASSESSED,
  alignment: 'Alinhamento',
  alignmentOf: (person: string) => `Alinhamento de ${person}`,
  noAlignment: 'Sem dados',
  unrated: (isClosed: boolean) =>
    isClosed ? 'O RH encerrou antes de um gestor concluir.' : 'Nenhum gestor concluiu a avaliação.',
} as const;

/** The same in the language that is spoken. */
export const assessmentTexts = { name: 'assessment', portuguese: assessmentMessages } as const;
