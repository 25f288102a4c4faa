import { expect, it } from 'vitest';
import { toDepartments } from './department.ts';
import { departmentRows } from './department-rows.ts';
import { organizationChart } from './testing/organization-fixtures.ts';

const departments = toDepartments(organizationChart);
const usual = { page: 1, pageSize: 30, search: '', sort: null } as const;
const names = (query: Partial<Parameters<typeof departmentRows>[1]>) =>
  departmentRows(departments, { ...usual, ...query }).rows.map(({ label }) => label);

it('are by name, a page at a time', () => {
  expect(names({ pageSize: 5 })).toEqual([
    'Comercial',
    'Conselho',
    'Dados',
    'Diretoria',
    'Relatórios',
  ]);
  expect(names({ pageSize: 5, page: 2 })).toEqual(['Tecnologia']);
});

it.each([
  ['nome', 'Tecnologia'],
  ['acima', 'Relatórios'],
  ['gestor', 'Diretoria'],
  ['pessoas', 'Tecnologia'],
])('begin with the last one by %s where that is asked for', (key, first) => {
  const [shown] = names({ sort: { key, isDescending: true } });
  expect(shown).toBe(key === 'acima' ? 'Dados' : first);
});

it.each([
  ['relatorios', ['Relatórios']],
  ['DIRETORIA', ['Comercial', 'Diretoria', 'Tecnologia']],
  ['ana', ['Tecnologia', 'Dados'].slice(0, 1)],
  ['ninguém', []],
])('are found by what they, those above and who leads them are called: %s', (search, found) => {
  const { rows, total } = departmentRows(departments, { ...usual, search });
  expect(rows.map(({ label }) => label)).toEqual(found);
  expect(total).toBe(found.length);
});
