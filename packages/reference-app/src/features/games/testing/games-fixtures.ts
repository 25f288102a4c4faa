import type { Schema } from '@aferir/api-client';

/** A quiz that was sent to nobody yet. */
export const draftGame: Schema<'GameRow'> = {
  idJogo: 5,
  nmJogo: 'Como foi a integração?',
  idTipoJogo: 1,
  flMisto: false,
  dsModelo: null,
  nrRodada: 1,
  qtdPerguntas: 4,
  qtdPessoas: 12,
  qtdEnviados: 0,
  qtdConcluidos: 0,
  idSituacao: 1,
  flAnonimo: false,
  flRespondido: false,
  dtCriacao: '2026-11-09T13:00:00.000Z',
  dtEnvio: null,
  dtEncerramento: null,
};

/** One of several kinds that people are answering. */
export const openGame: Schema<'GameRow'> = {
  ...draftGame,
  idJogo: 6,
  nmJogo: 'Clima da equipe',
  flMisto: true,
  flAnonimo: true,
  qtdEnviados: 12,
  qtdConcluidos: 3,
  idSituacao: 2,
  flRespondido: true,
  dtEnvio: '2026-11-10T13:00:00.000Z',
};

/** A round of the NR-1 survey that is over. */
export const closedSurvey: Schema<'GameRow'> = {
  ...openGame,
  idJogo: 7,
  nmJogo: 'Pesquisa NR-1 de 2026',
  idTipoJogo: 3,
  dsModelo: 'nr1',
  nrRodada: 2,
  qtdConcluidos: 12,
  idSituacao: 3,
  dtEncerramento: '2026-11-20T13:00:00.000Z',
};

/** How many there are. */
export const gameTotals: Schema<'GameTotals'> = {
  qtdJogos: 3,
  qtdAbertos: 1,
  qtdEncerrados: 1,
  percentualParticipacao: 62,
};
