import { faultReply, problemReply } from '@aferir/api-client/testing';
import { type Right, SECTION } from '@aferir/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { staffFormMessages } from '../../shared/forms/form-messages.ts';
import { actOnRow, confirm } from '../../shared/testing/act-on-row.ts';
import { axeViolations } from '../../shared/testing/axe.ts';
import { listScene } from '../../shared/testing/list-scene.ts';
import { createStaffServer } from '../../shared/testing/staff-server.ts';
import { profileRow } from '../access-profiles/testing/access-profiles-fixtures.ts';
import { linkableEmployee, userReply, userRow } from './testing/users-fixtures.ts';
import { usersMessages as texts } from './users-messages.ts';

afterEach(() => localStorage.clear());
const ADDRESS = '/homelogado/usuarios';
const LIST = '/Usuario/Get';
const SAVE = '/UsuarioPerfil/Post';
const LINKABLE = '/Usuario/GetFuncionariosVinculaveis';

function createServer(rights?: readonly Right[]) {
  const other = { ...profileRow, idPerfilAcesso: 5, nmPerfilAcesso: 'Gestão', flConcedivel: true };
  const strong = { ...profileRow, idPerfilAcesso: 6, nmPerfilAcesso: 'Tudo', flConcedivel: false };
  return createStaffServer(SECTION.users, rights)
    .on('get', LIST, {
      rows: [userRow, { ...userRow, idUsuario: 3, nmUsuario: 'Renata Alves' }],
      qtdRecords: 2,
    })
    .on('get', '/UsuarioPerfil/Get/{idUsuario}', userReply)
    .on('get', LINKABLE, { rows: [linkableEmployee], qtdRecords: 1 })
    .on('get', '/PerfilAcesso/Get', { rows: [profileRow, other, strong], qtdRecords: 3 })
    .on('post', SAVE, 4)
    .on('delete', '/Usuario/{id}', null);
}

const list = listScene({ address: ADDRESS, list: LIST, texts, count: 2, createServer });
const openList = list.open;

async function openForm(id: number | 'novo', server = createServer()) {
  const app = await openList(server, `${ADDRESS}?registro=${id}`);
  const dialog = within(await screen.findByRole('dialog'));
  const save = await dialog.findByRole('button', { name: texts.save });
  return { ...app, dialog, save };
}

const linkedEmployee = (dialog: ReturnType<typeof within>) =>
  dialog.getByRole('combobox', { name: new RegExp(`^${texts.employee}`) });

