import { counted } from '../../../shared/lib/counted.ts';

/** What the report of psychosocial risk says, on the screen and on paper. */
export const psychosocialMessages = {
  title: 'Relatório de fatores psicossociais (NR-1)',
  back: 'Voltar para Jogos e Pesquisas',
  loadFailed: 'Erro ao carregar o relatório',
  results: 'Ver respostas',
  round: (round: number) => `Rodada ${round}`,
  closedOn: (date: string) => `Encerrada em ${date}`,
  answered: (answers: number, sent: number) =>
    `${answers.toLocaleString('pt-BR')} de ${counted(sent, 'pessoa respondeu', 'pessoas responderam')}`,
  noticeTitle: 'O que este relatório não é',
  hiddenTitle: 'O relatório ainda não aparece',
  hiddenFallback: 'Ainda não há respostas suficientes.',

  overall: 'Índice geral',
  overallHint: 'De 0 a 100; 100 é o mais favorável.',
  favorableCount: 'Dimensões favoráveis',
  attentionCount: 'Dimensões em atenção',
  criticalCount: 'Dimensões críticas',
  summary: 'Resumo',

  dimensions: 'Índice por dimensão',
  dimensionsSummary: (lowest: string, highest: string) =>
    `${lowest} pede mais cuidado; ${highest} é o ponto mais favorável.`,
  allAlike: 'Todas as dimensões têm o mesmo índice.',
  howToRead:
    'O índice vai de 0 a 100. A partir de 70 é favorável; de 50 a 69 pede atenção; abaixo de 50 é crítico. Afirmações negativas contam ao contrário.',
  dimension: 'Dimensão',
  index: 'Índice',
  band: 'Faixa',
  change: 'Variação',

  departments: 'Departamentos',
  departmentsTable: 'Tabela dos departamentos',
  departmentsText:
    'Índice de cada dimensão por departamento. Só aparecem grupos de 5 respostas ou mais; os menores estão juntos.',
  noDepartments: 'Nenhum departamento tem respostas suficientes para aparecer sozinho.',
  department: 'Departamento',
  everybody: 'Todos',
  answersCount: (count: number) => counted(count, 'resposta', 'respostas'),

  trend: 'Evolução entre rodadas',
  trendText: (round: number) => `Comparação com a rodada ${round}.`,
  firstRound:
    'Esta é a primeira rodada. Faça outra com as mesmas perguntas para acompanhar a evolução.',
  trendSummary: (dimension: string, change: string) =>
    `A maior mudança foi em ${dimension}: ${change}.`,
  nothingChanged: 'Nenhum índice mudou desde a rodada anterior.',
  up: 'subiu',
  down: 'caiu',
  same: 'igual',
  points: (points: string) => `${points} pontos`,
  rounds: 'Rodadas',

  inventory: 'Inventário de riscos',
  inventoryText:
    'Linhas para o inventário do PGR, das mais urgentes às demais. As medidas são sugestões a avaliar com quem trabalha ali.',
  risksFound: (count: number) => counted(count, 'linha', 'linhas'),
  noRisks: 'Nenhuma linha por aqui',
  group: 'Grupo',
  hazard: 'Perigo',
  harm: 'Possíveis danos',
  exposed: 'Pessoas expostas',
  measures: 'Medidas sugeridas',
  harmAndMeasures: 'Possíveis danos e medidas',
  suggested: 'Medidas:',
  priority: 'Prioridade',
  allPriorities: 'Todas',
  riskOf: (hazard: string, group: string) => `${hazard} em ${group}`,
  none: '-',

  csv: 'Baixar CSV',
  csvFailed: 'Erro ao gerar o arquivo. Tente novamente.',
  pdf: 'Baixar PDF',
  pdfDone: 'PDF gerado com sucesso!',
  pdfFailed: 'Erro ao gerar o PDF. Tente novamente.',
  fileName: (survey: string, round: number) => `Relatorio_NR1_${survey}_rodada_${round}`,
  page: 'Página',
  pageOf: 'de',
} as const;
