import type { Schema } from '@aferir/api-client';
import {
  createFakeServer,
  type FakeServer,
  performanceReportHeader,
} from '@aferir/api-client/testing';
import { hasDifference } from '@aferir/domain';

/** A competency of the served report: the own score and one of each manager, in their order. */
export interface ServedCompetency {
  readonly name: string;
  readonly description?: string;
  readonly self: number | null;
  readonly managers: readonly number[];
  /** What was written on it, by the place of the manager. */
  readonly feedback?: Readonly<Record<number, string>>;
  /** What the person wrote beside the own score. */
  readonly selfComment?: string;
  /** What was written beside the scores of managers, by their place. */
  readonly comments?: Readonly<Record<number, string>>;
}

/** What is served. */
export interface ServedReport {
  readonly header?: Partial<Schema<'PerformanceReportHeader'>>;
  readonly managers?: readonly string[];
  readonly competencies?: readonly ServedCompetency[];
  readonly agreements?: Schema<'AgreementList'>;
}

const FIRST_MANAGER = 7;

/** A finished response of two managers with every verdict, gaps of exactly 1 and 3 among them. */
export const servedCompetencies: readonly ServedCompetency[] = [
  { name: 'Comunicação', description: 'Ouve e se faz entender.', self: 8, managers: [8, 8] },
  {
    name: 'Trabalho em equipe',
    description: 'Coopera, escuta e divide o que sabe.',
    self: 9,
    managers: [4, 5],
    feedback: {
      0: 'Nas entregas conjuntas, combine antes quem faz o quê.',
      1: 'Avise a equipe assim que o prazo apertar.',
    },
  },
  { name: 'Planejamento', description: 'Organiza o que vem antes.', self: 7, managers: [5, 7] },
  { name: 'Negociação', description: 'Chega a acordos que duram.', self: 3, managers: [6, 6] },
  { name: 'Iniciativa', description: 'Começa sem que peçam.', self: 10, managers: [6, 8] },
  { name: 'Organização', description: 'Mantém em ordem o que usa.', self: 6, managers: [6, 5] },
  { name: 'Liderança', description: 'Conduz e desenvolve pessoas.', self: 0, managers: [0, 0] },
  {
    name: 'Foco no cliente',
    description: 'Parte do que o cliente precisa.',
    self: 5,
    managers: [5, 7],
  },
];

/** Starts a server that knows one report, for tests, stories and measurements. */
export function createReportServer({
  header = {},
  managers = ['Ana Souza', 'Rafael Nogueira'],
  competencies = servedCompetencies,
  agreements = { rows: [], qtdRecords: 0, podeEscrever: false },
}: ServedReport = {}): FakeServer {
  const managerIds = managers.map((_, place) => FIRST_MANAGER + place);
  const described = competencies.map((competency, index) => ({
    ...competency,
    wire: {
      idCompetencia: index + 1,
      cdCompetencia: `C${String(index + 1).padStart(2, '0')}`,
      nmCompetencia: competency.name,
    },
  }));
  const report = { ...reportHeader(managers, managerIds), ...header };
  const linked = {
    ...linkedResponse,
    nmPessoa: report.nmPessoa,
    idRespostaStatusAtual: report.cdStatus,
    qtdCompetencias: competencies.length,
    qtdTotal: competencies.length,
  };

  return createFakeServer()
    .on('get', '/RespostaDesempenho/get/{hash}', linked)
    .on('get', '/RespostaDesempenho/GetDadosFuncionarioRelatorio', report)
    .on('get', '/CombinadoDesempenho/GetDaResposta', agreements)
    .on('get', '/AvaliadorDesempenho/GetMedias', { tpFase: 'nenhuma', qtdMinima: 3, grupos: [] })
    .on(
      'get',
      '/RespostaOpcaoDesempenho/GetRespostaIndices',
      described.map(({ wire, description = null, self, selfComment }) => ({
        ...wire,
        dsCompetencia: description,
        nrIndice: self,
        ...(selfComment && { dsComentario: selfComment }),
      })),
    )
    .on(
      'get',
      '/RespostaOpcaoGestorDesempenho/GetRespostasOpcaoGestorRadar',
      ({ query: { idGestor } }) => {
        const rows = managerIds.flatMap((id, place) =>
          described.flatMap(({ wire, self, managers: scores, comments }) => {
            const notaGestor = scores[place];
            if (notaGestor === undefined || (Number(idGestor) || id) !== id) return [];
            const haDiferenca = hasDifference(self, notaGestor) ? (1 as const) : (0 as const);
            return {
              ...wire,
              idOrganogramaGestor: id,
              nmGestor: managers[place] ?? '',
              notaFunc: self,
              notaGestor,
              haDiferenca,
              ...(comments?.[place] && { dsComentario: comments[place] }),
            };
          }),
        );
        return { rows, qtdRecords: rows.length };
      },
    )
    .on(
      'get',
      '/RespostaOpcaoFeedBackDesempenho/GetRespostaOpcaoFeedBack',
      ({ query: { idCompetencia } }) => {
        const written = described[Number(idCompetencia) - 1]?.feedback ?? {};
        const rows = Object.entries(written).map(([place, dsFeedback]) => ({
          idOrganogramaGestor: FIRST_MANAGER + Number(place),
          nmPessoa: managers[Number(place)] ?? '',
          dsFeedback,
          dtFeedback: '2026-11-08T09:14:02.000Z',
        }));
        return { rows, qtdRecords: rows.length };
      },
    );
}

function reportHeader(
  managers: readonly string[],
  managerIds: readonly number[],
): Schema<'PerformanceReportHeader'> {
  return {
    ...performanceReportHeader,
    nmCargo: 'Analista de Dados',
    nmDepartamento: 'Desenvolvimento',
    cdStatus: 2,
    nmStatus: 'Finalizado',
    dtTermino: '2026-11-08T09:14:02.000Z',
    percentualAlinhamento: 84,
    gestores: managers.map((nmPessoa, place) => ({
      idOrganogramaPessoa: managerIds[place] ?? 0,
      nmPessoa,
      flAvaliou: true,
      flFeedbackPendente: false,
    })),
  };
}

const linkedResponse: Schema<'PerformanceLinkedResponse'> = {
  idResposta: 5120,
  idOrganogramaPessoa: 42,
  nmPessoa: 'Bruno Lima',
  nmCargo: 'Analista de Dados',
  qtdCompetencias: 8,
  qtdTotal: 8,
  flConcluido: true,
  idRespostaStatusAtual: 2,
  nmStatus: 'Finalizado',
  dtEnvio: '2026-11-03T12:00:00.000Z',
  dtTermino: '2026-11-08T09:14:02.000Z',
  idCliente: 1,
  nmEmpresa: 'Empresa Exemplo',
  urlLogoSistema: null,
  flPapel: 'relatorio',
  idOrganogramaGestor: null,
};
