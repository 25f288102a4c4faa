import type { Schema } from '@aferir/api-client';

type Waiting = Required<Omit<Schema<'WaitingForStaff'>, 'primeirosPassos'>>;

const none = { rows: [], qtdRecords: 0 };
const noRequests = { ...none, qtdAte7Dias: 0, qtdDe8A30Dias: 0, qtdMaisDe30Dias: 0 };

/** Nothing waits, in either section. */
export const nothingWaiting: Waiting = {
  comportamental: { solicitacoes: noRequests, emailsNaoEntregues: none, qtdSemResultado: 0 },
  desempenho: { solicitacoes: noRequests, emailsNaoEntregues: none, avaliacoesComGestor: none },
};

/** Something of each kind waits. */
export const muchWaiting: Waiting = {
  comportamental: {
    solicitacoes: {
      rows: [
        {
          idResposta: 812,
          idOrganogramaPessoa: 42,
          nmPessoa: 'Bruno Lima',
          urlFoto: null,
          cdStatus: 4,
          nmStatus: 'Aguardando Resposta',
          dtEnvio: '2026-10-02T12:00:00.000Z',
          qtdDias: 52,
        },
      ],
      qtdRecords: 13,
      qtdAte7Dias: 7,
      qtdDe8A30Dias: 0,
      qtdMaisDe30Dias: 6,
    },
    emailsNaoEntregues: {
      rows: [
        {
          idResposta: 812,
          idOrganogramaPessoa: 42,
          nmPessoa: 'Bruno Lima',
          nmDestinatario: 'Bruno Lima',
          dsEmail: 'bruno.lima@empresa.example',
          dtEnvio: '2026-11-20T12:00:00.000Z',
          qtdDias: 1,
        },
      ],
      qtdRecords: 1,
    },
    qtdSemResultado: 9,
  },
  desempenho: {
    solicitacoes: noRequests,
    emailsNaoEntregues: {
      rows: [
        {
          idResposta: 51,
          idOrganogramaPessoa: 20,
          nmPessoa: 'Thiago Martins',
          nmDestinatario: 'Rafael Nogueira',
          dsEmail: 'rafael.nogueira@empresa.example',
          dtEnvio: '2026-11-15T12:00:00.000Z',
          qtdDias: 8,
        },
      ],
      qtdRecords: 1,
    },
    avaliacoesComGestor: {
      rows: [
        {
          idResposta: 51,
          idOrganogramaPessoa: 20,
          nmPessoa: 'Thiago Martins',
          urlFoto: null,
          lstGestores: ['Ana Souza', 'Rafael Nogueira'],
          dtAutoavaliacao: '2026-11-15T12:00:00.000Z',
          qtdDias: 8,
        },
      ],
      qtdRecords: 1,
    },
  },
};

/** What a company that has just begun has to do. */
export const firstSteps: NonNullable<Schema<'WaitingForStaff'>['primeirosPassos']> = [
  { dsPasso: 'dados', flConcluido: true },
  { dsPasso: 'pessoas', flConcluido: false },
  { dsPasso: 'competencias', flConcluido: false },
  { dsPasso: 'avaliacao', flConcluido: false },
];
