import { counted } from '../../shared/lib/counted.ts';

/** What the section of games says. */
export const gamesMessages = {
  title: 'Jogos e Pesquisas',
  purpose:
    'Quiz, palavras livres, pilares e votação para as pessoas da empresa, e a pesquisa da NR-1.',
  found: (count: number) => counted(count, 'jogo encontrado', 'jogos encontrados'),
  figures: 'Jogos e pesquisas da empresa',
  registered: 'Cadastrados',
  open: 'Abertos',
  closed: 'Encerrados',
  participation: 'Participação',
  empty: 'Nenhum jogo por aqui',
  emptyText: 'Crie o primeiro, com perguntas suas, ou comece pelo modelo da pesquisa NR-1.',
  searches: 'Título',
  listFailed: 'Erro ao carregar jogos.',

  game: 'Nome',
  kinds: 'Tipo',
  mixed: 'Misto',
  psychosocial: (round: number) => `Pesquisa NR-1, rodada ${round}`,
  questions: 'Perguntas',
  people: 'Pessoas',
  participationOf: (name: string) => `Participação em ${name}`,
  answeredOf: (answered: number, sent: number) =>
    `${answered.toLocaleString('pt-BR')} de ${sent.toLocaleString('pt-BR')}`,
  notSent: '-',
  answers: 'Respostas',
  anonymous: 'Anônimas',
  named: 'Identificadas',
  state: 'Situação',
  sentOn: 'Enviado em',
  closedOn: 'Encerrado em',

  add: 'Novo jogo',
  useTemplate: 'Usar modelo NR-1',
  edit: 'Editar',
  view: 'Ver',
  duplicate: 'Duplicar',
  newRound: 'Nova rodada',
  send: 'Enviar',
  remind: 'Lembrar',
  close: 'Encerrar',
  results: 'Resultados',
  psychosocialReport: 'Relatório NR-1',
  remove: 'Excluir',
  cannotSend: {
    'no-questions': 'Nenhuma pergunta adicionada',
    'no-people': 'Nenhuma pessoa adicionada',
  },
  allAnswered: 'Todos já responderam',
  alreadyAnswered: 'Jogo já respondido',

  templateMade: 'Pesquisa NR-1 criada. Escolha quem vai responder e envie.',
  templateFailed: 'Não foi possível criar a pesquisa.',
  duplicated: 'Jogo duplicado. Esta é a cópia.',
  duplicateFailed: 'Não foi possível duplicar o jogo.',
  roundMade: 'Nova rodada criada, com as mesmas perguntas e pessoas.',
  roundFailed: 'Não foi possível criar a nova rodada.',

  closeTitle: 'Encerrar jogo',
  closeText: (missing: number) =>
    `${missing === 0 ? 'Todos os que receberam já responderam.' : `${counted(missing, 'pessoa ainda não respondeu e não poderá mais responder.', 'pessoas ainda não responderam e não poderão mais responder.')}`} Um jogo encerrado não abre de novo.`,
  closeAnonymousText: 'Os resultados aparecem em seguida, se houver pelo menos 5 respostas.',
  closedNow: 'Jogo encerrado.',
  closeFailed: 'Não foi possível encerrar o jogo.',

  removeTitle: 'Excluir jogo',
  removeText:
    'Tem certeza de que deseja excluir este jogo? As perguntas são apagadas, os links enviados param de funcionar, e não há como desfazer.',
  removed: 'Jogo excluído com sucesso!',
  removeFailed: 'Não foi possível excluir o jogo.',
} as const;
