import type { Schema } from '@aferir/api-client';

/** One that was never sent and can be. */
export const training: Schema<'ListedTraining'> = {
  idTreinamento: 3,
  nmTreinamento: 'Boas-vindas',
  dsTreinamento: 'Como a empresa funciona, do primeiro dia ao primeiro mês de cada pessoa.',
  idCategoria: 2,
  nmCategoria: 'Integração',
  urlFoto: null,
  flAtivo: true,
  nmAutor: 'Carla Nunes',
  dtEnvioEmails: null,
  qtdRecursos: 2,
  qtdFuncionarios: 12,
};

/** One that was sent. */
export const sentTraining: Schema<'ListedTraining'> = {
  ...training,
  idTreinamento: 4,
  nmTreinamento: 'Segurança no trabalho',
  dtEnvioEmails: '2026-11-10T13:00:00.000Z',
};

/** One that nobody can watch now. */
export const inactiveTraining: Schema<'ListedTraining'> = {
  ...sentTraining,
  idTreinamento: 5,
  nmTreinamento: 'Brigada de incêndio',
  flAtivo: false,
};

/** How many there are. */
export const trainingTotals: Schema<'TrainingTotalsList'> = {
  rows: [{ qtdCadastrados: 3, qtdAtivos: 2, qtdInativos: 1 }],
  qtdRecords: 1,
};
