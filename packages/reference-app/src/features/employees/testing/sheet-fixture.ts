import type { Schema } from '@aferir/api-client';

const waiting = { idOrganogramaPessoa: 42, nmPessoa: 'Ana Souza' };

/** Somebody with something of each section. */
export const sheet: Schema<'EmployeeSheet'> = {
  ...waiting,
  dsEmail: 'ana.souza@empresa.example',
  urlFoto: null,
  flAtivo: true,
  idOrganogramaCargo: 8,
  nmCargo: 'Analista de Dados',
  idOrganogramaNo: 5,
  nmDepartamento: 'Tecnologia',
  gestores: [
    {
      idOrganogramaPessoa: 7,
      nmPessoa: 'Rui Chefe',
      nmCargo: null,
      nmDepartamentoOrigem: 'Tecnologia',
    },
    { idOrganogramaPessoa: 9, nmPessoa: 'Bia Luz', nmCargo: null, nmDepartamentoOrigem: null },
  ],
  cadastro: {
    cdPessoaCliente: '001203',
    nrCpf: '52998224725',
    dtNascimento: '1990-05-14',
    tpSexo: 'F',
    nrTelefone: '11912345678',
    dtAdmissao: '2024-03-04',
    cdIdioma: null,
    flTemSenha: false,
    flTemVinculos: false,
  },
  comportamental: {
    solicitacao: {
      idResposta: 812,
      cdStatus: 4,
      nmStatus: 'Aguardando Resposta',
      dtEnvio: '2026-10-02T12:00:00.000Z',
      dtDesde: '2026-10-02T12:00:00.000Z',
      qtdDias: 52,
      dtUltimoEmail: '2026-10-09T12:00:00.000Z',
      dsUltimoEmail: 'ana.souza@empresa.example',
      tpUltimoEmail: 'entregue',
      tpFalha: null,
      aguarda: [waiting],
    },
    qtdSolicitacoes: 3,
    resultados: [
      {
        idResposta: 640,
        nmPerfil: 'Conforme Dominante',
        dtTermino: '2026-03-05T18:21:40.000Z',
        somas: [
          { nmPerfil: 'Conforme', soma: 66 },
          { nmPerfil: 'Dominante', soma: 54 },
          { nmPerfil: 'Estável', soma: 44 },
          { nmPerfil: 'Influente', soma: 36 },
        ],
      },
      {
        idResposta: 512,
        nmPerfil: 'Conforme',
        dtTermino: '2025-03-05T18:21:40.000Z',
        somas: [
          { nmPerfil: 'Conforme', soma: 74 },
          { nmPerfil: 'Estável', soma: 46 },
          { nmPerfil: 'Dominante', soma: 42 },
          { nmPerfil: 'Influente', soma: 38 },
        ],
      },
    ],
  },
  desempenho: {
    solicitacao: {
      idResposta: 95,
      cdStatus: 6,
      nmStatus: 'Aguardando Avaliação do Gestor',
      dtEnvio: '2026-10-02T12:00:00.000Z',
      dtDesde: '2026-10-20T12:00:00.000Z',
      qtdDias: 1,
      dtUltimoEmail: null,
      dsUltimoEmail: null,
      tpUltimoEmail: null,
      tpFalha: null,
      aguarda: [
        { idOrganogramaPessoa: 7, nmPessoa: 'Rui Chefe' },
        { idOrganogramaPessoa: 9, nmPessoa: 'Bia Luz' },
      ],
    },
    qtdSolicitacoes: 1,
    avaliacoes: [
      {
        idResposta: 95,
        nmStatus: 'Aguardando Avaliação do Gestor',
        dtAutoavaliacao: '2026-10-20T12:00:00.000Z',
        dtTermino: null,
        mediaAutoavaliacao: 7.5,
        mediaGestores: null,
        percentualAlinhamento: -1,
        competencias: [
          {
            idCompetencia: 1,
            nmCompetencia: 'Comunicação',
            nrAutoavaliacao: 9,
            nrMediaGestores: null,
          },
          { idCompetencia: 2, nmCompetencia: 'Foco', nrAutoavaliacao: 6, nrMediaGestores: null },
        ],
      },
    ],
  },
  treinamentos: [
    {
      idTreinamento: 3,
      nmTreinamento: 'Segurança',
      nmSituacao: 'Em andamento',
      percentualConclusao: 50,
      dtEnvio: '2026-10-02T12:00:00.000Z',
      dtUltimaVisualizacao: null,
    },
  ],
  jogos: [
    {
      idJogo: 4,
      nmJogo: 'Clima',
      flAnonimo: true,
      dtEnvio: '2026-10-02T12:00:00.000Z',
      flRespondido: null,
    },
  ],
};

/** Mails of every outcome. */
export const mails: Schema<'EmployeeMailList'> = {
  rows: [
    {
      idEmail: 2,
      dsAssunto: 'Empresa Exemplo: sua avaliação comportamental',
      dsEmail: 'ana.souza@empresa.example',
      dtEnvio: '2026-10-02T12:00:00.000Z',
      dtEntrega: null,
      tpSituacao: 'falhou',
      tpFalha: 'endereço inexistente',
    },
  ],
  qtdRecords: 1,
};
