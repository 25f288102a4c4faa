/** What every screen says of how assessments came out. */
export const assessmentMessages = {
  alignment: 'Alinhamento',
  alignmentOf: (person: string) => `Alinhamento de ${person}`,
  noAlignment: 'Sem dados',
  unrated: (isClosed: boolean) =>
    isClosed ? 'O RH encerrou antes de um gestor concluir.' : 'Nenhum gestor concluiu a avaliação.',
} as const;
