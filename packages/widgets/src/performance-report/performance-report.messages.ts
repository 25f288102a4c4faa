function inSelf(isOwn: boolean): string {
  return isOwn ? 'Na sua autoavaliação' : 'Na autoavaliação';
}

/** Every text that the report says by itself. */
export const performanceReportMessages = {
  title: 'Relatório de Desempenho',
  subtitle: 'Autoavaliação e avaliação dos gestores, lado\u00a0a\u00a0lado',
  loading: 'Carregando relatório...',
  print: 'Imprimir PDF',
  retry: 'Tentar novamente',

  unavailable: 'Não foi possível abrir o relatório',
  loadFailed: 'Erro ao carregar dados do relatório',
  missingSource: 'O endereço deste relatório está incompleto. Abra novamente o link recebido.',

  contents: 'Neste relatório',

  overview: 'Visão geral',
  closed: 'Encerrada pelo RH',
  role: 'Cargo',
  department: 'Departamento',
  sentAt: 'Enviada em',
  selfAssessedAt: 'Autoavaliação em',
  finishedAt: 'Finalizada em',
  managers: 'Gestores',
  noManagers: 'Nenhum',
  alignment: 'Percentual de alinhamento',
  noData: 'Sem dados',
  nothing: '-',

  notAnswered: 'Autoavaliação ainda não concluída',
  notAnsweredHint: 'O relatório aparece aqui assim que a autoavaliação for enviada.',
  cancelled: 'Avaliação encerrada pelo RH',
  cancelledHint:
    'Ela foi encerrada antes de a autoavaliação ser enviada, por isso não há relatório.',

  waitingTitle: 'Aguardando os gestores',
  waiting:
    'Seus gestores ainda não responderam a sua avaliação. Assim que enviarem, você poderá ver suas médias aqui.',
  waitingOf: (person: string) =>
    `Os gestores ainda não responderam à avaliação de ${person}. Assim que enviarem, as médias aparecem aqui.`,
  waitsFor: (names: string) => `Falta a avaliação de ${names}.`,
  partialTitle: 'Resultado parcial',
  partial: 'As médias consideram só quem já avaliou e ainda podem mudar.',
  feedbackTitle: 'Aguardando feedback',
  feedbackOf: (names: string) => `Falta o feedback de ${names}.`,
  closedTitle: 'Avaliação encerrada pelo RH',
  closedWith: (names: string) =>
    `Ela foi encerrada antes de todos responderem. As médias consideram as notas de ${names}.`,
  closedBeforeFeedback: 'Ela foi encerrada antes de todos os feedbacks serem escritos.',
  closedWithout:
    'Ela foi encerrada antes de os gestores responderem. O relatório mostra só a autoavaliação.',
  alone: 'Só a autoavaliação',
  withoutManagers: 'Esta avaliação não tem gestores. O relatório mostra só a autoavaliação.',
  withoutRatings: 'Nenhum gestor concluiu esta avaliação. O relatório mostra só a autoavaliação.',
  narrowedTitle: 'Comparação com um gestor',
  narrowed: (manager: string) => `A comparação considera só as notas de ${manager}.`,
  narrowedEmpty: 'Não há notas deste gestor para comparar. O relatório mostra só a autoavaliação.',

  analysis: 'Análise de Competências',
  analysisChart: 'Autoavaliação e gestores, de 0 a 10',
  selfChart: 'Autoavaliação, de 0 a 10',
  chartOf: (title: string, place: number, count: number) => `${title} (${place} de ${count})`,
  self: 'Autoavaliação',
  manager: 'Gestor',
  loadingSelf: 'Carregando competências...',
  selfFailed: 'Erro ao carregar dados do funcionário',
  managersFailed: 'Erro ao carregar dados dos gestores',
  noCompetencies: 'Nenhuma competência nesta avaliação.',
  allEqual: (isOwn: boolean) =>
    `As duas linhas coincidem: ${isOwn ? 'você e seus' : 'a pessoa e os'} gestores deram as mesmas notas.`,
  widest: (name: string, gap: string, isOwn: boolean) =>
    `Onde as linhas se afastam, ${isOwn ? 'você e seus' : 'a pessoa e os'} gestores veem a competência de outro modo. A maior diferença está em ${name}: ${gap}.`,
  sameScores: (isOwn: boolean, count: number) =>
    `${isOwn ? 'Você e seus' : 'A pessoa e os'} gestores deram ${count === 1 ? 'a mesma nota' : 'as mesmas notas'}.`,
  widestScores: (name: string, gap: string, isOwn: boolean, count: number) =>
    count === 1
      ? `Em ${name}, a diferença entre a ${isOwn ? 'sua ' : ''}autoavaliação e a nota dos gestores é de ${gap}.`
      : `A maior diferença entre a ${isOwn ? 'sua ' : ''}autoavaliação e a nota dos gestores está em ${name}: ${gap}.`,
  extremes: (highest: string, lowest: string, isOwn: boolean) =>
    `${inSelf(isOwn)}, a nota mais alta é de ${highest}; a mais baixa, de ${lowest}.`,
  onlyOne: (name: string, score: string, isOwn: boolean) =>
    `${inSelf(isOwn)}, ${name} tem nota ${score}.`,
  sameEverywhere: (score: string, isOwn: boolean) =>
    `${inSelf(isOwn)}, todas as competências têm nota ${score}.`,
  noScores: 'Ainda não há notas.',

  details: 'Análise Detalhada',
  detailsHint:
    'Da maior para a menor diferença. Na linha de 0 a 10, o círculo é a autoavaliação e o quadrado, a nota dos gestores.',
  detailsHintOfOne:
    'Na linha de 0 a 10, o círculo é a autoavaliação e o quadrado, a nota dos gestores.',
  managersAverage: 'Média dos gestores',
  managerScore: 'Nota do gestor',
  gap: 'Diferença',
  gapOf: (points: string, isPlural: boolean) => `${points} ${isPlural ? 'pontos' : 'ponto'}`,
  aligned: 'Alinhado',
  disagreement: 'Divergência',
  pending: 'Aguardando',
  openFeedback: 'Ver Feedbacks',
  openFeedbackOf: (name: string) => `de ${name}`,

  feedbackDialog: 'Feedbacks dos Gestores',
  feedbackLoading: 'Carregando feedbacks...',
  feedbackFailed: 'Erro ao carregar feedbacks',
  feedbackOpenFailed: 'Erro ao abrir modal de feedback',
  noFeedback: 'Nenhum Feedback Disponível',
  noFeedbackHint: 'Os gestores ainda não enviaram feedbacks para esta competência.',

  method: 'Como ler este resultado',
  purpose: (selfDate: string, managersDate: string, isOwn: boolean) =>
    `O relatório põe lado a lado como ${isOwn ? 'você' : 'a pessoa'} se vê (autoavaliação de ${selfDate}) e como os gestores ${isOwn ? 'veem você' : 'a veem'} (${managersDate}), em notas de 0 a 10. São percepções naquele momento, não medidas.`,
  ratedUntil: (date: string) => `notas até ${date}`,
  ratedSoFar: 'notas recebidas até agora',
  verdicts:
    'Diferença de até 1 ponto: visões alinhadas. De 1 a 3: diferença moderada, ainda alinhada. Acima de 3: divergência, que pede o feedback dos gestores.',

  printing: 'Gerando PDF...',
  pagesMade: (done: number, all: number) => `Página ${done} de ${all}`,
  printed: 'PDF gerado com sucesso!',
  printFailed: 'Erro ao gerar o PDF. Por favor, tente novamente.',
  page: 'Página',
  pageOf: 'de',
  fileNameOf: (person: string) => `Relatorio_Desempenho_${person}.pdf`,
};

/** The texts of the report; each can be replaced. */
export type PerformanceReportMessages = typeof performanceReportMessages;
