import type { Schema } from '@aferir/api-client';
import { employee, employeeFacts } from '../../../shared/testing/employee-fixture.ts';

/** One with ties, and one who is inactive and has some too. */
export const tiedEmployee: Schema<'Employee'> = {
  ...employee,
  idOrganogramaPessoa: 43,
  nmPessoa: 'Bruno Lima',
  cdPessoaCliente: null,
  tpSexo: null,
  flTemVinculos: true,
};

/** One who has left. */
export const formerEmployee: Schema<'Employee'> = {
  ...tiedEmployee,
  idOrganogramaPessoa: 44,
  nmPessoa: 'Carla Nunes',
  flAtivo: false,
};

/** The first one as the form takes her. */
export const employeeRecord: Schema<'EmployeeRecord'> = {
  ...employeeFacts,
  nrCpf: null,
  dtNascimento: null,
  cdIdioma: null,
  gestores: [{ idOrganogramaPessoa: 44, nmPessoa: 'Carla Nunes', nmCargo: null, flAtivo: false }],
  nrVersao: 3,
};

/** How many there are. */
export const employeeTotals: Schema<'EmployeeTotals'> = {
  totalCadastrados: 1062,
  totalAtivos: 1060,
  totalInativos: 2,
  totalAvaliados: 841,
  totalSemAvaliacao: 219,
};
