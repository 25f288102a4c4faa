import { expect, it } from 'vitest';
import { toDepartments } from './department.ts';
import { findDepartments, placesToGo } from './find-departments.ts';
import { departmentNode, organizationChart } from './testing/organization-fixtures.ts';

const departments = toDepartments(organizationChart);
const labels = (found: readonly { label: string }[]) => found.map(({ label }) => label);

it('finds departments whatever accents and case, those that begin so first', () => {
  const named = ['Área de Apoio', 'Meia Area', 'Vendas'].map((name, id) =>
    departmentNode(id + 1, name),
  );
  const { options, total } = findDepartments(toDepartments(named), 'aRÉa');
  expect(labels(options)).toEqual(['Área de Apoio', 'Meia Area']);
  expect(total).toBe(2);
});

it('tells where each stands, and how many there are beyond those it offers', () => {
  expect(findDepartments(departments, 'dados').options).toEqual([
    { value: '9', label: 'Dados', detail: 'Abaixo de Tecnologia' },
  ]);
  const many = Array.from({ length: 60 }, (_, id) => departmentNode(id + 1, `Loja ${id}`));
  const { options, total } = findDepartments(toDepartments(many), '');
  expect([options.length, total]).toEqual([50, 60]);
});

it('offers a department neither itself nor what is below it, nor where it is', () => {
  expect(labels(placesToGo(departments, { departmentId: 5, parentId: '1' }))).toEqual([
    'Conselho',
    'Comercial',
  ]);
});
