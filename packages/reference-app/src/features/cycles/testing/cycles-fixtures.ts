import type { Schema } from '@aferir/api-client';

/** One that is being written. */
export const draftCycle: Schema<'CycleRow'> = {
  idCiclo: 5,
  nmCiclo: 'Perfis da fábrica',
  idTipoCiclo: 1,
  idSituacaoCiclo: 1,
  dtAbertura: null,
  dtInicio: null,
  dtPrazo: '2099-12-18',
  dtEncerramento: null,
  qtdPessoas: 0,
  qtdResponderam: 0,
  percentualAdesao: null,
};

/** One that begins on a day. */
export const scheduledCycle: Schema<'CycleRow'> = {
  ...draftCycle,
  idCiclo: 6,
  nmCiclo: 'Liderança',
  idSituacaoCiclo: 2,
  dtAbertura: '2099-12-01',
};

/** One under way. */
export const runningCycle: Schema<'CycleRow'> = {
  ...draftCycle,
  idCiclo: 7,
  nmCiclo: 'Desempenho 2026',
  idTipoCiclo: 2,
  idSituacaoCiclo: 3,
  dtAbertura: '2026-12-01',
  dtInicio: '2026-12-01T12:00:00.000Z',
  dtPrazo: '2026-12-18',
  qtdPessoas: 60,
  qtdResponderam: 41,
  percentualAdesao: 68,
};

/** One that is over. */
export const closedCycle: Schema<'CycleRow'> = {
  ...runningCycle,
  idCiclo: 8,
  nmCiclo: 'Desempenho 2025',
  idSituacaoCiclo: 4,
  dtInicio: '2025-12-01T12:00:00.000Z',
  dtPrazo: '2025-12-18',
  dtEncerramento: '2025-12-20T12:00:00.000Z',
  qtdResponderam: 60,
  percentualAdesao: 100,
};
