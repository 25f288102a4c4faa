import { counted } from '../../../shared/lib/counted.ts';

/** What the report of a training says, on the screen and on paper. */
export const trainingReportMessages = {
  title: 'Relatório de Treinamento',
  back: 'Voltar para Treinamentos',
  sentOn: (date: string) => `Enviado em ${date}`,
  notSentYet: 'Ainda não foi enviado.',
  loadFailed: 'Erro ao carregar dados do relatório',
  figures: 'Resumo do treinamento',
  sent: 'E-mails enviados',
  notViewed: 'Não visualizados',
  inProgress: 'Em andamento',
  concluded: 'Concluídos',
  rate: 'Taxa de conclusão',

  people: 'Progresso dos Funcionários',
  searchesPeople: 'Nome, e-mail ou cargo',
  peopleFound: (count: number) =>
    counted(count, 'funcionário encontrado', 'funcionários encontrados'),
  noPeople: 'Nenhum funcionário por aqui',
  noPeopleText: 'Quem recebe o treinamento aparece aqui, com o que já assistiu.',
  employee: 'Funcionário',
  position: 'Cargo',
  status: 'Situação',
  percent: 'Conclusão',
  percentOf: (name: string) => `Conclusão de ${name}`,
  lastView: 'Última visualização',
  none: '-',

  viewState: 'Ver andamento',
  viewStateOf: (name: string) => `Ver andamento de ${name}`,
  stateFailed: 'Erro ao carregar o andamento',
  stateOf: (name: string) => `Andamento de ${name}`,
  markedByHand: 'Marcado manualmente',
  noVideos: 'Este treinamento não tem vídeos.',

  inactive: 'Inativo',
  resend: 'Reenviar Email',
  resendQuestion: 'A pessoa recebe de novo, por e-mail, o link para assistir ao treinamento.',
  resent: 'Enviado com sucesso!',
  resendFailed: 'Não foi possível enviar o e-mail.',
  send: 'Enviar',

  pdf: 'Baixar PDF',
  fileName: (training: string) => `Relatorio_Treinamento_${training}`,
  pdfDone: 'PDF gerado com sucesso!',
  pdfFailed: 'Erro ao gerar o PDF. Tente novamente.',
  page: 'Página',
  pageOf: 'de',
} as const;
