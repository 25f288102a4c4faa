import { staffSession, staffUser } from '@aferir/api-client/testing';
import { SECTION } from '@aferir/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ERASURE_STAYS } from '../../shared/people/erasure-text.ts';
import { actOnRow, openRowMenu } from '../../shared/testing/act-on-row.ts';
import { axeViolations } from '../../shared/testing/axe.ts';
import { employee } from '../../shared/testing/employee-fixture.ts';
import { renderApp } from '../../shared/testing/render-app.tsx';
import { bodiesOf } from '../../shared/testing/sent-bodies.ts';
import { createStaffServer } from '../../shared/testing/staff-server.ts';
import { employeesMessages as texts } from './employees-messages.ts';
import { employeeTotals, formerEmployee } from './testing/employees-fixtures.ts';

afterEach(() => localStorage.clear());
const ANONYMIZE = '/OrganogramaPessoa/Anonimizar';
const nobody = { ...formerEmployee, nmPessoa: 'Pessoa anonimizada 44', flAnonimizado: true };
const administrator = { flAdministrador: true, secoes: [] };

async function open({ isAdministrator = true } = {}) {
  const server = createStaffServer(SECTION.employees)
    .on('get', '/OrganogramaPessoa/Get', { rows: [employee, nobody], qtdRecords: 2 })
    .on('get', '/Resposta/ObterFuncionariosPerfis', employeeTotals)
    .on('post', ANONYMIZE, { idOrganogramaPessoa: 42, nmPessoa: 'Pessoa anonimizada 42' });
  if (isAdministrator) {
    server
      .on('post', '/auth/signin', { ...staffSession, permissions: administrator })
      .on('get', '/auth/GetUser', { ...staffUser, permissions: administrator });
  }
  const app = await renderApp('/funcionarios', { as: 'staff', server });
  await screen.findByText(texts.found(2));
  return app;
}

it('erases the data of a person whose name was typed, and says before what stays', async () => {
  const app = await open();
  await actOnRow(app.user, texts.anonymize, employee.nmPessoa);
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(texts.anonymizeStays)).toHaveTextContent(ERASURE_STAYS);
  const erase = dialog.getByRole('button', { name: texts.anonymizeConfirm });
  const name = dialog.getByLabelText(texts.anonymizeName(employee.nmPessoa));
  expect(erase).toBeDisabled();
  await app.user.type(name, 'outra pessoa{Enter}');
  expect(erase).toBeDisabled();
  expect(bodiesOf(app, ANONYMIZE)).toEqual([]);
  expect(await axeViolations()).toEqual([]);
  await app.user.clear(name);
  await app.user.type(name, employee.nmPessoa.toLowerCase());
  await app.user.click(erase);
  expect(await screen.findByText(texts.anonymized(employee.nmPessoa))).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(bodiesOf(app, ANONYMIZE)).toEqual([
    { idOrganogramaPessoa: 42, nmPessoa: employee.nmPessoa.toLowerCase() },
  ]);
});

it('erases once, however often Enter is pressed', async () => {
  const app = await open();
  await actOnRow(app.user, texts.anonymize, employee.nmPessoa);
  const dialog = within(await screen.findByRole('alertdialog'));
  const name = dialog.getByLabelText(texts.anonymizeName(employee.nmPessoa));
  await app.user.type(name, `${employee.nmPessoa}{Enter}{Enter}{Enter}`);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(bodiesOf(app, ANONYMIZE)).toHaveLength(1);
});

it('is offered to administrators alone', async () => {
  const { user } = await open({ isAdministrator: false });
  await openRowMenu(user, employee.nmPessoa);
  expect(screen.getByRole('menuitem', { name: texts.remove })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: texts.anonymize })).toBeNull();
});

it('leaves nothing to be done with somebody of whom nothing is known', async () => {
  await open();
  expect(screen.getByText('Pessoa anonimizada 44')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ações de Pessoa anonimizada 44' })).toBeNull();
});
