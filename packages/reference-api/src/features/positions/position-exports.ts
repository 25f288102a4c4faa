import { defineListExport, type ListExport } from '../../shared/exports/list-export.ts';
import { listPositions } from './operations/listPositions.ts';
import { listSeniorities } from './operations/listSeniorities.ts';

/** The positions and their seniorities as staff can take them away. */
export const positionExports: readonly ListExport[] = [
  defineListExport({ list: 'cargos', name: 'Cargos' }, listPositions, [
    ['Cargo', (row) => row.nmCargo],
    ['Senioridade', (row) => row.nmSenioridade],
    ['Descrição', (row) => row.dsDescricao],
    ['Atividades', (row) => row.dsAtividades],
    ['Piso salarial (R$)', ({ vlPisoSalarial: cents }) => (cents === null ? null : cents / 100)],
    ['Funcionários', (row) => row.qtdFuncionarios],
  ]),
  defineListExport({ list: 'senioridades', name: 'Senioridades' }, listSeniorities, [
    ['Senioridade', (row) => row.nmSenioridade],
    ['Cargos', (row) => row.qtdCargos],
  ]),
];
