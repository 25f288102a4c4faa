import {
  defineListExport,
  type ListExport,
  type ListPart,
} from '../../../shared/exports/list-export.ts';
import { toListedDepartment } from '../organization-serializer.ts';
import { findListedDepartments } from './department-list.ts';

/** All at once: each page is made of the whole chart, which may change from one to the next. */
const departments = {
  id: 'listDepartments',
  async handle({ query }, context) {
    const found = await findListedDepartments(context, query);
    return { data: { rows: found.map(toListedDepartment), qtdRecords: found.length } };
  },
} satisfies ListPart<'listDepartments'>;

/** The organization chart as staff can take it away: a row for each department. */
export const chartExport: ListExport = defineListExport(
  { list: 'organograma', name: 'Organograma' },
  departments,
  [
    ['Departamento', (row) => row.nmDepartamento],
    ['Departamento superior', (row) => row.nmDepartamentoSuperior],
    ['Nível', (row) => row.nrNivel],
    ['Gestores', (row) => row.gestores.map(({ nmPessoa }) => nmPessoa).join(', ') || null],
    ['Pessoas', (row) => row.qtdFuncionarios],
    ['Pessoas com os departamentos abaixo', (row) => row.qtdFuncionariosTotal],
    [
      'Cargos',
      (row) =>
        row.cargos
          .map(({ nmCargo, qtdFuncionarios }) => `${nmCargo} (${qtdFuncionarios})`)
          .join(', ') || null,
    ],
  ],
);
