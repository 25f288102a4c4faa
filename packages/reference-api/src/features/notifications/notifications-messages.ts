/** What notifications say, in Brazilian Portuguese. A game is told of by no notification but a mail that came back. */
export const notificationsMessages = {
  importTitles: {
    done: 'Importação de funcionários concluída',
    stopped: 'Importação de funcionários interrompida',
    undone: 'Importação de funcionários desfeita',
  },
  file: (file: string) => `Arquivo ${file}.`,
  fileWith: (file: string, counts: string) => `Arquivo ${file}: ${counts}.`,
  created: (count: number) => `${count} ${count === 1 ? 'novo' : 'novos'}`,
  changed: (count: number) => `${count} ${count === 1 ? 'alterado' : 'alterados'}`,
  faulty: (count: number) => `${count} com problema`,

  finished: {
    comportamental: (count: number) =>
      count === 1
        ? 'Avaliação comportamental finalizada'
        : `${count} avaliações comportamentais finalizadas`,
    desempenho: (count: number) =>
      count === 1
        ? 'Avaliação de desempenho finalizada'
        : `${count} avaliações de desempenho finalizadas`,
  },

  ratingTitle: (count: number) =>
    count === 1
      ? 'Uma avaliação de desempenho espera por você'
      : `${count} avaliações de desempenho esperam por você`,
  rating: (person: string) =>
    `${person} terminou a autoavaliação. Avalie pelo link do e-mail ou no portal do funcionário.`,
  feedbackTitle: (count: number) =>
    count === 1 ? 'Um feedback espera por você' : `${count} feedbacks esperam por você`,
  feedback: (person: string) => `Falta o seu feedback na avaliação de ${person}.`,

  mailTitle: (count: number) =>
    count === 1 ? 'E-mail não entregue' : `${count} e-mails não entregues`,
  mailToPerson: (person: string, address: string, link: string) =>
    `O e-mail para ${person} (${address}) com ${link} voltou.`,
  mailToManager: (person: string, address: string, link: string) =>
    `O e-mail para ${address} com ${link} de ${person} voltou.`,
  links: {
    comportamental: 'o link da avaliação comportamental',
    desempenho: 'o link da avaliação de desempenho',
    treinamento: 'o link do treinamento',
    jogo: 'o link do jogo ou da pesquisa',
    some: 'o link',
  },

  trainingTitle: (count: number, title: string) =>
    count === 1 ? 'Treinamento concluído' : `${count} pessoas concluíram ${title}`,
  training: (person: string, title: string) => `${person} concluiu ${title}.`,

  unmailedOwer: 'Avise pessoalmente: feedback a dar',
  tellOwer: (manager: string, count: number) =>
    count === 1
      ? `${manager} não tem e-mail e ainda não sabe que falta dar o feedback de uma avaliação.`
      : `${manager} não tem e-mail e ainda não sabe que falta dar o feedback de ${count} avaliações.`,
  unmailedResults: (count: number) =>
    count === 1
      ? 'Avise pessoalmente: resultado de desempenho'
      : `Avise pessoalmente: ${count} resultados de desempenho`,
  tellOfResult: (person: string) =>
    `${person} não tem e-mail e ainda não sabe que o resultado saiu.`,

  others: (count: number) => (count === 1 ? 'mais uma pessoa' : `mais ${count} pessoas`),
};
