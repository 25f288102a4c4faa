import type { Schema } from '@aferir/api-client';
import { employee } from '../../../shared/testing/employee-fixture.ts';

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
  idOrganogramaPessoa: 42,
  nmPessoa: 'Ana Souza',
  cdPessoaCliente: '001203',
  tpSexo: 'F',
  dsEmail: 'ana.souza@empresa.example',
  nrTelefone: '11912345678',
  idOrganogramaCargo: 8,
  nmCargo: 'Analista de Dados',
  idOrganogramaNo: 5,
  nmDepartamento: 'Tecnologia',
  flAtivo: true,
  urlFoto: null,
  flTemVinculos: false,
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
