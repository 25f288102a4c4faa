import type { Schema } from '@aferir/api-client';
import { chosenPerson } from '../../../../shared/testing/audience-fixtures.ts';

/** A question of each kind. */
export const questions: Schema<'GameQuestion'>[] = [
  {
    idPergunta: 1,
    idTipo: 1,
    dsPergunta: 'Em que ano a empresa foi fundada?',
    flPaginaApoio: false,
    dsDimensao: null,
    opcoes: [
      { idPerguntaOpcao: 1, dsOpcao: '1998', flCorreta: false },
      { idPerguntaOpcao: 2, dsOpcao: '2004', flCorreta: true },
      { idPerguntaOpcao: 3, dsOpcao: '2010', flCorreta: false },
      { idPerguntaOpcao: 4, dsOpcao: '2016', flCorreta: false },
    ],
  },
  {
    idPergunta: 2,
    idTipo: 2,
    dsPergunta: 'Em uma palavra, como foi a sua primeira semana?',
    flPaginaApoio: false,
    dsDimensao: null,
    opcoes: [],
  },
  {
    idPergunta: 3,
    idTipo: 3,
    dsPergunta: 'Quanto você concorda?',
    flPaginaApoio: false,
    dsDimensao: null,
    opcoes: [],
  },
  {
    idPergunta: 4,
    idTipo: 4,
    dsPergunta: 'Onde fazemos a próxima integração?',
    flPaginaApoio: false,
    dsDimensao: null,
    opcoes: [
      { idPerguntaOpcao: 5, dsOpcao: 'No parque', flCorreta: false },
      { idPerguntaOpcao: 6, dsOpcao: 'Na empresa', flCorreta: false },
    ],
  },
];

/** A draft with a question of each kind. */
export const game: Schema<'GameContent'> = {
  idJogo: 5,
  nmJogo: 'Como foi a integração?',
  dsOptJogo: 'Quatro perguntas, cinco minutos.',
  nrEscala: 5,
  flAnonimo: false,
  dsModelo: null,
  nrVersaoModelo: null,
  nrVersao: 4,
  idSituacao: 1,
  flRespondido: false,
  perguntas: questions,
  funcionarios: [chosenPerson],
};

/** One that people are answering. */
export const answeredGame: Schema<'GameContent'> = { ...game, idSituacao: 2, flRespondido: true };

/** The NR-1 survey, not sent yet; one question stands for all. */
export const survey: Schema<'GameContent'> = {
  ...game,
  nmJogo: 'Pesquisa NR-1',
  flAnonimo: true,
  dsModelo: 'nr1',
  nrVersaoModelo: 1,
  perguntas: questions
    .filter(({ idTipo }) => idTipo === 3)
    .map((question) => ({
      ...question,
      dsDimensao: 'harassment-violence',
      flPaginaApoio: true,
    })),
};
