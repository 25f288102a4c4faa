import type { Schema } from '@aferir/api-client';
import {
  companyPublicInfo,
  employeeSession,
  employeeUser,
  type FakeServer,
  problemReply,
} from '@aferir/api-client/testing';
import { PERFORMANCE_STATUS_LABELS, type PerformanceStatus } from '@aferir/domain';
import { memberForTests } from '../manager-evaluation/manager-evaluation.fixtures.ts';
import {
  createReportServer,
  type ServedCompetency,
  type ServedReport,
  servedCompetencies,
} from '../performance-report/performance-report.server.ts';
import type { DirectReport } from './employee-dashboard.types.ts';

/** One of the own responses. */
export function responseForTests(
  cdStatus: PerformanceStatus,
  change: Partial<Schema<'PerformanceRequest'>> = {},
): Schema<'PerformanceRequest'> {
  const isDone = cdStatus === 2;
  return {
    idResposta: 5120,
    idOrganogramaPessoa: 42,
    nmPessoa: 'Ana Souza',
    cdStatus,
    nmStatus: PERFORMANCE_STATUS_LABELS[cdStatus] as Schema<'PerformanceStatusName'>,
    dtEnvio: '2026-11-03T12:00:00.000Z',
    dtAutoavaliacao: isDone ? '2026-11-05T18:21:40.000Z' : null,
    dtTermino: isDone ? '2026-11-09T10:02:11.000Z' : null,
    percentualAlinhamento: isDone ? 84 : -1,
    flEncerrado: false,
    ...change,
  };
}

/** Twelve people in every status that a manager can meet. */
export const twelveReports: readonly DirectReport[] = [
  memberForTests(51, 'Bruno Lima', 6),
  memberForTests(52, 'Carla Dias', 7, { percentualAlinhamento: 72 }),
  memberForTests(53, 'Diego Alves', 2, { percentualAlinhamento: 84, podeVerRelatorio: false }),
  memberForTests(54, 'Elisa Moraes', 6, {
    nmStatus: 'Avaliado',
    flAvaliouTodas: true,
    podeAvaliar: false,
    podeVerRelatorio: true,
  }),
  memberForTests(55, 'Fábio Nunes', 1),
  memberForTests(56, 'Gabriela Reis', 3),
  memberForTests(57, 'Heitor Pinto', 4, { nmCargo: null }),
  memberForTests(58, 'Iara Campos', 0),
  memberForTests(59, 'João Teles', 2, {
    nmStatus: 'Avaliado',
    flAvaliouTodas: true,
    percentualAlinhamento: 96,
  }),
  memberForTests(60, 'Karina Lopes', 7, { precisaFeedback: false, percentualAlinhamento: 91 }),
  memberForTests(61, 'Lucas Prado', 6, { podeAvaliar: false }),
  memberForTests(62, 'Marina Costa', 4),
];

/** The own behavioral profile. */
export const ownProfile: Schema<'OwnDiscProfile'> = {
  idResposta: 812,
  nmPerfil: 'Dominante Influente',
  dtTermino: '2026-10-02T15:00:00.000Z',
};

/** A behavioral request that waits for the person. */
export const ownDiscRequest: Schema<'OwnDiscRequest'> = {
  idResposta: 812,
  cdStatus: 4,
  dtEnvio: '2026-11-10T12:00:00.000Z',
  qtdPerguntas: 20,
  qtdRespondidas: 0,
};

/** The cycle that a request of these is part of. */
export const ownCycle: Schema<'CycleOfRequest'> = {
  nmCiclo: 'Desempenho 2026',
  dtPrazo: '2999-12-18',
};

/** A colleague whom the person has still to rate, and one who is rated. */
export const ownRatings: readonly [Schema<'OwnRating'>, Schema<'OwnRating'>] = [
  {
    idAvaliador: 88,
    nmPessoa: 'Renato Prado',
    nmCargo: 'Analista de Dados',
    urlFoto: null,
    tpGrupo: 'par',
    dtPrazo: '2999-12-18',
    qtdCompetencias: 4,
    qtdAvaliadas: 1,
    flConcluida: false,
  },
  {
    idAvaliador: 89,
    nmPessoa: 'Sofia Reis',
    nmCargo: null,
    urlFoto: null,
    tpGrupo: 'liderado',
    dtPrazo: '2999-12-18',
    qtdCompetencias: 4,
    qtdAvaliadas: 4,
    flConcluida: true,
  },
];

