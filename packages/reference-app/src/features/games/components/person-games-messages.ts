/** What the games of one person say. */
export const personGamesMessages = {
  title: 'Jogos e Pesquisas',
  noneOfPerson: 'Nenhum jogo ou pesquisa foi enviado a esta pessoa.',
  sentToPersonOn: (date: string) => `Enviado em ${date}`,
  answeredByPerson: { answered: 'Respondido', open: 'Não respondido', anonymous: 'Anônimo' },
} as const;
