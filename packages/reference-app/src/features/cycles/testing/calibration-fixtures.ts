import type { Schema } from '@aferir/api-client';

/** Two people whose managers have rated, one with an adjusted score; one is seen already. */
export const cycleCalibration: Schema<'CycleCalibration'> = {
  flAberta: true,
  competencias: [
    {
      idCompetencia: 3,
      nmCompetencia: 'Trabalho em equipe',
      mediaUnidade: 8.4,
      mediaCiclo: 7.1,
      diferenca: 1.3,
    },
    {
      idCompetencia: 5,
      nmCompetencia: 'Comunicação',
      mediaUnidade: 6.2,
      mediaCiclo: 7.1,
      diferenca: -0.9,
    },
    {
      idCompetencia: 6,
      nmCompetencia: 'Negociação',
      mediaUnidade: 7,
      mediaCiclo: 7,
      diferenca: 0,
    },
  ],
  geral: { mediaUnidade: 7.2, mediaCiclo: 7.1, diferenca: 0.1 },
  rows: [
    {
      idResposta: 5120,
      idOrganogramaPessoa: 42,
      nmPessoa: 'Bruno Lima',
      nmCargo: 'Analista de Dados',
      nmDepartamento: 'Desenvolvimento',
      urlFoto: null,
      flCalibravel: true,
      notas: [
        { idCompetencia: 3, mediaGestores: 8.5, nrNota: null, nrAlteracoes: 0 },
        { idCompetencia: 5, mediaGestores: 6.25, nrNota: 7, nrAlteracoes: 1 },
      ],
    },
    {
      idResposta: 5121,
      idOrganogramaPessoa: 43,
      nmPessoa: 'Carla Dias',
      nmCargo: null,
      nmDepartamento: 'Desenvolvimento',
      urlFoto: null,
      flCalibravel: false,
      notas: [{ idCompetencia: 3, mediaGestores: 9, nrNota: null, nrAlteracoes: 0 }],
    },
  ],
  qtdRecords: 2,
  qtdPendentes: 4,
  qtdCalibradas: 1,
};

/** A score that nobody has adjusted. */
export const scoreCalibration: Schema<'ScoreCalibration'> = {
  nmCompetencia: 'Trabalho em equipe',
  mediaGestores: 8.5,
  nrNota: null,
  nrAlteracoes: 0,
  gestores: [
    { idOrganogramaGestor: 7, nmGestor: 'Ana Souza', notaGestor: 8 },
    { idOrganogramaGestor: 9, nmGestor: 'Rui Prado', notaGestor: 9 },
  ],
  historico: [],
};

/** A score that was adjusted once. */
export const adjustedScore: Schema<'ScoreCalibration'> = {
  ...scoreCalibration,
  nmCompetencia: 'Comunicação',
  mediaGestores: 6.25,
  nrNota: 7,
  nrAlteracoes: 1,
  historico: [
    {
      idAlteracao: 31,
      nrNotaAnterior: null,
      nrNota: 7,
      dsMotivo: 'As entregas do semestre pedem a mesma régua dos outros times.',
      nmUsuario: 'Carla Dias',
      dtAlteracao: '2026-12-21T14:03:00.000Z',
    },
  ],
};
