/** What every screen says of how assessments came out. */
export const assessmentMessages = {
  alignment: 'Alinhamento',
  alignmentOf: (person: string) => `Alinhamento de ${person}`,
  noAlignment: 'Sem dados',
} as const;
