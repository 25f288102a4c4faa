import { expect, it } from 'vitest';
import { mapDepartments } from './department-map.ts';

const map = mapDepartments([
  { id: 10, parentId: null, name: 'Diretoria' },
  { id: 20, parentId: 10, name: 'Comercial' },
  { id: 40, parentId: 20, name: 'Vendas' },
  { id: 50, parentId: 20, name: 'Pós-venda' },
  { id: 30, parentId: 10, name: 'Tecnologia' },
  { id: 60, parentId: null, name: 'Conselho' },
]);

it('has those below a department right behind it', () => {
  expect(map.ids).toEqual([10, 20, 40, 50, 30, 60]);
  expect(map.branchOf(20)).toEqual([20, 40, 50]);
  expect(map.branchOf(60)).toEqual([60]);
  expect(map.branchOf(99)).toEqual([]);
});

it.each([
  [3, 3, [10, 20, 40]],
  [3, 4, [10, 20]],
  [2, 4, [10, 20]],
  [3, 5, [10]],
  [3, 6, []],
  [0, 4, []],
])('finds what is around %i to %i', (first, last, around) => {
  expect(map.around(first, last)).toEqual(around);
});
