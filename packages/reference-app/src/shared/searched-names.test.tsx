import { normalizeSearchText } from '@aferir/domain';
import { TreeView } from '@aferir/ui';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import names from '../../../domain/fixtures/searched-names.json' with { type: 'json' };
import { createSheetDesk } from '../features/employee-import/sheet/sheet-desk.ts';
import { toDepartments } from '../features/organization/department.ts';
import { findDepartments } from '../features/organization/find-departments.ts';
import { departmentNode } from '../features/organization/testing/organization-fixtures.ts';

const searches = names.flatMap(({ name, typed }) => typed.map((text) => ({ name, text })));

it.each(searches)('finds the department $name by $text', ({ name, text }) => {
  const named = names.map((one, place) => departmentNode(place + 1, one.name.normalize('NFD')));
  const { options } = findDepartments(toDepartments(named), text);
  expect(options.map(({ label }) => label)).toContain(name.normalize('NFD'));
});

it('finds the rows of a sheet by the names in them', async () => {
  const header = 'Nome;Sexo;E-mail;Telefone;Cargo;Departamento';
  const rows = names.map(
    ({ name }, place) => `${name};F;p${place}@empresa.example;1133334444;Analista;Vendas`,
  );
  const desk = createSheetDesk();
  const bytes = new TextEncoder().encode([header, ...rows].join('\n').normalize('NFD'));
  await desk.read({ file: { arrayBuffer: async () => bytes.buffer } as File });
  await desk.map({
    mapping: { nome: 0, sexo: 1, 'e-mail': 2, telefone: 3, cargo: 4, departamento: 5 },
  });
  for (const { name, text } of searches) {
    const page = { page: 1, pageSize: 100, search: text, onlyFaulty: false };
    const lines = (await desk.page(page)).rows.map(({ line }) => line);
    expect(lines).toContain(names.findIndex((one) => one.name === name) + 2);
  }
});

it.each(
  searches.filter(({ name, text }) =>
    normalizeSearchText(name).startsWith(normalizeSearchText(text)),
  ),
)('goes to $name in a tree as $text is typed', async ({ name, text }) => {
  const user = userEvent.setup();
  const nodes = names.map((one) => ({ id: one.name, parentId: null, label: one.name }));
  render(<TreeView label="Nomes" nodes={nodes} toSearchText={normalizeSearchText} />);
  await user.tab();
  await user.keyboard(text);
  expect(screen.getByRole('treeitem', { name })).toHaveFocus();
});
