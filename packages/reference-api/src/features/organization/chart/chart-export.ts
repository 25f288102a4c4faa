import { defineListExport, type ListExport } from '../../../shared/exports/list-export.ts';
import { listDepartments } from '../operations/listDepartments.ts';

/** The organization chart as staff can take it away: a row for each department. */
export const chartExport: ListExport = defineListExport(
  { list: 'organograma', name: 'Organograma' },
  listDepartments,
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
