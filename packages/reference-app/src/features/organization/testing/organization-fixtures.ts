import type { Schema } from '@aferir/api-client';

const leaf = {
  cargo: null,
  urlFoto: null,
  qtdGestores: 0,
  qtdFuncionarios: 0,
  qtdFuncionariosTotal: 0,
  nrVersao: 1,
  children: [],
} satisfies Partial<Schema<'OrganizationNode'>>;

/** A department with nobody in it and nothing below. */
export function departmentNode(
  id: number,
  departamento: string,
  rest: Partial<Schema<'OrganizationNode'>> = {},
): Schema<'OrganizationNode'> {
  return { ...leaf, id, title: departamento, departamento, ...rest };
}

/** Two departments at the top, one of them with four levels. */
export const organizationChart: Schema<'OrganizationNode'>[] = [
  departmentNode(20, 'Conselho', { qtdFuncionarios: 3, qtdFuncionariosTotal: 3 }),
  departmentNode(1, 'Diretoria', {
    title: 'Helena Prado',
    cargo: 'Presidente',
    qtdGestores: 1,
    qtdFuncionarios: 1,
    qtdFuncionariosTotal: 11,
    children: [
      departmentNode(2, 'Comercial', { qtdFuncionarios: 1, qtdFuncionariosTotal: 1 }),
      departmentNode(5, 'Tecnologia', {
        title: 'Ana Souza',
        idOrganogramaPessoa: 41,
        cargo: 'Gerência de Área',
        qtdGestores: 2,
        qtdFuncionarios: 6,
        qtdFuncionariosTotal: 9,
        nrVersao: 4,
        children: [
          departmentNode(9, 'Dados', {
            qtdFuncionarios: 3,
            qtdFuncionariosTotal: 3,
            children: [departmentNode(30, 'Relatórios')],
          }),
        ],
      }),
    ],
  }),
];

/** One of the second level, with all that is told of it. */
export const departmentDetails: Schema<'Department'> = {
  idOrganogramaNo: 5,
  nmDepartamento: 'Tecnologia',
  idOrganogramaNoSuperior: 1,
  nmDepartamentoSuperior: 'Diretoria',
  nrVersao: 4,
  gestores: [
    {
      idOrganogramaPessoa: 7,
      nmPessoa: 'Ana Souza',
      nmCargo: 'Gerência de Área',
      urlFoto: null,
      flAtivo: true,
    },
    {
      idOrganogramaPessoa: 8,
      nmPessoa: 'Carla Nunes',
      nmCargo: null,
      urlFoto: null,
      flAtivo: false,
    },
  ],
  filhos: [
    {
      idOrganogramaNo: 9,
      nmDepartamento: 'Dados',
      qtdFilhos: 0,
      qtdFuncionarios: 3,
      qtdFuncionariosTotal: 3,
    },
  ],
  qtdFuncionarios: 6,
  qtdFuncionariosTotal: 9,
  qtdInativos: 1,
};

/** Somebody in it. */
export const departmentPerson: Schema<'DepartmentPerson'> = {
  idOrganogramaPessoa: 42,
  nmPessoa: 'Bruno Lima',
  nmCargo: 'Analista de Dados',
  dsEmail: 'bruno.lima@empresa.example',
  nrTelefone: '11912345678',
  tpSexo: 'M',
  urlFoto: null,
  flAtivo: true,
};

/** What was changed last. */
export const lastChange: Schema<'OrganizationChange'> = {
  idAlteracao: 31,
  dsAlteracao: 'Departamento Dados movido para Tecnologia',
  dtAlteracao: '2026-11-20T12:00:00.000Z',
};

/** A department that a search has found, and somebody in it. */
export const departmentMatch: Schema<'OrganizationMatch'> = {
  tpResultado: 'departamento',
  idOrganogramaNo: 9,
  nmDepartamento: 'Dados',
  nmDepartamentoSuperior: 'Tecnologia',
  idOrganogramaPessoa: null,
  nmPessoa: null,
  urlFoto: null,
};
export const personMatch: Schema<'OrganizationMatch'> = {
  ...departmentMatch,
  tpResultado: 'pessoa',
  idOrganogramaPessoa: 42,
  nmPessoa: 'Bruno Lima',
};
