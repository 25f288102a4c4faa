import type { Schema } from '@aferir/api-client';

/** The figures of a training that four people got. */
export const reportSummary: Schema<'TrainingReportSummary'> = {
  nmTreinamento: 'Segurança no trabalho',
  dataEnvio: '2026-11-10T13:00:00.000Z',
  totalEnviados: 4,
  totalNaoVisualizado: 1,
  totalEmAndamento: 1,
  totalConcluido: 2,
  percentualConcluido: 50,
};

/** One who is in the middle of it. */
export const learner: Schema<'TrainingReportRow'> = {
  idOrganogramaPessoa: 42,
  nmPessoa: 'Ana Souza',
  nmCargo: 'Analista de Dados',
  urlFoto: null,
  flAtivo: true,
  dsStatus: 'Em andamento',
  percentualConclusao: 50,
  dtEnvio: '2026-11-10T13:00:00.000Z',
  dtUltimaVisualizacao: '2026-11-12T17:30:00.000Z',
};

/** One who has not begun, and one who left the company with it done. */
export const otherLearners: readonly Schema<'TrainingReportRow'>[] = [
  {
    ...learner,
    idOrganogramaPessoa: 43,
    nmPessoa: 'Bruno Lima',
    nmCargo: null,
    dsStatus: 'Não visualizado',
    percentualConclusao: 0,
    dtUltimaVisualizacao: null,
  },
  {
    ...learner,
    idOrganogramaPessoa: 44,
    nmPessoa: 'Carla Nunes',
    flAtivo: false,
    dsStatus: 'Concluído',
    percentualConclusao: 100,
  },
];

/** The first page of the report. */
export const trainingReport: Schema<'TrainingReport'> = {
  dadosRelatorioResumo: reportSummary,
  dadosRelatorioGrid: [learner, ...otherLearners],
  qtdRegistros: 3,
};

/** What the one in the middle has done, video by video. */
export const learnerState: Schema<'TrainingStateOfResource'>[] = [
  {
    nmSessao: 'Primeiro dia',
    indexSessao: 0,
    nmRecurso: 'A empresa',
    estadoTreinamento: 'Concluído',
    flFoiConcluido: 1,
    flConclusaoManual: true,
    dtConclusao: '2026-11-12T17:30:00.000Z',
  },
  {
    nmSessao: 'Primeiro dia',
    indexSessao: 0,
    nmRecurso: 'As saídas de emergência',
    estadoTreinamento: 'Em andamento',
    flFoiConcluido: 0,
    flConclusaoManual: false,
    dtConclusao: null,
  },
  {
    nmSessao: 'Primeira semana',
    indexSessao: 1,
    nmRecurso: 'Equipamentos de proteção',
    estadoTreinamento: 'Não iniciado',
    flFoiConcluido: 0,
    flConclusaoManual: false,
    dtConclusao: null,
  },
];
