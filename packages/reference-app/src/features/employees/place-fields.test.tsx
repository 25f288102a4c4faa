import { problemReply } from '@aferir/api-client/testing';
import { type Right, SECTION } from '@aferir/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { axeViolations } from '../../shared/testing/axe.ts';
import { renderApp } from '../../shared/testing/render-app.tsx';
import { bodiesOf } from '../../shared/testing/sent-bodies.ts';
import { createStaffServer } from '../../shared/testing/staff-server.ts';
import { employeesMessages as texts } from './employees-messages.ts';
import { employeeTotals } from './testing/employees-fixtures.ts';

afterEach(() => localStorage.clear());
const POSITION = '/OrganogramaCargo/Post';
const DEPARTMENT = '/OrganogramaNo/Post';
const none = { rows: [], qtdRecords: 0 };

/** A company that has neither people nor places. */
function createServer(...besides: Right[]) {
  return createStaffServer(SECTION.employees, undefined, [
    [SECTION.positions, ...besides],
    [SECTION.organization, ...besides],
  ])
    .on('get', '/OrganogramaPessoa/Get', none)
    .on('get', '/Resposta/ObterFuncionariosPerfis', employeeTotals)
    .on('get', '/OrganogramaCargo/Get', {
      ...none,
      qtdCargosTotal: 0,
      qtdFuncionariosTotal: 0,
      qtdDepartamentosTotal: 0,
    })
    .on('get', '/OrganogramaNo/Get', none)
    .on('post', POSITION, 31)
    .on('post', DEPARTMENT, 32);
}

async function openForm(server: ReturnType<typeof createServer>) {
  const app = await renderApp('/funcionarios?registro=novo', { as: 'staff', server });
  await screen.findByRole('button', { name: texts.save });
  const dialog = within(screen.getByRole('dialog'));
  return {
    ...app,
    field: (name: string) => dialog.getByRole('combobox', { name }),
    offer: (name: string) => screen.findByRole('option', { name: `Criar “${name}”` }),
  };
}

describe('the position and the department of somebody new', () => {
  it('are made where they are not there yet, by keyboard', async () => {
    const app = await openForm(createServer('incluir'));
    for (const [label, name] of [
      [texts.position, 'Vendedor'],
      [texts.department, 'Vendas'],
    ] as const) {
      await app.user.type(app.field(label), name);
      await app.offer(name);
      await app.user.keyboard('{Enter}');
      await waitFor(() => expect(app.field(label)).toHaveAttribute('aria-expanded', 'false'));
      expect(app.field(label)).toHaveValue(name);
    }
    expect(bodiesOf(app, POSITION)).toEqual([{ idOrganogramaCargo: 0, nmCargo: 'Vendedor' }]);
    expect(bodiesOf(app, DEPARTMENT)).toEqual([
      { idOrganogramaNo: 0, idOrganogramaNoSuperior: 0, nmDepartamento: 'Vendas' },
    ]);
    expect(await axeViolations()).toEqual([]);
  });

  it('stay as they were typed when they could not be made, and are made at the second try', async () => {
    const server = createServer('incluir').on('post', DEPARTMENT, problemReply(500, 'Falhou.'));
    const { user, field, offer } = await openForm(server);
    await user.type(field(texts.department), 'Vendas');
    await offer('Vendas');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(field(texts.department)).toHaveAccessibleDescription(/Falhou/));
    await user.tab();
    expect(field(texts.department)).toHaveValue('Vendas');
    server.on('post', DEPARTMENT, 32);
    await user.click(field(texts.department));
    await user.click(await offer('Vendas'));
    await waitFor(() => expect(field(texts.department)).not.toHaveAccessibleDescription());
    expect(field(texts.department)).toHaveValue('Vendas');
  });

  it('are waited for by a form that is sent while they are made', async () => {
    let answer: () => void = () => undefined;
    const server = createServer('incluir').on('post', DEPARTMENT, async () => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return 32;
    });
    server.on('post', '/OrganogramaPessoa/Post', 71);
    const app = await openForm(server);
    const dialog = within(screen.getByRole('dialog'));
    await app.user.type(dialog.getByLabelText(texts.name), 'Rui Prado');
    await app.user.type(dialog.getByLabelText(texts.email), 'rui@padaria.example');
    await app.user.type(dialog.getByLabelText(texts.mobile), '11988887777');
    await app.user.type(app.field(texts.position), 'Padeiro');
    await app.user.click(await app.offer('Padeiro'));
    await waitFor(() => expect(app.field(texts.position)).not.toHaveAttribute('aria-busy'));
    await app.user.type(app.field(texts.department), 'Cozinha');
    await app.user.click(await app.offer('Cozinha'));
    await app.user.click(dialog.getByRole('button', { name: texts.save }));
    expect(dialog.queryByText(texts.required)).not.toBeInTheDocument();
    answer();
    await screen.findByText(texts.saved);
    expect(bodiesOf(app, '/OrganogramaPessoa/Post')).toMatchObject([
      { idOrganogramaCargo: 31, idOrganogramaNo: 32 },
    ]);
  });

  it('are chosen alone by those who may not add any', async () => {
    const { user, field } = await openForm(createServer());
    await user.type(field(texts.position), 'Vendedor');
    expect(await screen.findByText(texts.positionEmpty, { selector: 'div > span' })).toBeVisible();
    expect(screen.queryByRole('option', { name: /Criar/ })).not.toBeInTheDocument();
  });

  it('say whom to ask where there are none and one may add none', async () => {
    const { user, field } = await openForm(createServer());
    await user.click(field(texts.position));
    expect(await screen.findByText(texts.positionAsk)).toBeVisible();
    await user.click(field(texts.department));
    expect(await screen.findByText(texts.departmentAsk)).toBeVisible();
  });
});
