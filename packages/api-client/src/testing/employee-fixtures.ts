import type { Schema } from '../call-types.ts';

/** What is told of somebody who has answered nothing yet. */
export const withoutResults = {
  nmPerfil: null,
  nmStatus: null,
  cdStatus: null,
  dtEnvio: null,
  dtTermino: null,
  idResposta: null,
  qtdAvaliacoes: 0,
} satisfies Partial<Schema<'Employee'>>;

/** People with their latest request. */
export const employees: Schema<'EmployeeList'> = {
  rows: [
    {
      idOrganogramaPessoa: 42,
      nmPessoa: 'Bruno Lima',
      cdPessoaCliente: '001204',
      tpSexo: 'M',
      dsEmail: 'bruno.lima@empresa.example',
      nrTelefone: '11912345678',
      dtAdmissao: '2024-03-04',
      idOrganogramaCargo: 7,
      nmCargo: 'Analista de Dados',
      idOrganogramaNo: 4,
      nmDepartamento: 'Tecnologia',
      flAtivo: true,
      urlFoto: null,
      flTemVinculos: true,
      nmPerfil: 'Conforme Dominante',
      nmStatus: 'Finalizado',
      cdStatus: 2,
      dtEnvio: '2026-11-03T12:00:00.000Z',
      dtTermino: '2026-11-05T18:21:40.000Z',
      idResposta: 812,
      qtdAvaliacoes: 3,
    },
    {
      idOrganogramaPessoa: 43,
      nmPessoa: 'Maria Aparecida de Albuquerque Cavalcanti Figueiredo',
      cdPessoaCliente: null,
      tpSexo: 'F',
      dsEmail: null,
      nrTelefone: null,
      dtAdmissao: null,
      idOrganogramaCargo: null,
      nmCargo: null,
      idOrganogramaNo: null,
      nmDepartamento: null,
      flAtivo: true,
      urlFoto: null,
      flTemVinculos: true,
      ...withoutResults,
    },
  ],
  qtdRecords: 2,
};
