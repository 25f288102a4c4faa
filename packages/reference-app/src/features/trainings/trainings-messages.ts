import { counted } from '../../shared/lib/counted.ts';

/** What the section of trainings says. */
export const trainingsMessages = {
  title: 'Treinamentos',
  purpose: 'Cursos em vídeo para as pessoas da empresa: quem recebe, quem assiste e quem conclui.',
  found: (count: number) => counted(count, 'treinamento encontrado', 'treinamentos encontrados'),
  figures: 'Treinamentos da empresa',
  registered: 'Cadastrados',
  active: 'Ativos',
  inactive: 'Inativos',
  empty: 'Nenhum treinamento por aqui',
  emptyText: 'Crie o primeiro: dê um título, envie os vídeos e escolha quem vai assistir.',
  searches: 'Título ou categoria',
  listFailed: 'Erro ao carregar treinamentos.',

  training: 'Treinamento',
  category: 'Categoria',
  author: 'Autor',
  status: 'Situação',
  sentOn: 'Enviado em',

  add: 'Novo Treinamento',
  edit: 'Ver/Editar',
  preview: 'Pré-visualizar',
  send: 'Enviar Emails',
  deactivate: 'Desativar',
  activate: 'Ativar',
  viewReport: 'Ver Relatório',
  remove: 'Excluir',
  cannotSend: {
    inactive: 'Treinamento inativo',
    'no-videos': 'Nenhum vídeo adicionado',
    'no-people': 'Nenhum funcionário adicionado',
  },

  deactivateTitle: 'Desativar treinamento',
  deactivateText:
    'Quem recebeu o treinamento deixa de assistir na hora. O que já foi assistido continua guardado, e você pode ativá-lo de novo.',
  deactivated: 'Treinamento desativado com sucesso!',
  activated: 'Treinamento ativado com sucesso!',
  activityFailed: 'Falha ao alterar o status do treinamento! Contate os desenvolvedores.',

  removeTitle: 'Excluir treinamento',
  removeText:
    'Tem certeza de que deseja excluir este treinamento? Os vídeos e o que cada pessoa assistiu são apagados, e não há como desfazer.',
  removed: 'Treinamento excluído com sucesso!',
  removeFailed: 'Falha ao excluir o treinamento! Contate os desenvolvedores.',
} as const;
