import type { Schema } from '@aferir/api-client';
import {
  createFakeServer,
  dataReply,
  employeeUser,
  type FakeServer,
  performanceStatusNames,
  problemReply,
} from '@aferir/api-client/testing';
import type { Evaluator, TeamMember } from './manager-evaluation.types.ts';

/** Whom the fake server takes the caller for. */
export const evaluator: Evaluator = {
  id: 7,
  companyId: 1,
  name: 'Ana Souza',
  company: { name: 'Empresa Exemplo', logoUrl: null, color: null },
};

const STATUS_NAMES = {
  0: 'Sem Avaliação',
  ...performanceStatusNames,
} as const;

/** A row of the team. */
export function memberForTests(
  id: number,
  name: string,
  cdStatus: TeamMember['cdStatus'],
  change: Partial<TeamMember> = {},
): TeamMember {
  return {
    idOrganogramaPessoa: id,
    nmPessoa: name,
    nmCargo: 'Analista de Dados',
    urlFoto: null,
    dsEmail: `pessoa${id}@empresa.example`,
    idResposta: cdStatus === 0 ? null : 5000 + id,
    cdStatus,
    nmStatus: STATUS_NAMES[cdStatus],
    flAvaliouTodas: cdStatus === 7,
    dtEnvio: cdStatus === 0 ? null : '2026-11-03T12:00:00.000Z',
    dtTermino: cdStatus === 2 ? '2026-11-12T12:00:00.000Z' : null,
    percentualAlinhamento: -1,
    podeAvaliar: cdStatus === 6,
    precisaFeedback: cdStatus === 7,
    competenciasPendentes: cdStatus === 7 ? 2 : 0,
    podeVerRelatorio: cdStatus === 2 || cdStatus === 7,
    ...change,
  };
}

/** How the response of somebody of the team stands for the manager. */
function standingOf(member: TeamMember): Schema<'ReviewStanding'> {
  const { cdStatus, nmStatus } = member;
  return {
    idResposta: member.idResposta ?? 0,
    idOrganogramaPessoa: member.idOrganogramaPessoa,
    nmPessoa: member.nmPessoa,
    cdStatus: cdStatus as Schema<'ReviewStanding'>['cdStatus'],
    nmStatus: nmStatus as Schema<'ReviewStanding'>['nmStatus'],
    flEncerrado: false,
    tpVez: cdStatus === 6 || cdStatus === 7 ? 'gestores' : 'pessoa',
    podeResponder: false,
    podeAvaliar: member.podeAvaliar,
    flAvaliouTodas: member.flAvaliouTodas ?? false,
    competenciasPendentes: member.competenciasPendentes,
    podeVerRelatorio: member.podeVerRelatorio,
  };
}

/** A team with somebody in every status. */
export const team: readonly TeamMember[] = [
  memberForTests(42, 'Bruno Lima', 6, { dtPrazo: '2999-12-18' }),
  memberForTests(43, 'Carla Dias', 7, { percentualAlinhamento: 72 }),
  memberForTests(44, 'Diego Alves', 2, { percentualAlinhamento: 84 }),
  memberForTests(45, 'Elisa Moraes', 6, {
    nmStatus: 'Avaliado',
    flAvaliouTodas: true,
    podeAvaliar: false,
    podeVerRelatorio: true,
  }),
  memberForTests(46, 'Fábio Nunes', 1),
  memberForTests(47, 'Gabriela Reis', 3),
  memberForTests(48, 'Heitor Pinto', 4, { dsEmail: null, nmCargo: null }),
  memberForTests(49, 'Iara Campos', 0),
  memberForTests(50, 'João Teles', 2, {
    nmStatus: 'Avaliado',
    flAvaliouTodas: true,
    percentualAlinhamento: 96,
  }),
];

