import { expect, it } from 'vitest';
import { toDepartments } from '../department.ts';
import { organizationChart } from '../testing/organization-fixtures.ts';
import { shownDepartments } from './shown-departments.ts';

const departments = toDepartments(organizationChart);
const shownWith = (...open: string[]) =>
  shownDepartments(departments, new Set(open)).map(({ label }) => label);

it('lists what is below open departments, as far as these are to be seen themselves', () => {
  expect(shownWith()).toEqual(['Conselho', 'Diretoria']);
  expect(shownWith('1')).toEqual(['Conselho', 'Diretoria', 'Comercial', 'Tecnologia']);
  expect(shownWith('5', '9')).toEqual(['Conselho', 'Diretoria']);
  expect(shownWith('1', '5')).toContain('Dados');
});
