import { BOARD_GAPS, BOARD_NOTES, formatMean } from '@aferir/domain';

const GAPS = 'Maiores diferenças';

/** What the report for the board says, on the screen and on paper. */
export const boardMessages = {
  title: 'Relatório para a diretoria',
  back: 'Voltar para o início',
  everybody: 'Toda a empresa',
  allMonths: 'Todos os meses',
  selection: (place: string, span: string) => `${place} · ${span}`,
  madeOn: (selection: string, day: string) => `${selection} · ${day}`,
  loadingFilters: 'Carregando os filtros…',
  failed: 'Não foi possível carregar o relatório.',
  gone: 'O departamento ou o ciclo não existe mais',
  goneText: 'Escolha outro nos filtros.',
  empty: 'Ainda não há resultados nesta seleção',
  emptyText: 'O relatório aparece aqui quando as primeiras pessoas responderem.',
  protection: BOARD_NOTES.protection,
  protectionTitle: 'Grupos pequenos',
  hidden: BOARD_NOTES.hidden,
  none: '-',

  summary: 'Resumo',
  people: 'Pessoas ativas',
  coverage: 'Fizeram o teste',
  done: 'Avaliações concluídas',
  self: 'Autoavaliação',
  managers: 'Gestores',
  selfMean: 'Média da autoavaliação',
  managersMean: 'Média dos gestores',
  aligned: 'Alinhamento',

  profiles: 'Perfis',
  profile: 'Perfil',
  peopleHeading: 'Pessoas',
  share: 'Parte',

  competencies: 'Médias por competência',
  competency: 'Competência',
  gap: 'Diferença',
  compared: 'Comparadas',
  someHidden: BOARD_NOTES.competencies,

  gaps: GAPS,
  gapsSummary: (name: string, gap: string) =>
    `${name} é onde as notas mais se afastam: ${gap} de diferença.`,
  gapsOnPaper: (gaps: readonly { nmCompetencia: string; diferenca: number }[]) =>
    `${GAPS}: ${gaps
      .map(({ nmCompetencia, diferenca }) => `${nmCompetencia} ${formatMean(diferenca)}`)
      .join(' · ')}.`,
  gapsCount: `As ${BOARD_GAPS} maiores entre autoavaliação e gestores.`,

  departments: 'Departamentos',
  department: 'Departamento',
  omitted: BOARD_NOTES.departments,

  behavioralCycles: 'Ciclos comportamentais',
  performanceCycles: 'Ciclos de desempenho',
  cycle: 'Ciclo',
  adherence: 'Adesão',
  mostPresent: 'Mais presente',
  adherenceSummary: (name: string, percent: string) =>
    `${name}, o mais recente, tem ${percent} de adesão.`,

  xlsx: 'Baixar planilha (xlsx)',
  pdf: 'Baixar PDF',
  pdfDone: 'PDF gerado com sucesso!',
  pdfFailed: 'Erro ao gerar o PDF. Tente novamente.',
  fileName: (day: string) => `Relatorio_Diretoria_${day}`,
  page: 'Página',
  pageOf: 'de',
} as const;