/** Three competencies, the last with a name that needs a smaller font. */
export const competencies: readonly Schema<'ResponseCompetency'>[] = [
  ['Trabalho em equipe', 'Coopera, escuta e divide o que sabe.'],
  ['Comunicação', 'Explica ideias com clareza e confirma o entendimento.'],
  ['Planejamento e organização das entregas do time', null],
].map(([name, description], index) => ({
  idRespostaOpcao: 901 + index,
  idCompetencia: 1 + index,
  cdCompetencia: `C0${index + 1}`,
  nmCompetencia: name ?? '',
  dsCompetencia: description ?? null,
}));

/** Two competencies that owe feedback, and one that doesn't by this manager. */
export const disagreements: readonly Schema<'Disagreement'>[] = [
  { nmCompetencia: 'Trabalho em equipe', precisaFeedback: true, notaFunc: 9, notaGestor: 4 },
  {
    nmCompetencia: 'Comunicação',
    precisaFeedback: true,
    notaFunc: 10,
    notaGestor: 0,
    dsComentario: 'Os avisos chegaram depois das mudanças.',
  },
  { nmCompetencia: 'Foco no cliente', precisaFeedback: false, notaFunc: 8, notaGestor: 6 },
].map((row, index) => ({
  ...row,
  idCompetencia: 1 + index,
  idRespostaOpcaoGestor: 701 + index,
  idOrganogramaPessoaGestor: evaluator.id,
  mediaGestores: row.notaGestor,
  dsFeedback: null,
}));

/** The own review of the manager, and two of the team: for one there is somebody to approve. */
export const teamReviews: readonly Schema<'AroundReview'>[] = [
  { idResposta: 5007, nmPessoa: 'Ana Souza', flPropria: true, qtdPropostos: 1, qtdConvidados: 3 },
  { idResposta: 5042, nmPessoa: 'Bruno Lima', flPropria: false, qtdPropostos: 0, qtdConvidados: 4 },
  { idResposta: 5043, nmPessoa: 'Carla Dias', flPropria: false, qtdPropostos: 2, qtdConvidados: 1 },
];

/** A fake server that plays a manager's link or session and remembers what is sent. */
export interface FakeManagerServer extends FakeServer {
  /** Scores by competency. */
  readonly scores: ReadonlyMap<number, number>;
  /** Feedback by the score it is about. */
  readonly feedback: ReadonlyMap<number, string>;
}

/** What the fake server starts with. */
export interface FakeManagerStart {
  rows?: readonly TeamMember[];
  /** How the response of the link stands. */
  linked?: Partial<Schema<'PerformanceLinkedResponse'>>;
  /** What this manager has sent before, by competency. */
  scores?: readonly (readonly [number, number])[];
  /** The reviews for which whoever is signed in says who rates. */
  around?: readonly Schema<'AroundReview'>[];
}

