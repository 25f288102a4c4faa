import type { Schema } from '@aferir/api-client';
import {
  createFakeServer,
  dataReply,
  type FakeReply,
  type FakeServer,
  openedGame,
  problemReply,
} from '@aferir/api-client/testing';
import type { Game } from './game-player.types.ts';

/** The operations of the player that tests make fail or look at. */
export const gamePaths = {
  open: '/PerguntaJogo/loadAllWithOp',
  rate: '/JogoJogadorPerguntaValor/PostJogoPerguntaValor',
  choose: '/jogoJogadoresPerguntaOpcoes/Post',
  write: '/JogoJogadorPerguntaTexto/PostPerguntaTexto',
} as const;

const optionsOf = (question: number, texts: readonly string[]) =>
  texts.map((dsOpcao, place) => ({ idPerguntaOpcao: question * 10 + place + 1, dsOpcao }));

/** A game of all four types; the second option of the quiz is the right one. */
export const mixedGame: Schema<'GamePlay'> = {
  ...openedGame,
  dsOptJogo: 'Cinco perguntas sobre as suas primeiras semanas.',
  dadosPerguntas: [
    {
      idPergunta: 1,
      idTipo: 1,
      dsPergunta: 'Em que ano a empresa foi fundada?',
      flPaginaApoio: false,
      dadosPerguntaOpcoes: optionsOf(1, ['1998', '2004', '2010', '2016']),
    },
    {
      idPergunta: 2,
      idTipo: 2,
      dsPergunta: 'Em poucas palavras, como foi a sua primeira semana?',
      flPaginaApoio: false,
      dadosPerguntaOpcoes: [],
    },
    {
      idPergunta: 3,
      idTipo: 3,
      dsPergunta: 'Como você avalia cada ponto da sua chegada?',
      flPaginaApoio: false,
      dadosPerguntaOpcoes: optionsOf(3, ['Acolhida da equipe', 'Equipamentos']),
    },
    {
      idPergunta: 4,
      idTipo: 4,
      dsPergunta: 'O que devemos melhorar primeiro?',
      flPaginaApoio: false,
      dadosPerguntaOpcoes: optionsOf(4, ['Os treinamentos', 'O material', 'As conversas']),
    },
    {
      idPergunta: 5,
      idTipo: 3,
      dsPergunta: 'Nunca fui tratado com desrespeito no trabalho.',
      flPaginaApoio: true,
      dadosPerguntaOpcoes: [],
    },
  ],
};

const RIGHT_OPTION = 12;

/** What everybody has voted for, once there are votes enough. */
export const voteTotals = [
  { idPerguntaOpcao: 41, qtdVotos: 1, percentual: 16.7 },
  { idPerguntaOpcao: 42, qtdVotos: 3, percentual: 50 },
  { idPerguntaOpcao: 43, qtdVotos: 2, percentual: 33.3 },
];

/** Starts a server that plays the game with the person of the link `Abc`, and remembers how far they are. */
export function createFakeGameServer(game: Schema<'GamePlay'> = mixedGame): FakeServer {
  let nrIndexPergunta = game.nrIndexPergunta;
  const rated = new Set<number>();

  function takeAnswer(idPergunta: number, message?: string, isWhole = true): FakeReply {
    const place = game.dadosPerguntas.findIndex((question) => question.idPergunta === idPergunta);
    if (isWhole && place === nrIndexPergunta) nrIndexPergunta += 1;
    const isVoting = game.dadosPerguntas[place]?.idTipo === 4;
    const reply: Schema<'GameAnswerReply'> = {
      nrIndexPergunta,
      flConcluido: nrIndexPergunta === game.dadosPerguntas.length,
      dadosTotais: isVoting ? voteTotals : null,
    };
    return dataReply(reply, message);
  }

  return createFakeServer()
    .on('get', gamePaths.open, ({ query }) =>
      query.idPessoa === String(game.idOrganogramaPessoa)
        ? dataReply({ ...game, nrIndexPergunta })
        : problemReply(403, 'Este link não é seu.'),
    )
    .on('post', gamePaths.choose, ({ body }) => {
      const { idPergunta, idPerguntaOpcao } = body as Schema<'SaveGameChoiceRequest'>;
      return takeAnswer(idPergunta, idPerguntaOpcao === RIGHT_OPTION ? 'True' : 'False');
    })
    .on('post', gamePaths.write, ({ body }) =>
      takeAnswer((body as Schema<'SaveGameTextRequest'>).idPergunta),
    )
    .on('post', gamePaths.rate, ({ body }) => {
      const { idPergunta, idPerguntaOpcao } = body as Schema<'SaveGameRatingRequest'>;
      if (idPerguntaOpcao !== undefined) rated.add(idPerguntaOpcao);
      const question = game.dadosPerguntas.find((one) => one.idPergunta === idPergunta);
      const isWhole = question?.dadosPerguntaOpcoes.every((one) => rated.has(one.idPerguntaOpcao));
      return takeAnswer(idPergunta, undefined, isWhole);
    });
}

const company = { name: 'Empresa Exemplo', logoUrl: null, color: null };

const choices = (texts: readonly string[], first: number) =>
  texts.map((text, place) => ({ id: first + place, text }));

/** The same game as the player keeps it. */
export const game: Game = {
  id: 5,
  title: mixedGame.nmJogo,
  description: mixedGame.dsOptJogo,
  isAnonymous: false,
  person: { id: 42, name: 'Ana Souza' },
  company,
  scale: 5,
  notice: null,
  questions: [
    {
      id: 1,
      kind: 'quiz',
      text: 'Em que ano a empresa foi fundada?',
      isFollowedBySupport: false,
      options: choices(['1998', '2004', '2010', '2016'], 11),
    },
    {
      id: 2,
      kind: 'words',
      text: 'Em poucas palavras, como foi a sua primeira semana?',
      isFollowedBySupport: false,
      options: [],
    },
    {
      id: 3,
      kind: 'pillars',
      text: 'Como você avalia cada ponto da sua chegada?',
      isFollowedBySupport: false,
      options: choices(['Acolhida da equipe', 'Equipamentos'], 31),
    },
    {
      id: 4,
      kind: 'voting',
      text: 'O que devemos melhorar primeiro?',
      isFollowedBySupport: false,
      options: choices(['Os treinamentos', 'O material', 'As conversas'], 41),
    },
    {
      id: 5,
      kind: 'pillars',
      text: 'Nunca fui tratado com desrespeito no trabalho.',
      isFollowedBySupport: true,
      options: [],
    },
  ],
  answered: 0,
};
