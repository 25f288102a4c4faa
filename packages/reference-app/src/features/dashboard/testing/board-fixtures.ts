import type { Schema } from '@aferir/api-client';
import { fullDashboard } from './dashboard-fixtures.ts';

const { filtros, comportamental, avaliacoes, competencias } = fullDashboard;

/** What a board is told of a company of sixty people, one department of which is protected. */
export const boardReport: Schema<'BoardReport'> = {
  filtros,
  comportamental,
  avaliacoes,
  competencias,
  departamentos: {
    rows: [
      {
        idOrganogramaNo: 3,
        nmDepartamento: 'Comercial',
        qtdAtivos: 30,
        prcCobertura: 70,
        prcConclusao: 60,
        mediaAuto: 7.6,
        mediaGestor: 7.1,
        prcAlinhamento: 72,
        flOculto: false,
      },
      {
        idOrganogramaNo: 5,
        nmDepartamento: 'Tecnologia',
        qtdAtivos: 27,
        prcCobertura: 64,
        prcConclusao: 41,
        mediaAuto: null,
        mediaGestor: null,
        prcAlinhamento: null,
        flOculto: true,
      },
    ],
    qtdOmitidos: 2,
  },
  ciclos: [
    {
      idCiclo: 4,
      nmCiclo: 'Perfis 2026',
      idTipoCiclo: 1,
      prcAdesao: 80,
      perfisMaisPresentes: ['Dominante'],
      mediaAuto: null,
      mediaGestor: null,
      prcAlinhamento: null,
      flOculto: false,
    },
    {
      idCiclo: 6,
      nmCiclo: 'Desempenho 2025',
      idTipoCiclo: 2,
      prcAdesao: 55,
      perfisMaisPresentes: [],
      mediaAuto: 7.2,
      mediaGestor: 6.9,
      prcAlinhamento: 66,
      flOculto: false,
    },
    {
      idCiclo: 7,
      nmCiclo: 'Desempenho 2026',
      idTipoCiclo: 2,
      prcAdesao: 90,
      perfisMaisPresentes: [],
      mediaAuto: null,
      mediaGestor: null,
      prcAlinhamento: null,
      flOculto: true,
    },
  ],
};

/** What a board is told of a company in which nobody was asked. */
export const emptyBoardReport: Schema<'BoardReport'> = {
  filtros: { ...filtros, mesPrimeiro: null },
  comportamental: {
    qtdAtivos: 3,
    qtdAvaliados: 0,
    qtdNaoAvaliados: 3,
    prcCobertura: 0,
    perfis: null,
    perfisMaisPresentes: [],
    prcDiversidade: null,
    flOculto: false,
  },
  avaliacoes: null,
  competencias: null,
  departamentos: { rows: [], qtdOmitidos: 0 },
  ciclos: [],
};
