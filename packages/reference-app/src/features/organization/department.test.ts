import { expect, it } from 'vitest';
import { describeDepartment, toDepartments } from './department.ts';
import { departmentNode, organizationChart } from './testing/organization-fixtures.ts';

const departments = toDepartments(organizationChart);
const named = (name: string) => departments.filter(({ label }) => label === name);
const textsOf = (name: string) =>
  named(name).map((one) => describeDepartment(one).lines.map(({ text }) => text));

it('lists a chart with what each department stands below', () => {
  const places = departments.map(({ id, label, parentId }) => [id, label, parentId]);
  expect(places).toEqual([
    ['20', 'Conselho', null],
    ['1', 'Diretoria', null],
    ['2', 'Comercial', '1'],
    ['5', 'Tecnologia', '1'],
    ['9', 'Dados', '5'],
    ['30', 'Relatórios', '9'],
  ]);
});

it('lists a chart that is deeper than the stack', () => {
  let node = departmentNode(20_000, 'Departamento 20000');
  for (let id = 19_999; id > 0; id -= 1) {
    node = departmentNode(id, `Departamento ${id}`, { children: [node] });
  }
  expect(toDepartments([node]).at(-1)).toMatchObject({ id: '20000', parentId: '19999' });
});

it('tells the first manager and how many there are besides, or how many people', () => {
  expect(textsOf('Tecnologia')).toEqual([['Tecnologia', 'Ana Souza +1', 'Gerência de Área']]);
  expect(textsOf('Diretoria')).toEqual([['Diretoria', 'Helena Prado', 'Presidente']]);
  expect(textsOf('Conselho')).toEqual([['Conselho', '3 pessoas']]);
  expect(named('Tecnologia').map((one) => describeDepartment(one).picture)).toEqual([
    { name: 'Ana Souza', src: null },
  ]);
});
