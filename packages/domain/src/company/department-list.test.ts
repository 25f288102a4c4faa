import { describe, expect, it } from 'vitest';
import {
  type DepartmentLine,
  type DepartmentOrder,
  findDepartmentLines,
  sortDepartmentLines,
} from './department-list.ts';

const departments: readonly DepartmentLine[] = [
  { name: 'Diretoria', parentName: null, managerName: 'Zoé Reis', peopleCount: 2 },
  { name: 'Tecnologia', parentName: 'Diretoria', managerName: 'Ana Souza', peopleCount: 10 },
  { name: 'Água', parentName: 'Diretoria', managerName: null, peopleCount: 9 },
  { name: 'Relatórios', parentName: 'Tecnologia', managerName: null, peopleCount: 0 },
];
const same = (department: DepartmentLine) => department;
const namesOf = (some: readonly DepartmentLine[]) => some.map(({ name }) => name).join();

describe('a list of departments', () => {
  it.each([
    ['', 'Diretoria,Tecnologia,Água,Relatórios'],
    ['relatorios', 'Relatórios'],
    ['DIRETORIA', 'Diretoria,Tecnologia,Água'],
    ['ana', 'Tecnologia'],
    ['ninguém', ''],
  ])('has what %j is found in, of their own, the one above or who leads them', (search, found) => {
    expect(namesOf(findDepartmentLines(departments, search, same))).toBe(found);
  });

  it.each<[DepartmentOrder, boolean, string]>([
    ['nome', false, 'Água,Diretoria,Relatórios,Tecnologia'],
    ['nome', true, 'Tecnologia,Relatórios,Diretoria,Água'],
    ['acima', false, 'Água,Tecnologia,Relatórios,Diretoria'],
    ['acima', true, 'Relatórios,Água,Tecnologia,Diretoria'],
    ['gestor', false, 'Tecnologia,Diretoria,Água,Relatórios'],
    ['gestor', true, 'Diretoria,Tecnologia,Água,Relatórios'],
    ['pessoas', false, 'Relatórios,Diretoria,Água,Tecnologia'],
    ['pessoas', true, 'Tecnologia,Água,Diretoria,Relatórios'],
  ])('by %s, the last first: %s', (by, isDescending, expected) => {
    expect(namesOf(sortDepartmentLines(departments, { by, isDescending }, same))).toBe(expected);
  });
});