/** Reviews for which the person says who rates: the own one, and one whose raters wait for approval. */
export const ownAroundReviews: readonly Schema<'AroundReview'>[] = [
  { idResposta: 5120, nmPessoa: 'Ana Souza', flPropria: true, qtdPropostos: 1, qtdConvidados: 3 },
  { idResposta: 5133, nmPessoa: 'Carla Dias', flPropria: false, qtdPropostos: 2, qtdConvidados: 1 },
];

/** An agreement that waits for the person. */
export const ownAgreement: Schema<'Agreement'> = {
  idCombinado: 31,
  idResposta: 5120,
  idOrganogramaPessoa: 42,
  nmPessoa: 'Bruno Lima',
  nmGestor: 'Ana Souza',
  dsObjetivo: 'Apresentar resultados com segurança',
  dsAcao: 'Apresentar os números no encontro do mês, com ensaio na véspera.',
  tpResponsavel: 'pessoa',
  dtPrazo: '2999-02-26',
  idCompetencia: 1,
  nmCompetencia: 'Comunicação',
  tpSituacao: 'aguardando',
  tpAguarda: 'pessoa',
  tpMeuLado: 'pessoa',
  dtEncerramento: null,
  nrVersao: 1,
  podeAlterar: true,
  podeConfirmar: true,
  podeEncerrar: false,
  podeReabrir: false,
  podeExcluir: true,
};

/** What a fake server of the portal starts with. */
export interface PortalStart {
  user?: Partial<Schema<'EmployeeUser'>>;
  responses?: readonly Schema<'PerformanceRequest'>[];
  competencies?: readonly ServedCompetency[];
  /** Names of the managers who have rated everything. */
  managers?: readonly string[];
  reports?: readonly DirectReport[];
  agreements?: readonly Schema<'Agreement'>[];
  around?: Schema<'OwnRatingList'>;
  /** Answers everything else. @default a server of the own report */
  base?: FakeServer;
}

/** Starts a server that knows one employee, their responses and their reports. */
export function createPortalServer(start: PortalStart = {}): FakeServer {
  const { responses = [responseForTests(2)], reports = [], agreements = [], user = {} } = start;
  const served: ServedReport = {
    competencies: start.competencies ?? servedCompetencies,
    ...(start.managers && { managers: start.managers }),
  };
  return (start.base ?? createReportServer(served))
    .on('get', '/authpessoa/GetUser', {
      ...employeeUser,
      flGestor: reports.length > 0,
      ...user,
    })
    .on('get', '/Cliente/PublicInfo/{idCliente}', ({ params }) =>
      params.idCliente === '1' ? companyPublicInfo : problemReply(404, 'Empresa não localizada'),
    )
    .on('post', '/authpessoa/signin', ({ body }) => {
      const { password } = body as Schema<'EmployeeSignInRequest'>;
      return password === 'aferir-123' ? employeeSession : wrongCredentials;
    })
    .on('post', '/authpessoa/signout', null)
    .on('get', '/RespostaDesempenho/GetRespostasPessoa', {
      rows: [...responses],
      qtdRecords: responses.length,
    })
    .on('get', '/CombinadoDesempenho/GetMeus', {
      rows: agreements.slice(0, 5),
      qtdRecords: agreements.length,
    })
    .on(
      'get',
      '/AvaliadorDesempenho/GetMeus',
      start.around ?? { rows: [], qtdRecords: 0, acompanhadas: [] },
    )
    .on('get', '/RespostaDesempenho/GetHashResposta', 'HashDoLink')
    .on('get', '/Resposta/GetHashResposta', 'HashComportamental')
    .on('get', '/RespostaDesempenho/GetPessoasGridGestor', ({ query }) => {
      const found = reports.filter(({ nmPessoa }) =>
        nmPessoa.toLowerCase().includes((query.filter ?? '').toLowerCase()),
      );
      const first = Number(query.index) * Number(query.take);
      return { rows: found.slice(first, first + Number(query.take)), qtdRecords: found.length };
    });
}

const wrongCredentials = problemReply(
  401,
  'Usuário ou senha incorretos. Por favor, verifique suas credenciais e tente novamente.',
);

/** The same competencies before their managers have rated them. */
export const withoutManagers = { managers: [] } as const satisfies PortalStart;

/** The same competencies before anything was answered. */
export const unanswered: readonly ServedCompetency[] = servedCompetencies.map(({ name }) => ({
  name,
  self: null,
  managers: [],
}));

/** The same competencies without a score of the person's own. */
export const managersAlone: readonly ServedCompetency[] = servedCompetencies.map((competency) => ({
  ...competency,
  self: null,
}));
