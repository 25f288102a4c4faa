import type { Schema } from '@aferir/api-client';
import { type FakeServer, staffSession, staffUser } from '@aferir/api-client/testing';

/** Whose reviews {@link performanceReviews} are. */
export const reviewedPerson = 'Maria Aparecida de Albuquerque Cavalcanti Figueiredo';

/** One person per state that the grid shows. */
export const performanceEmployees: readonly Schema<'PerformanceEmployee'>[] = [
  employee({ idOrganogramaPessoa: 42, nmPessoa: 'Bruno Lima', nmCargo: 'Analista de Dados' }),
  employee({
    idOrganogramaPessoa: 43,
    nmPessoa: 'Elisa Moraes',
    idResposta: 5121,
    cdStatus: 6,
    nmStatus: 'Aguardando Avaliação do Gestor',
    dtEnvio: '2026-11-03T12:00:00.000Z',
    qtdAvaliacoes: 1,
  }),
  employee({
    idOrganogramaPessoa: 44,
    nmPessoa: reviewedPerson,
    dsEmail: null,
    idResposta: 5122,
    cdStatus: 2,
    nmStatus: 'Finalizado',
    dtEnvio: '2026-11-03T12:00:00.000Z',
    dtUltimaResposta: '2026-11-09T10:02:11.000Z',
    percentualAlinhamento: 84,
    qtdAvaliacoes: 2,
  }),
];

/** A person's reviews: one of each phase, and a cancelled one. */
export const performanceReviews: Schema<'PerformanceRequestList'> = {
  rows: [
    review({ idResposta: 5124 }),
    review({
      idResposta: 5123,
      cdStatus: 7,
      nmStatus: 'Aguardando Feedback do Gestor',
      dtAutoavaliacao: '2026-11-05T18:21:40.000Z',
      percentualAlinhamento: 91,
    }),
    review({
      idResposta: 5122,
      cdStatus: 2,
      nmStatus: 'Finalizado',
      dtAutoavaliacao: '2026-11-05T18:21:40.000Z',
      dtTermino: '2026-11-09T10:02:11.000Z',
      percentualAlinhamento: 72,
    }),
    review({ idResposta: 5100, cdStatus: 3, nmStatus: 'Visualizado', flEncerrado: true }),
  ],
  qtdRecords: 4,
};

/** The permissions of staff who have these rights in the performance section, and no others. */
export function performanceRights(
  rights: Partial<Schema<'Permissions'>['secoes'][number]> = {},
): Schema<'Permissions'> {
  const none = { flVisualizar: true, flIncluir: false, flAlterar: false, flExcluir: false };
  return { flAdministrador: false, secoes: [{ idSecao: 6, ...none, ...rights }] };
}

/** Answers what the performance section asks, for staff with these permissions. */
export function servePerformance(
  server: FakeServer,
  permissions = performanceRights({ flIncluir: true, flAlterar: true }),
): FakeServer {
  return server
    .on('post', '/auth/signin', { ...staffSession, permissions })
    .on('get', '/auth/GetUser', { ...staffUser, permissions })
    .on('get', '/RespostaDesempenho/GetPessoasGrid', {
      rows: [...performanceEmployees],
      qtdRecords: 62,
    })
    .on('get', '/OrganogramaPessoa/GetNomePessoa/{id}', {
      nmPessoa: reviewedPerson,
      dsEmail: 'maria.figueiredo@empresa.example',
    })
    .on('get', '/RespostaDesempenho/GetRespostasPessoa', performanceReviews)
    .on('get', '/RespostaDesempenho/GetStatusUltimaAvaliacao/{idPessoa}', 2);
}

function employee(values: Partial<Schema<'PerformanceEmployee'>>): Schema<'PerformanceEmployee'> {
  return {
    idOrganogramaPessoa: 1,
    nmPessoa: '',
    nmCargo: null,
    nmDepartamento: null,
    urlFoto: null,
    dsEmail: 'alguem@empresa.example',
    flAtivo: true,
    idResposta: null,
    cdStatus: 0,
    nmStatus: 'Sem Avaliação',
    dtEnvio: null,
    dtUltimaResposta: null,
    percentualAlinhamento: -1,
    qtdAvaliacoes: 0,
    ...values,
  };
}

function review(values: Partial<Schema<'PerformanceRequest'>>): Schema<'PerformanceRequest'> {
  return {
    idResposta: 1,
    idOrganogramaPessoa: 44,
    nmPessoa: reviewedPerson,
    cdStatus: 4,
    nmStatus: 'Aguardando Resposta',
    dtEnvio: '2026-11-03T12:00:00.000Z',
    dtAutoavaliacao: null,
    dtTermino: null,
    percentualAlinhamento: -1,
    flEncerrado: false,
    ...values,
  };
}
