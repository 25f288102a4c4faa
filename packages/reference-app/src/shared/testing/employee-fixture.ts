import type { Schema } from '@aferir/api-client';
import { withoutResults } from '@aferir/api-client/testing';

/** What lists and forms know of an active employee to whom nothing refers. */
export const employeeFacts = {
  idOrganogramaPessoa: 42,
  nmPessoa: 'Ana Souza',
  cdPessoaCliente: '001203',
  tpSexo: 'F',
  dsEmail: 'ana.souza@empresa.example',
  nrTelefone: '11912345678',
  dtAdmissao: '2024-03-04',
  idOrganogramaCargo: 8,
  nmCargo: 'Analista de Dados',
  idOrganogramaNo: 5,
  nmDepartamento: 'Tecnologia',
  flAtivo: true,
  urlFoto: null,
  flTemVinculos: false,
} as const;

/** An active employee to whom nothing refers. */
export const employee: Schema<'Employee'> = {
  ...employeeFacts,
  ...withoutResults,
};
