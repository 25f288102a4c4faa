/** Where Portuguese begins its plural: '1,5 ponto', '2 pontos'. */
const PLURAL_START = 2;

/** The sentences that tell what changed between two assessments. */
export const comparisonMessages = {
  profile: 'Perfil',
  competencies: 'Competências',
  self: 'Autoavaliação',
  managers: 'Gestores',
  untold: (count: number) =>
    count === 1
      ? 'Outra mudança expressiva está na tabela.'
      : `Outras ${count} mudanças expressivas estão na tabela.`,

  sameOutcome: (after: string) => `O perfil continua ${after}.`,
  swappedOutcome: (before: string, after: string) =>
    `O perfil passou de ${before} para ${after}: os mesmos dois perfis, em outra ordem.`,
  otherSecondary: (before: string, after: string) =>
    `O perfil passou de ${before} para ${after}; o principal continua o mesmo.`,
  otherPrimary: (before: string, after: string) =>
    `O perfil passou de ${before} para ${after}: o principal mudou.`,
  noNotableSum: 'Nenhuma soma mudou de forma expressiva.',
  noNotableIndex: 'Nenhuma competência mudou de forma expressiva.',

  sumOf: (profile: string) => `A soma de ${profile}`,
  ownMean: { own: 'Sua média', other: 'A média da autoavaliação' },
  ownScore: {
    own: (competency: string) => `Sua nota em ${competency}`,
    other: (competency: string) => `A nota da autoavaliação em ${competency}`,
  },
  managersMean: 'A média dos gestores',
  managersScore: (competency: string) => `A média dos gestores em ${competency}`,
  stays: (subject: string, value: string) => `${subject} continua ${value}.`,
  rose: (subject: string, points: string, before: string, after: string) =>
    `${subject} subiu ${points}, de ${before} para ${after}.`,
  fell: (subject: string, points: string, before: string, after: string) =>
    `${subject} desceu ${points}, de ${before} para ${after}.`,
  points: (amount: string, count: number) =>
    `${amount} ${count >= PLURAL_START ? 'pontos' : 'ponto'}`,

  onlyInSecond: (names: string) => `Só na segunda avaliação: ${names}.`,
  onlyInFirst: (names: string) => `Só na primeira avaliação: ${names}.`,
} as const;

/** The same in the language that is spoken. */
export const comparisonTexts = { name: 'comparison', portuguese: comparisonMessages } as const;
