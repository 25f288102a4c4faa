import { counted } from '../../../shared/lib/counted.ts';

/** What the results of a game say. */
export const gameResultsMessages = {
  title: 'Resultados',
  back: 'Voltar para Jogos e Pesquisas',
  loadFailed: 'Erro ao carregar os resultados',
  anonymous: 'Respostas anônimas',
  named: 'Respostas identificadas',
  participation: 'Participação',
  sent: 'Enviados',
  concluded: 'Concluíram',
  rate: 'Participação',
  psychosocialReport: 'Relatório NR-1',

  hiddenTitle: 'Os resultados ainda não aparecem',
  hiddenFallback: 'Ainda não há respostas suficientes.',
  anonymityTitle: 'Respostas anônimas',
  anonymityText:
    'Ninguém sabe quem respondeu o quê. Os números aparecem para grupos de 5 pessoas ou mais; departamentos menores estão juntos em um só grupo.',

  group: 'Departamento',
  everybody: (count: number) => `Todos (${counted(count, 'resposta', 'respostas')})`,
  groupOf: (name: string, count: number) => `${name} (${count.toLocaleString('pt-BR')})`,
  refreshing: 'Atualizando...',
  refreshed: (group: string) => `Resultados atualizados: ${group}.`,
  noQuestions: 'Este jogo não tem perguntas.',
  questions: 'Perguntas',

  answers: 'Respostas',
  answersCount: (count: number) => counted(count, 'resposta', 'respostas'),
  percent: 'Percentual',
  option: 'Opção',
  statement: 'Afirmação',
  mean: 'Média',
  meanOf: (mean: string) => `média ${mean}`,
  noMean: 'sem notas',
  right: 'Resposta certa',
  rightYes: 'Sim',
  rightNo: 'Não',

  nobody: 'Ninguém respondeu a esta pergunta ainda.',
  rightCount: (right: number, all: number) =>
    `${right.toLocaleString('pt-BR')} de ${counted(all, 'pessoa acertou', 'pessoas acertaram')}.`,
  leader: (option: string, votes: number, all: number) =>
    `A mais votada é ${option}, com ${votes.toLocaleString('pt-BR')} de ${counted(all, 'voto', 'votos')}.`,
  tie: (options: string, votes: number) =>
    `Empate entre ${options}, com ${counted(votes, 'voto', 'votos')} cada.`,
  extremes: (highest: string, lowest: string) =>
    `${highest} tem a maior média; ${lowest}, a menor.`,
  sameMeans: 'Todas as médias são iguais.',
  meanOnScale: (mean: string, scale: number) => `A média é ${mean}, em uma escala de 1 a ${scale}.`,
  howToReadRatings: (scale: number) =>
    `Cada parte da barra mostra quantas pessoas deram aquela nota, de 1 a ${scale}. A média está no fim da linha.`,
  ratingWithWords: (value: number, words: string) => `${value} · ${words}`,

  words: 'O que as pessoas escreveram',
  wordsSummary: (texts: number, answers: number) =>
    `${counted(answers, 'resposta', 'respostas')} em ${counted(texts, 'texto diferente', 'textos diferentes')}; as iguais estão juntas.`,
  searchWords: 'Buscar nas respostas',
  noWordsFound: 'Nenhuma resposta com esse texto.',
  wordsFound: (count: number) => counted(count, 'texto encontrado', 'textos encontrados'),
  showMore: (count: number) => `Mostrar mais ${count.toLocaleString('pt-BR')}`,
  times: (count: number) => `${count.toLocaleString('pt-BR')}×`,
  timesAloud: (count: number) => counted(count, 'vez', 'vezes'),
  text: 'Texto',
  wordsCsv: 'Baixar CSV',

  answersCsv: 'Baixar respostas (CSV)',
  figuresCsv: 'Baixar números (CSV)',
  csvFailed: 'Erro ao gerar o arquivo. Tente novamente.',
  answersFile: (game: string) => `Respostas_${game}`,
  figuresFile: (game: string) => `Resultados_${game}`,
  person: 'Pessoa',
  question: 'Pergunta',
  answer: 'Resposta',
  date: 'Data',
  kind: 'Tipo',
  quantity: 'Quantidade',
  none: '-',
} as const;