describe('the list of users', () => {
  it('shows them, and is accessible', async () => {
    await openList();
    expect(screen.getAllByText(userRow.dsEmail)[0]).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('tells those who may only view', async () => {
    const { user } = await openList(createServer([]));
    await list.expectDenied(user, [
      [texts.edit, userRow.nmUsuario, 'editar'],
      [texts.remove, userRow.nmUsuario, 'excluir'],
    ]);
  });

  list.testWithoutRecords();
  list.testTakenAway('usuarios');

  it('deletes one, or says why not', async () => {
    const { user, server } = await openList();
    await actOnRow(user, texts.remove, userRow.nmUsuario);
    expect(await screen.findByText(texts.removeText)).toBeVisible();
    server.on('delete', '/Usuario/{id}', problemReply(409, 'Último administrador.'));
    await confirm(user, texts.remove);
    expect(await screen.findByText('Último administrador.')).toBeVisible();
    server.on('delete', '/Usuario/{id}', null);
    await actOnRow(user, texts.remove, userRow.nmUsuario);
    await confirm(user, texts.remove);
    expect(await screen.findByText(texts.removed)).toBeVisible();
  });
});

describe('the form of a user', () => {
  it('adds one with what was typed', async () => {
    const { user, dialog, save, server } = await openForm('novo');
    await user.click(save);
    expect(await dialog.findByText(texts.nameRequired)).toBeVisible();
    expect(dialog.getByText(texts.passwordRequired)).toBeVisible();
    expect(dialog.getByRole('tab', { name: /Dados/ })).toHaveTextContent('(3 campos)');
    expect(await axeViolations()).toEqual([]);
    await user.type(dialog.getByLabelText(texts.name), 'Novo Nome');
    await user.type(dialog.getByLabelText(texts.email), 'novo@empresa.example');
    await user.type(dialog.getByLabelText(texts.password), 'ipe-amarelo-27');
    await user.type(dialog.getByLabelText(/^CPF/), '52998224726');
    await user.click(save);
    expect(await dialog.findByText(texts.cpfInvalid)).toBeVisible();
    await user.clear(dialog.getByLabelText(/^CPF/));
    await user.type(dialog.getByLabelText(/^CPF/), '52998224725');
    await user.type(linkedEmployee(dialog), 'ana');
    await waitFor(() =>
      expect(server.requestsTo('get', LINKABLE).at(-1)?.query).toMatchObject({ filter: 'ana' }),
    );
    await user.click(await dialog.findByRole('option', { name: /Ana Souza/ }));
    expect(linkedEmployee(dialog)).toHaveValue('Ana Souza');
    await user.click(dialog.getByRole('tab', { name: texts.profiles }));
    expect(dialog.getByText(texts.noProfile)).toBeVisible();
    const add = dialog.getByRole('button', { name: texts.addProfile });
    await user.selectOptions(dialog.getByLabelText(texts.profile), '5');
    await user.click(add);
    await user.selectOptions(dialog.getByLabelText(texts.profile), '5');
    expect(add).toBeDisabled();
    await user.click(save);
    expect(await screen.findByText(texts.created)).toBeVisible();
    expect(server.requestsTo('post', SAVE)[0]?.body).toMatchObject({
      idUsuario: 0,
      nmUsuario: 'Novo Nome',
      dsNome: 'Novo Nome',
      dsEmail: 'novo@empresa.example',
      dsLogin: 'novo@empresa.example',
      dsSenha: 'ipe-amarelo-27',
      nrCpf: '529.982.247-25',
      flAdministrador: false,
      flAtivo: true,
      idOrganogramaPessoa: 42,
      Perfis: [{ IdUsuario: 0, IdPerfilAcesso: 5 }],
    });
  });

  it('changes one, and takes profiles away', async () => {
    const { user, dialog, save, server } = await openForm(4);
    expect(dialog.queryByLabelText(texts.password)).toBeNull();
    expect(dialog.getByLabelText(texts.administrator)).toBeDisabled();
    expect(dialog.getByLabelText(/^CPF/)).toHaveValue('529.982.247-25');
    await user.click(dialog.getByRole('tab', { name: texts.profiles }));
    expect(dialog.getByText('Além dos cem')).toBeVisible();
    expect(await dialog.findByRole('option', { name: texts.notGivable('Tudo') })).toBeDisabled();
    await user.click(dialog.getByRole('button', { name: texts.removeProfile('Analista de RH') }));
    await user.click(save);
    expect(await screen.findByText(texts.updated)).toBeVisible();
    const [request] = server.requestsTo('post', SAVE);
    expect(request?.body).toMatchObject({
      idUsuario: 4,
      nrVersao: 2,
      Perfis: [{ IdUsuario: 4, IdPerfilAcesso: 88 }],
    });
    expect(request?.body).not.toHaveProperty('dsSenha');
  });

  it('shows at its field what the server refuses, from whichever tab, and loses nothing', async () => {
    const server = createServer().on(
      'post',
      SAVE,
      faultReply({ dsEmail: 'Este e-mail já está em uso.' }),
    );
    const { user, dialog, save } = await openForm(4, server);
    await user.type(dialog.getByLabelText(texts.name), ' Prado');
    await user.click(dialog.getByRole('tab', { name: texts.profiles }));
    await user.click(save);
    const email = await dialog.findByLabelText(texts.email);
    await waitFor(() => expect(email).toHaveAccessibleDescription('Este e-mail já está em uso.'));
    expect(email).toBeVisible();
    expect(dialog.getByLabelText(texts.name)).toHaveValue('Mônica Vidal Prado');
  });

  it('comes back after a closed tab, without the password and the CPF', async () => {
    const first = await openForm('novo');
    await first.user.type(first.dialog.getByLabelText(texts.name), 'Novo Nome');
    await first.user.type(first.dialog.getByLabelText(texts.password), 'ipe-amarelo-27');
    await first.user.type(first.dialog.getByLabelText(/^CPF/), '52998224725');
    first.unmount();
    const { dialog } = await openForm('novo');
    expect(await dialog.findByText(staffFormMessages.restored)).toBeVisible();
    expect(dialog.getByLabelText(texts.name)).toHaveValue('Novo Nome');
    expect(dialog.getByLabelText(texts.password)).toHaveValue('');
    expect(dialog.getByLabelText(/^CPF/)).toHaveValue('');
    expect(JSON.stringify(localStorage)).not.toMatch(/ipe-amarelo|529\.?982/);
  });

  it('survives an ended session: whoever signs in again finds it as it was', async () => {
    const { user, dialog, save, server, address } = await openForm(4);
    await user.type(dialog.getByLabelText(texts.name), ' Prado');
    await user.type(linkedEmployee(dialog), 'ana');
    await user.click(await dialog.findByRole('option', { name: /Ana Souza/ }));
    server.on('post', SAVE, problemReply(401, 'Sua sessão terminou. Entre novamente.'));
    server.on('post', '/auth/refresh', problemReply(401, 'Sua sessão terminou. Entre novamente.'));
    await user.click(save);
    await waitFor(() => expect(address()).toContain('/login'));
    expect(decodeURIComponent(address())).toContain(`${ADDRESS}?registro=4`);
    await user.type(await screen.findByLabelText('E-mail'), 'rh@empresa.example');
    await user.type(screen.getByLabelText('Senha'), 'aferir-123{Enter}');
    expect(await screen.findByDisplayValue('Mônica Vidal Prado')).toBeVisible();
    const again = within(screen.getByRole('dialog'));
    await waitFor(() => expect(linkedEmployee(again)).toHaveValue('Ana Souza'));
    server.on('post', SAVE, 4);
    await user.click(again.getByRole('button', { name: texts.save }));
    expect(await screen.findByText(texts.updated)).toBeVisible();
    expect(server.requestsTo('post', SAVE).at(-1)?.body).toMatchObject({ idOrganogramaPessoa: 42 });
  });

  it('leaves what is one’s own to Minha Conta', async () => {
    const server = createServer().on('get', '/UsuarioPerfil/Get/{idUsuario}', {
      ...userReply,
      idUsuario: 3,
    });
    const { user, dialog } = await openForm(3, server);
    await waitFor(() => expect(dialog.getByLabelText(texts.email)).toHaveAttribute('readonly'));
    await user.click(dialog.getByRole('tab', { name: texts.profiles }));
    expect(dialog.getByText(texts.ownProfiles)).toBeVisible();
    expect(dialog.queryByRole('button', { name: texts.addProfile })).toBeNull();
  });

  it('says that the user could not be read, and tries again', async () => {
    const path = '/UsuarioPerfil/Get/{idUsuario}';
    const server = createServer().on('get', path, problemReply(500, 'Ocorreu um erro inesperado'));
    const app = await openList(server, `${ADDRESS}?registro=4`);
    expect(await screen.findByText(texts.loadFailed)).toBeVisible();
    server.on('get', path, userReply);
    await app.user.click(screen.getByRole('button', { name: staffFormMessages.retry }));
    await waitFor(() => expect(screen.queryByText(texts.loadFailed)).toBeNull());
  });

  it('says that the employees could not be read, and tries again', async () => {
    const server = createServer().on(
      'get',
      LINKABLE,
      problemReply(500, 'Ocorreu um erro inesperado'),
    );
    const { user, dialog } = await openForm(4, server);
    await user.click(linkedEmployee(dialog));
    expect(await dialog.findByRole('button', { name: staffFormMessages.retry })).toBeVisible();
    expect(dialog.getAllByText(texts.employeesFailed)[0]).toBeVisible();
    server.on('get', LINKABLE, { rows: [], qtdRecords: 0 });
    await user.click(dialog.getByRole('button', { name: staffFormMessages.retry }));
    await waitFor(() => expect(dialog.queryByText(texts.employeesFailed)).toBeNull());
    expect(dialog.getAllByText(texts.employeesEmpty)[0]).toBeVisible();
  });

  it('shows who is linked, and lets them go', async () => {
    const server = createServer().on('get', '/UsuarioPerfil/Get/{idUsuario}', {
      ...userReply,
      idOrganogramaPessoa: 42,
      nmOrganogramaPessoa: 'Ana Souza',
      flFuncionarioAtivo: true,
    });
    const { user, dialog, save } = await openForm(4, server);
    await waitFor(() => expect(linkedEmployee(dialog)).toHaveValue('Ana Souza'));
    await user.click(dialog.getByRole('button', { name: texts.noEmployee }));
    expect(linkedEmployee(dialog)).toHaveValue('');
    await user.click(save);
    await waitFor(() => expect(server.requestsTo('post', SAVE)).toHaveLength(1));
    const [sent] = server.requestsTo('post', SAVE);
    expect(sent?.body).toMatchObject({ idOrganogramaPessoa: null });
    expect(sent?.body).not.toHaveProperty('nmOrganogramaPessoa');
  });
});
