import { BOARD_GAPS, MINIMUM_GROUP } from '@aferir/domain';
import { counted } from '../../../shared/lib/counted.ts';

/** What the report for the board says, on the screen and on paper. */
export const boardMessages = {
  title: 'Relatório para a diretoria',
  back: 'Voltar para o início',
  everybody: 'Toda a empresa',
  allMonths: 'Todos os meses',
  selection: (place: string, span: string) => `${place} · ${span}`,
  madeOn: (selection: string, day: string) => `${selection} · ${day}`,
  failed: 'Não foi possível carregar o relatório.',
  gone: 'O departamento ou o ciclo não existe mais',
  goneText: 'Volte para o início e escolha outro.',
  empty: 'Ainda não há resultados nesta seleção',
  emptyText: 'O relatório aparece aqui quando as primeiras pessoas responderem.',
  protection:
    `Para proteger cada pessoa, perfis e notas de menos de ${MINIMUM_GROUP} pessoas não são mostrados, ` +
    'nem os que revelariam as de um grupo assim por subtração. Onde isso acontece está escrito “Protegido”.',
  protectionTitle: 'Grupos pequenos',
  hidden: 'Protegido',
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
  someHidden: (count: number) =>
    `Para proteger cada pessoa, ${counted(count, 'competência não é mostrada', 'competências não são mostradas')}.`,

  gaps: 'Maiores diferenças',
  gapsSummary: (name: string, gap: string) =>
    `${name} é onde as notas mais se afastam: ${gap} de diferença.`,
  gapsCount: `As ${BOARD_GAPS} maiores entre autoavaliação e gestores.`,

  departments: 'Departamentos',
  department: 'Departamento',
  omitted: (count: number) =>
    counted(
      count,
      'departamento com menos pessoas ficou de fora.',
      'departamentos com menos pessoas ficaram de fora.',
    ),

  behavioralCycles: 'Ciclos comportamentais',
  performanceCycles: 'Ciclos de desempenho',
  cycle: 'Ciclo',
  adherence: 'Adesão',
  mostPresent: 'Mais presente',
  adherenceSummary: (name: string, percent: string) =>
    `${name}, o mais recente, tem ${percent} de adesão.`,

  csv: 'Baixar CSV',
  csvFailed: 'Erro ao gerar o arquivo. Tente novamente.',
  pdf: 'Baixar PDF',
  pdfDone: 'PDF gerado com sucesso!',
  pdfFailed: 'Erro ao gerar o PDF. Tente novamente.',
  fileName: (day: string) => `Relatorio_Diretoria_${day}`,
  page: 'Página',
  pageOf: 'de',
} as const;
