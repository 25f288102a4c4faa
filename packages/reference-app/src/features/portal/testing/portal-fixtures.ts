import type { Schema } from '@aferir/api-client';
import {
  discCompetencies,
  discProfileReport,
  discRequests,
  type FakeServer,
} from '@aferir/api-client/testing';

const [open, finished, closed] = discRequests.rows as [
  Schema<'DiscRequest'>,
  Schema<'DiscRequest'>,
  Schema<'DiscRequest'>,
];

/** A person's behavioral assessments: one open, two finished, one closed. */
export const ownDiscResponses: Schema<'DiscRequestList'> = {
  rows: [
    open,
    finished,
    { ...finished, idResposta: 701, dtTermino: '2026-03-04T12:00:00.000Z', nmPerfil: 'Conforme' },
    closed,
  ],
  qtdRecords: 4,
};

/** A person's performance assessments: one that waits for managers, two finished. */
export const ownPerformanceResponses: Schema<'PerformanceRequestList'> = {
  rows: [
    review(5124, { cdStatus: 6, nmStatus: 'Aguardando Avaliação do Gestor', dtTermino: null }),
    review(5122, { percentualAlinhamento: 84 }),
    review(5090, { dtAutoavaliacao: '2026-03-04T12:00:00.000Z', percentualAlinhamento: 72 }),
  ],
  qtdRecords: 3,
};

/** Lets a server answer everything that the histories ask. */
export function servePortal(server: FakeServer): FakeServer {
  return server
    .on('get', '/Resposta/GetRespostasPessoa', ownDiscResponses)
    .on('get', '/RespostaDesempenho/GetRespostasPessoa', ownPerformanceResponses)
    .on('get', '/Resposta/GetPessoaRespostaPerfil', ({ query }) =>
      query.idResposta === '701'
        ? {
            ...discProfileReport,
            response: discProfileReport.response.map((row) =>
              row.nmPerfil === 'Dominante' ? { ...row, soma: 46 } : row,
            ),
          }
        : discProfileReport,
    )
    .on('get', '/ResultadoCompetencia/GetResultadoCompetencia/{idResposta}', ({ params }) =>
      discCompetencies.map((row) => ({
        ...row,
        nrIndice: params.idResposta === '701' ? row.nrIndice - 12 : row.nrIndice,
      })),
    )
    .on('get', '/RespostaOpcaoDesempenho/GetRespostaIndices', ({ query }) =>
      scores(query.idResposta === '5090' ? [6, 8, 5] : [9, 8, 5]),
    )
    .on('get', '/RespostaOpcaoGestorDesempenho/GetRespostasOpcaoGestorRadar', {
      rows: [],
      qtdRecords: 0,
    });
}

function review(
  idResposta: number,
  change: Partial<Schema<'PerformanceRequest'>>,
): Schema<'PerformanceRequest'> {
  return {
    idResposta,
    idOrganogramaPessoa: 42,
    nmPessoa: 'Bruno Lima',
    cdStatus: 2,
    nmStatus: 'Finalizado',
    dtEnvio: '2026-03-01T12:00:00.000Z',
    dtAutoavaliacao: '2026-11-05T18:21:40.000Z',
    dtTermino: '2026-11-09T10:02:11.000Z',
    percentualAlinhamento: -1,
    flEncerrado: false,
    ...change,
  };
}

function scores(values: readonly number[]): Schema<'CompetencyScore'>[] {
  const names = ['Comunicação', 'Planejamento', 'Negociação'];
  return values.map((nrIndice, index) => ({
    idCompetencia: index + 1,
    cdCompetencia: `C${index + 1}`,
    nmCompetencia: names[index] ?? '',
    dsCompetencia: null,
    nrIndice,
  }));
}
