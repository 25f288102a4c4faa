/** What the comparison of two assessments says around its sentences. */
export const compareMessages = {
  compareTitle: 'Comparar duas avaliações',
  compareText: 'Veja o que mudou de uma para a outra.',
  compareNeedsTwo: 'A comparação fica disponível quando você tiver duas avaliações finalizadas.',
  first: 'Primeira avaliação',
  second: 'Segunda avaliação',
  option: (date: string, id: number) => `${date} (nº ${id})`,
  compare: 'Comparar',
  chooseAnother: 'Escolha duas avaliações diferentes.',
  loadingComparison: 'Comparando as avaliações...',
  comparisonFailed: 'Não foi possível comparar as avaliações.',

  comparisonTitle: (before: string, after: string) => `De ${before} para ${after}`,
  changes: 'O que mudou',
  comparedChart: (of: string) => `${of} nas duas avaliações`,
  widestChange: (name: string, before: string, after: string) =>
    `A maior mudança está em ${name}: de ${before} para ${after}.`,
  nothingChanged: 'Nenhuma mudança entre uma e outra.',
  profileSums: 'Somas dos perfis',
  competencyIndices: 'Índices das competências',
  competency: 'Competência',
  competencies: 'Competências',
  profile: 'Perfil',
  before: 'Antes',
  after: 'Depois',
  difference: 'Diferença',

  self: 'Autoavaliação',
  managersAverage: 'Média dos gestores',
} as const;

/** The same in the language that is spoken. */
export const compareTexts = { name: 'compare', portuguese: compareMessages } as const;