/** Starts it. */
export function createFakeManagerServer({
  rows = team,
  linked = {},
  scores: sent = [],
  around = [],
}: FakeManagerStart = {}): FakeManagerServer {
  const scores = new Map(sent);
  const feedback = new Map<number, string>();
  const isOwed = ({ precisaFeedback, idRespostaOpcaoGestor }: Schema<'Disagreement'>) =>
    precisaFeedback && !feedback.has(idRespostaOpcaoGestor);

  const server = createFakeServer()
    .on('get', '/OrganogramaPessoa/GetGestor/{hash}', {
      idOrganogramaPessoa: evaluator.id,
      idCliente: evaluator.companyId,
      nmPessoa: evaluator.name,
      nmCargo: 'Gerência de Área',
      urlFoto: null,
      nmEmpresa: evaluator.company.name,
      urlLogoSistema: null,
    })
    .on('get', '/authpessoa/GetUser', {
      ...employeeUser,
      idOrganogramaPessoa: evaluator.id,
      nmPessoa: evaluator.name,
      flGestor: true,
    })
    .on('get', '/AvaliadorDesempenho/GetMeus', {
      rows: [],
      qtdRecords: 0,
      acompanhadas: [...around],
    })
    .on('get', '/RespostaDesempenho/get/{hash}', () => ({
      idResposta: 5042,
      idOrganogramaPessoa: 42,
      nmPessoa: 'Bruno Lima',
      nmCargo: 'Analista de Dados',
      qtdCompetencias: scores.size,
      qtdTotal: competencies.length,
      flConcluido: false,
      idRespostaStatusAtual: 6 as const,
      nmStatus: STATUS_NAMES[6],
      dtEnvio: '2026-11-03T12:00:00.000Z',
      dtTermino: null,
      idCliente: 1,
      nmEmpresa: evaluator.company.name,
      urlLogoSistema: null,
      flPapel: 'gestor' as const,
      idOrganogramaGestor: evaluator.id,
      ...linked,
    }))
    .on('get', '/RespostaDesempenho/GetPessoasGridGestor', ({ query }) => {
      const found = rows.filter(
        ({ nmPessoa, cdStatus }) =>
          nmPessoa.toLowerCase().includes((query.filter ?? '').toLowerCase()) &&
          (query.cdStatus === '0' || String(cdStatus) === query.cdStatus),
      );
      const first = Number(query.index) * Number(query.take);
      return { rows: found.slice(first, first + Number(query.take)), qtdRecords: found.length };
    })
    .on('get', '/RespostaDesempenho/GetSituacao', ({ query }) => {
      const member = rows.find(({ idResposta }) => String(idResposta) === query.idResposta);
      return member
        ? standingOf(member)
        : problemReply(403, 'Esta pessoa não é avaliada por você.');
    })
    .on('get', '/RespostaOpcaoDesempenho/GetDadosResposta', [...competencies])
    .on('get', '/RespostaOpcaoGestorDesempenho/GetRespostaIndicesGestor', () =>
      competencies.flatMap(({ idCompetencia, cdCompetencia, nmCompetencia }) => {
        const nrIndice = scores.get(idCompetencia);
        if (nrIndice === undefined) return [];
        const idRespostaOpcaoGestor = 700 + idCompetencia;
        return [{ idRespostaOpcaoGestor, idCompetencia, cdCompetencia, nmCompetencia, nrIndice }];
      }),
    )
    .on('post', '/RespostaOpcaoGestorDesempenho/PostRespostaOpcaoGestor', ({ body }) => {
      const { idCompetencia, nrIndice } = body as Schema<'SaveManagerAnswerRequest'>;
      scores.set(idCompetencia, nrIndice);
      return {
        idRespostaOpcaoGestor: 700 + idCompetencia,
        qtdCompetencias: scores.size,
        qtdTotal: competencies.length,
        cdStatus: 6 as const,
        nmStatus: STATUS_NAMES[6],
      };
    })
    .on('get', '/RespostaOpcaoGestorDesempenho/GetDiscordancias', () =>
      disagreements.map((row) => ({
        ...row,
        precisaFeedback: isOwed(row),
        dsFeedback: feedback.get(row.idRespostaOpcaoGestor) ?? null,
      })),
    )
    .on('get', '/RespostaDesempenho/GetNotasResposta/{id}', ({ params }) => {
      const row = disagreements.find(
        ({ idRespostaOpcaoGestor }) => idRespostaOpcaoGestor === Number(params.id),
      );
      if (!row) return problemReply(404, 'Registro não encontrado.');
      const { idCompetencia, nmCompetencia, notaFunc, notaGestor } = row;
      return { rows: [{ idCompetencia, nmCompetencia, notaFunc, notaGestor }], qtdRecords: 1 };
    })
    .on('post', '/RespostaOpcaoFeedBackDesempenho/PostRespostaOpcaoFeedBackGestor', ({ body }) => {
      const { idRespostaOpcaoGestor, dsFeedback } = body as Schema<'SaveManagerFeedbackRequest'>;
      feedback.set(idRespostaOpcaoGestor, dsFeedback);
      const competenciasPendentes = disagreements.filter(isOwed).length;
      const cdStatus = competenciasPendentes === 0 ? 2 : 7;
      return dataReply(
        {
          idRespostaOpcaoGestor,
          competenciasPendentes,
          cdStatus,
          nmStatus: STATUS_NAMES[cdStatus],
        },
        'Feedback enviado com sucesso!',
      );
    });
  return Object.assign(server, { scores, feedback });
}
