/** What the histories of the employee area say. */
export const portalMessages = {
  behavioralTitle: 'Histórico comportamental',
  behavioralPurpose: 'Suas avaliações comportamentais e o que mudou de uma para outra.',
  performanceTitle: 'Histórico de desempenho',
  performancePurpose: 'Suas avaliações de desempenho e o que mudou de uma para outra.',

  answerText: 'Uma avaliação de desempenho espera pela sua resposta.',
  answer: 'Responder em minhas avaliações de desempenho',

  listTitle: 'Avaliações',
  assessmentsFound: (count: number) =>
    count === 1 ? '1 avaliação encontrada.' : `${count} avaliações encontradas.`,
  assessmentOf: (date: string) => `Avaliação de ${date}`,
  sentOn: 'Enviada em',
  answeredOn: 'Respondida em',
  status: 'Situação',
  result: 'Resultado',
  held: (day: string | null) =>
    day === null ? 'Resultado quando o RH liberar' : `Resultado em ${day}`,
  openReport: 'Ver relatório',
  reportOf: (date: string) => `Ver relatório da avaliação de ${date}`,
  empty: 'Nenhuma avaliação',
  emptyText: 'Quando o RH enviar uma avaliação, ela aparece aqui.',
} as const;

/** The same in the language that is spoken. */
export const portalTexts = { name: 'portal', portuguese: portalMessages } as const;
