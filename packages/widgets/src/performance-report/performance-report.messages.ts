import { SHOWN_STATUS_LABELS } from '@aferir/domain';
import { agreementsMessages } from '../shared/agreements/agreements.messages.ts';
import { BOTH_SIDES } from '../shared/score-comparison/both-sides.ts';
import { comparisonMessages } from '../shared/score-comparison/score-comparison.messages.ts';
import { aroundMeansMessages } from './around/around-means.messages.ts';

/** Every text that the report says by itself. */
export const performanceReportMessages = {
  ...comparisonMessages,
  title: 'Relatório de Desempenho',
  subtitle: BOTH_SIDES,
  loading: 'Carregando relatório...',
  print: 'Imprimir PDF',
  retry: 'Tentar novamente',

  unavailable: 'Não foi possível abrir o relatório',
  loadFailed: 'Erro ao carregar dados do relatório',
  missingSource: 'O endereço deste relatório está incompleto. Abra novamente o link recebido.',

  contents: 'Neste relatório',

  overview: 'Visão geral',
  meanOfSelf: 'Média da autoavaliação',
  meanOfManagers: 'Média dos gestores',
  meanOfManager: 'Média do gestor',
  strongest: (count: number): string =>
    count === 1 ? 'Competência mais forte' : 'Competências mais fortes',
  weakest: (count: number): string =>
    count === 1 ? 'Competência mais fraca' : 'Competências mais fracas',
  andMore: (names: string, count: number) => `${names} e mais ${count}`,
  scoreBy: (side: string, score: string) => `${side}: ${score}`,
  /** What each status of the review says. */
  statuses: SHOWN_STATUS_LABELS,
  closed: 'Encerrada pelo RH',
  role: 'Cargo',
  department: 'Departamento',
  sentAt: 'Enviada em',
  selfAssessedAt: 'Autoavaliação em',
  finishedAt: 'Finalizada em',
  managers: 'Gestores',
  noManagers: 'Nenhum',
  alignment: 'Percentual de alinhamento',
  alignmentWords: { good: 'alto', warning: 'médio', danger: 'baixo' },
  alignmentMeaning: (managers: number) =>
    `Quanto a autoavaliação e as notas ${managers === 1 ? 'do gestor' : 'dos gestores'} se parecem:`,
  alignmentFrom: (word: string, percent: number) => `${word}: a partir de ${percent}%`,
  alignmentBelow: (word: string, percent: number) => `${word}: abaixo de ${percent}%`,
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
  heldTitle: 'Resultado ainda não liberado',
  held: (day: string | null) =>
    day
      ? `Seu resultado sai em ${day}. Até lá, o relatório mostra só a sua autoavaliação.`
      : 'Seu resultado sai quando o RH liberar. Até lá, o relatório mostra só a sua autoavaliação.',
  heldFrom: (person: string, day: string | null) =>
    `${person} vê as notas e os comentários dos gestores ${day ? `a partir de ${day}` : 'quando o RH liberar'}.`,
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
  loadingSelf: 'Carregando competências...',
  selfFailed: 'Erro ao carregar dados do funcionário',
  managersFailed: 'Erro ao carregar dados dos gestores',
  noCompetencies: 'Nenhuma competência nesta avaliação.',
  details: 'Análise Detalhada',
  detailsHint:
    'Da maior para a menor diferença. Na linha de 0 a 10, o círculo é a autoavaliação e o quadrado, a nota dos gestores.',
  detailsHintOfOne:
    'Na linha de 0 a 10, o círculo é a autoavaliação e o quadrado, a nota dos gestores.',
  managersAverage: 'Média dos gestores',
  calibratedScore: 'Nota ajustada',
  calibrated: 'Ajustada na calibração',
  calibratedBecause: (reason: string) => `Ajustada na calibração. Motivo: ${reason}`,
  managerScore: 'Nota do gestor',
  gap: 'Diferença',
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

  /** What is agreed on after the review. */
  agreements: agreementsMessages,

  /** What those around the person came to. */
  aroundMeans: aroundMeansMessages,

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
