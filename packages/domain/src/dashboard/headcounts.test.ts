import { expect, it } from 'vitest';
import { countDepartments, countTree, departmentTree, meanHeadcount } from './headcounts.ts';

const tree = departmentTree([
  { id: 1, parentId: null, name: 'Diretoria' },
  { id: 3, parentId: 1, name: 'Comercial' },
  { id: 2, parentId: 1, name: 'Tecnologia' },
  { id: 4, parentId: 3, name: 'Vendas' },
]);

it('puts departments below each other in the order given', () => {
  expect(tree.map(({ children }) => children.map(({ name }) => name))).toEqual([
    ['Comercial', 'Tecnologia'],
  ]);
  expect(countDepartments(tree)).toBe(4);
});

it('counts those below too', () => {
  const [top] = countTree(
    tree,
    new Map([
      [1, 1],
      [3, 2],
      [4, 5],
    ]),
  );
  expect(top).toMatchObject({ people: 8, children: [{ people: 7 }, { people: 0 }] });
});

it('takes a mean with one decimal, of no departments none', () => {
  expect(meanHeadcount(10, 3)).toBe(3.3);
  expect(meanHeadcount(0, 3)).toBe(0);
  expect(meanHeadcount(4, 0)).toBeNull();
});
