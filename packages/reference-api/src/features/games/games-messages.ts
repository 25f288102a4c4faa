/** What the operations on games say, in Brazilian Portuguese. */
export const gamesMessages = {
  saved: 'Jogo salvo com sucesso!',
  deleted: 'Jogo excluído com sucesso!',
  closed: 'Jogo encerrado com sucesso!',
  titleTaken: 'Um jogo com este nome já existe. Por favor, escolha outro nome.',
  unfitPeople: 'Adicione ao jogo apenas funcionários ativos da empresa.',
  changedMeanwhile:
    'Outra pessoa alterou este jogo enquanto você o editava. Abra-o de novo para ver como ficou.',
  answered: 'Este jogo já foi respondido e não pode mais ser alterado.',
  answeredForGood: 'Este jogo já foi respondido e não pode ser excluído.',
  sentAsItIs:
    'Este jogo já foi enviado: se ele é anônimo ou identificado não pode mais ser alterado.',
  closedForGood: 'Este jogo está encerrado e não pode mais ser alterado.',
  templateQuestions: 'As perguntas do modelo NR-1 não podem ser alteradas.',
  templateAnonymous: 'A pesquisa do modelo NR-1 é sempre anônima.',
  neverSent: 'Este jogo ainda não foi enviado.',
  alreadyClosed: 'Este jogo já está encerrado.',
  sent: 'Os emails foram enviados com sucesso!',
  noPeople: 'Este jogo não tem funcionários. Adicione quem vai responder antes de enviar.',
  nobodyLeft:
    'Não há a quem enviar: todos os funcionários ativos e com e-mail já receberam este jogo.',
  nobodyToRemind:
    'Não há quem lembrar: quem recebeu este jogo já respondeu ou foi lembrado nas últimas 24 horas.',
  resultsAfterClosing:
    'Os resultados de uma pesquisa anônima aparecem depois do encerramento, a partir de 5 respostas.',
  tooFewAnswers:
    'Menos de 5 pessoas responderam até o fim. Para proteger quem respondeu, os resultados não aparecem.',
  noAnswers: 'Ninguém respondeu ainda.',
  noNames: 'Este jogo é anônimo: ninguém sabe quem respondeu o quê.',
  copyTitle: (title: string) => `${title} (cópia)`,
  anotherCopyTitle: (title: string, number: number) => `${title} (${number})`,
  roundTitle: (title: string, round: number) => `${title} (rodada ${round})`,
  noDepartment: 'Sem departamento',
  everybody: 'Todos os departamentos',
  quizAnswer: (option: string, isRight: boolean) => `${option} (${isRight ? 'certa' : 'errada'})`,
  rating: (option: string, value: number) => `${option}: ${value}`,
} as const;
