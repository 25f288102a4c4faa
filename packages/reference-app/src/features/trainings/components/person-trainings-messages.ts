/** What the trainings of one person say. */
export const personTrainingsMessages = {
  title: 'Treinamentos',
  noneOfPerson: 'Nenhum treinamento foi enviado a esta pessoa.',
  progressOfPerson: (percent: number, sentOn: string | null) =>
    sentOn === null ? `${percent}% concluído` : `${percent}% concluído, enviado em ${sentOn}`,
} as const;
