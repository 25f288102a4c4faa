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

/** Everything stored about a person: some of each kind. */
export const personalData: Schema<'PersonalData'> = {
  dtGeracao: '2026-11-20T12:00:00.000Z',
  pessoa: {
    idOrganogramaPessoa: 42,
    nmPessoa: 'Bruno Lima',
    cdPessoaCliente: '001204',
    dsEmail: 'bruno.lima@empresa.example',
    nrTelefone: null,
    tpSexo: 'M',
    dtNascimento: '1990-05-14',
    nmCargo: 'Analista de Dados',
    nmDepartamento: 'Tecnologia',
    nmSenioridade: 'Pleno',
    urlFoto: null,
    flAtivo: true,
    flTemSenha: true,
    dtCadastro: '2026-01-05T12:00:00.000Z',
    nmCliente: 'Empresa Exemplo',
  },
  usuario: {
    idUsuario: 7,
    nmUsuario: 'Bruno Lima',
    dsLogin: 'bruno.lima@empresa.example',
    nrCpf: '52998224725',
    nrRg: null,
    dtNascimento: '1990-05-14',
    dsTelefone: null,
    dsCelular: '(11) 98888-7777',
    dsCep: '01310100',
    dsEndereco: 'Avenida Paulista',
    nrNumero: '1000',
    dsComplemento: null,
    nmBairro: 'Bela Vista',
    nmCidade: 'São Paulo',
    nmUf: 'SP',
    urlFoto: null,
    flAtivo: true,
    flAdministrador: false,
    flSupervisor: false,
    perfis: [{ nmPerfilAcesso: 'Consulta' }],
  },
  gestores: [{ nmPessoa: 'Ana Souza' }, { nmPessoa: 'Rafael Nogueira' }],
  avaliacoesComportamentais: [
    {
      idResposta: 812,
      nmStatus: 'Finalizado',
      dtEnvio: '2026-11-03T12:00:00.000Z',
      dsEmailEnvio: 'bruno@antes.example',
      dtVisualizacao: '2026-11-04T12:00:00.000Z',
      dtInicio: '2026-11-05T18:10:00.000Z',
      dtTermino: '2026-11-05T18:21:40.000Z',
      flEncerrado: false,
      versaoInstrumento: 1,
      nmPerfil: 'Conforme Dominante',
      somas: discProfileReport.response,
      respostas: [
        {
          dsPergunta: 'Diante de um prazo apertado…',
          opcoes: ['Planejo', 'Decido', 'Combino', 'Converso'],
          nrTempoMs: 5200,
          dtResposta: '2026-11-05T18:20:00.000Z',
        },
      ],
    },
  ],
  avaliacoesDesempenho: [
    {
      idResposta: 5100,
      nmStatus: 'Visualizado',
      dtEnvio: '2026-11-03T12:00:00.000Z',
      dsEmailEnvio: 'bruno.lima@empresa.example',
      dtVisualizacao: '2026-11-04T12:00:00.000Z',
      dtInicio: null,
      dtAutoavaliacao: null,
      dtTermino: null,
      flEncerrado: true,
      percentualAlinhamento: -1,
      competencias: [
        {
          nmCompetencia: 'Comunicação',
          nrAutoavaliacao: 0,
          dtResposta: '2026-11-04T13:05:00.000Z',
          gestores: [{ nmGestor: 'Ana Souza', nrIndice: 7, dsFeedback: 'Fale mais.' }],
        },
      ],
    },
  ],
  avaliacoesComoGestor: [
    {
      idResposta: 5101,
      nmPessoa: 'Carla Dias',
      nmCompetencia: 'Negociação',
      nrIndice: 9,
      dsFeedback: 'Escute mais.',
      dtAvaliacao: '2026-11-10T12:00:00.000Z',
      dtFeedback: '2026-11-12T12:00:00.000Z',
    },
    {
      idResposta: 5101,
      nmPessoa: 'Carla Dias',
      nmCompetencia: 'Comunicação',
      nrIndice: 6,
      dsFeedback: null,
      dtAvaliacao: '2026-11-10T12:00:00.000Z',
      dtFeedback: null,
    },
  ],
  treinamentos: [
    {
      idTreinamento: 3,
      nmTreinamento: 'Integração de segurança',
      nmSituacao: 'Em andamento',
      dtEnvio: '2026-11-16T12:00:00.000Z',
      dtUltimaVisualizacao: '2026-11-17T12:00:00.000Z',
      videos: [
        {
          nmRecurso: 'Três cuidados de todo dia',
          flConclusaoManual: true,
          dtConclusao: '2026-11-17T12:00:00.000Z',
          nrTempoVideo: 5,
          trechos: [
            [0, 2.5],
            [4, 5],
          ],
        },
        {
          nmRecurso: 'O que fazer, na ordem',
          flConclusaoManual: false,
          dtConclusao: null,
          nrTempoVideo: 4,
          trechos: [[0, 4]],
        },
      ],
    },
  ],
  jogos: [
    {
      idJogo: 9,
      nmJogo: 'Clima do trimestre',
      flAnonimo: true,
      dtEnvio: '2026-11-16T12:00:00.000Z',
      dtConclusao: '2026-11-17',
      qtdRespondidas: 6,
      respostas: [],
    },
    {
      idJogo: 8,
      nmJogo: 'Como foi a integração?',
      flAnonimo: false,
      dtEnvio: '2026-11-16T12:00:00.000Z',
      dtConclusao: null,
      qtdRespondidas: 1,
      respostas: [
        {
          dsPergunta: 'Qual benefício deve ser o próximo?',
          dsResposta: 'Academia',
          dtResposta: '2026-11-17T12:00:00.000Z',
        },
      ],
    },
  ],
  certificados: [
    {
      nmTreinamento: 'Boas-vindas',
      nmPessoa: 'Bruno Lima',
      nrVersao: 2,
      dsCodigo: 'K7QM-4T9X-B2WH',
      dtEmissao: '2026-11-10T12:00:00.000Z',
    },
  ],
  links: [
    {
      tpAvaliacao: 'comportamental',
      nmPapel: 'responder',
      dsEmailEnvio: 'bruno@antes.example',
      dtEmissao: '2026-11-03T12:00:00.000Z',
      dtValidade: '2027-02-01T12:00:00.000Z',
    },
    {
      tpAvaliacao: 'desempenho',
      nmPapel: 'responder',
      dsEmailEnvio: null,
      dtEmissao: '2026-11-04T12:00:00.000Z',
      dtValidade: '2026-11-05T00:00:00.000Z',
    },
  ],
  sessoes: [
    {
      dtInicio: '2026-11-20T11:00:00.000Z',
      dtUltimoUso: '2026-11-20T11:30:00.000Z',
      dtFim: null,
      nmChave: null,
    },
    {
      dtInicio: '2026-11-19T11:00:00.000Z',
      dtUltimoUso: '2026-11-19T11:05:00.000Z',
      dtFim: '2026-11-19T11:10:00.000Z',
      nmChave: 'Intranet nova',
    },
  ],
  notificacoes: [
    {
      dsTitulo: 'Uma avaliação espera por você',
      dsTexto: 'Dê suas notas a Bruno Lima.',
      dtCriacao: '2026-11-12T13:00:00.000Z',
    },
  ],
  emails: [
    {
      dsAssunto: 'Sua avaliação comportamental',
      dsEmail: 'bruno@antes.example',
      dtEnvio: '2026-11-03T12:00:00.000Z',
    },
  ],
  registros: [
    { dtRegistro: '2026-11-18T13:20:00.000Z', nmAcao: 'Relatório aberto', nmQuem: 'Renata Alves' },
    { dtRegistro: '2026-11-18T13:20:00.000Z', nmAcao: 'Sessão encerrada', nmQuem: null },
  ],
};
