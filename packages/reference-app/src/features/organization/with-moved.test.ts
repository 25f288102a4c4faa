import { expect, it } from 'vitest';
import { toDepartments } from './department.ts';
import { organizationChart } from './testing/organization-fixtures.ts';
import { withMoved } from './with-moved.ts';

const departments = toDepartments(organizationChart);
const below = (list: typeof departments, parentId: string | null) =>
  list.filter((one) => one.parentId === parentId).map(({ label }) => label);

it('puts a department among its new siblings by name', () => {
  const parent = departments.find(({ id }) => id === '1') ?? null;
  const moved = withMoved(departments, '9', parent);
  expect(below(moved, '1')).toEqual(['Comercial', 'Dados', 'Tecnologia']);
  expect(below(moved, '5')).toEqual([]);
  expect(moved.find(({ id }) => id === '9')).toMatchObject({ parentName: 'Diretoria' });
});

it('puts one at the top', () => {
  expect(below(withMoved(departments, '5', null), null)).toEqual([
    'Conselho',
    'Diretoria',
    'Tecnologia',
  ]);
});
