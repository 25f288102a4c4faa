import type { Schema } from '@aferir/api-client';
import { faultReply, problemReply } from '@aferir/api-client/testing';
import { RIGHTS, type Right, SECTION } from '@aferir/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { staffFormMessages } from '../../shared/forms/form-messages.ts';
import { actOnRow, confirm, offeredFor } from '../../shared/testing/act-on-row.ts';
import { axeViolations } from '../../shared/testing/axe.ts';
import { listScene } from '../../shared/testing/list-scene.ts';
import { renderApp } from '../../shared/testing/render-app.tsx';
import { createStaffServer } from '../../shared/testing/staff-server.ts';
import {
  profileRow,
  sectionTreeReply,
} from '../access-profiles/testing/access-profiles-fixtures.ts';
import { linkableEmployee, userReply, userRow } from './testing/users-fixtures.ts';
import { usersMessages as texts } from './users-messages.ts';

afterEach(() => localStorage.clear());
const ADDRESS = '/homelogado/usuarios';
const LIST = '/Usuario/Get';
const SAVE = '/UsuarioPerfil/Post';
const LINKABLE = '/Usuario/GetFuncionariosVinculaveis';

const invited: Schema<'UserInvitation'> = {
  situacao: 'enviado',
  dtEnvio: '2026-11-20T12:00:00.000Z',
  dtValidade: '2026-11-27T12:00:00.000Z',
};
const RESEND = '/UsuarioPerfil/ReenviarConvite';

function createServer(
  rights?: readonly Right[],
  besides?: Parameters<typeof createStaffServer>[2],
) {
  const other = { ...profileRow, idPerfilAcesso: 5, nmPerfilAcesso: 'Gestão', flConcedivel: true };
  const strong = { ...profileRow, idPerfilAcesso: 6, nmPerfilAcesso: 'Tudo', flConcedivel: false };
  return createStaffServer(SECTION.users, rights, besides)
    .on('get', LIST, {
      rows: [userRow, { ...userRow, idUsuario: 3, nmUsuario: 'Renata Alves', convite: invited }],
      qtdRecords: 2,
    })
    .on('get', '/UsuarioPerfil/Get/{idUsuario}', userReply)
    .on('get', LINKABLE, { rows: [linkableEmployee], qtdRecords: 1 })
    .on('get', '/PerfilAcesso/Get', { rows: [profileRow, other, strong], qtdRecords: 3 })
    .on('post', SAVE, 4)
    .on('post', RESEND, null)
    .on('delete', '/Usuario/{id}', null);
}

const list = listScene({ address: ADDRESS, list: LIST, texts, count: 2, createServer });
const openList = list.open;

async function openForm(id: number | 'novo', server = createServer()) {
  const app = await openList(server, `${ADDRESS}?registro=${id}`);
  const dialog = within(await screen.findByRole('dialog'));
  const saveLabel = id === 'novo' ? texts.invite : texts.save;
  const save = await dialog.findByRole('button', { name: saveLabel });
  const openDetails = () => app.user.click(dialog.getByRole('button', { name: /^Mais detalhes/ }));
  return { ...app, dialog, save, openDetails };
}

const linkedEmployee = (dialog: ReturnType<typeof within>) =>
  dialog.getByRole('combobox', { name: new RegExp(`^${texts.employee}`) });

describe('the list of users', () => {
  it('names their profiles, and says who is invited since when', async () => {
    const perfis = ['Financeiro', 'Gestão', 'RH'].map((nmPerfilAcesso, index) => ({
      idPerfilAcesso: index + 1,
      nmPerfilAcesso,
    }));
    const over = { ...invited, situacao: 'vencido' as const };
    const none = { situacao: 'nenhum' as const, dtEnvio: null, dtValidade: null };
    const rows = [
      { ...userRow, perfis },
      { ...userRow, idUsuario: 5, flAdministrador: true, convite: invited },
      { ...userRow, idUsuario: 6, convite: over },
      { ...userRow, idUsuario: 7, convite: none },
      { ...userRow, idUsuario: 8, convite: none, flAtivo: false },
    ];
    const server = createServer().on('get', LIST, { rows, qtdRecords: 5 });
    await renderApp(ADDRESS, { as: 'staff', server });
    await screen.findByText(texts.found(5));
    const [, ...lines] = within(screen.getByRole('table')).getAllByRole('row');
    expect(lines.map((line) => line.textContent)).toEqual([
      expect.stringMatching(/Financeiro, Gestão \+1Ativo$/),
      expect.stringMatching(/Tudo, como administradorConvite enviadoem 20\/11\/2026$/),
      expect.stringMatching(/Analista de RHConvite vencidodesde 27\/11\/2026$/),
      expect.stringMatching(/Sem convite$/),
      expect.stringMatching(/Inativo$/),
    ]);
  });

  it('invites again who has no password, and nobody else', async () => {
    const { user, server } = await openList();
    await actOnRow(user, texts.resend, 'Renata Alves');
    expect(await screen.findByText(texts.resent(userRow.dsEmail))).toBeVisible();
    expect(server.requestsTo('post', RESEND)[0]?.body).toEqual({ idUsuario: 3 });
    server.on('post', RESEND, problemReply(429, 'O limite foi atingido.'));
    await actOnRow(user, texts.resend, 'Renata Alves');
    expect(await screen.findByText('O limite foi atingido.', { exact: false })).toBeVisible();
  });

  it('offers to invite an administrator again to administrators alone', async () => {
    const rows = [{ ...userRow, flAdministrador: true, convite: invited }];
    const server = createServer().on('get', LIST, { rows, qtdRecords: 1 });
    const { user } = await renderApp(ADDRESS, { as: 'staff', server });
    await screen.findByText(texts.found(1));
    const offered = await offeredFor(user, userRow.nmUsuario);
    expect(offered).toContain(texts.edit);
    expect(offered).not.toContain(texts.resend);
  });

  it('shows them, and is accessible', async () => {
    await openList();
    expect(screen.getAllByText(userRow.dsEmail)[0]).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('is narrowed down to those who have a profile, with a chip that has its name', async () => {
    const { user, server, address } = await openList(
      createServer().on('get', '/PerfilAcesso/Get', ({ query }) => ({
        rows: [{ ...profileRow, nmPerfilAcesso: query.idPerfilAcesso ? 'Um só' : 'De todos' }],
        qtdRecords: 1,
      })),
    );
    const asked = () => server.requestsTo('get', LIST).at(-1)?.query;
    await user.click(screen.getByRole('button', { name: 'Filtrar' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Filtrar' }));
    await user.click(await panel.findByRole('combobox', { name: texts.profile }));
    await user.click(await screen.findByRole('option', { name: 'De todos' }));
    await waitFor(() => expect(address()).toBe(`${ADDRESS}?perfil-acesso=3`));
    await waitFor(() => expect(asked()).toMatchObject({ idPerfilAcesso: '3' }));
    await user.click(await panel.findByRole('button', { name: 'Ver 2 resultados' }));
    const chip = `${texts.profileIs('Um só')} (remover filtro)`;
    await user.click(await screen.findByRole('button', { name: chip }));
    await waitFor(() => expect(address()).toBe(ADDRESS));
  });

  it('offers those who may only view nothing to change', async () => {
    const { user } = await openList(createServer([]));
    const changes = [texts.edit, texts.resend, texts.remove];
    await list.expectNotOffered(user, userRow.nmUsuario, changes);
    await list.expectNotOffered(user, 'Renata Alves', changes);
  });

  list.testWithoutRecords();
  list.testTakenAway('usuarios', {
    'perfil-acesso=3&ordem=-perfis': { idPerfilAcesso: '3', ordem: '-perfis' },
  });
  list.testSorted({
    [texts.email]: 'email',
    [texts.profilesColumn]: 'perfis',
    [texts.status]: 'situacao',
  });

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
  it('invites somebody by name, e-mail and a profile', async () => {
    const { user, dialog, save, server } = await openForm('novo');
    await user.click(save);
    expect(await dialog.findByText(texts.nameRequired)).toBeVisible();
    expect(dialog.getByLabelText(texts.name)).toHaveFocus();
    expect(dialog.queryByLabelText(texts.password)).toBeNull();
    expect(dialog.getByRole('button', { name: /^Mais detalhes/ })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    expect(dialog.getByText(texts.noProfile)).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await user.type(dialog.getByLabelText(texts.name), 'Novo Nome');
    await user.type(dialog.getByLabelText(texts.email), 'novo@empresa.example');
    await user.selectOptions(dialog.getByLabelText(texts.profile), '5');
    const chosen = within(dialog.getByRole('list', { name: texts.assigned }));
    expect(chosen.getByText('Gestão')).toBeVisible();
    const another = dialog.getByLabelText(texts.anotherProfile);
    expect(within(another).queryByRole('option', { name: 'Gestão' })).toBeNull();
    await user.selectOptions(another, '3');
    await user.click(save);
    expect(
      await screen.findByText(texts.invited(texts.created, 'novo@empresa.example')),
    ).toBeVisible();
    const [request] = server.requestsTo('post', SAVE);
    expect(request?.body).toMatchObject({
      idUsuario: 0,
      nmUsuario: 'Novo Nome',
      dsNome: 'Novo Nome',
      dsEmail: 'novo@empresa.example',
      dsLogin: 'novo@empresa.example',
      flAdministrador: false,
      flAtivo: true,
      Perfis: [
        { IdUsuario: 0, IdPerfilAcesso: 3 },
        { IdUsuario: 0, IdPerfilAcesso: 5 },
      ],
    });
    expect(request?.body).not.toHaveProperty('dsSenha');
    expect(request?.body).not.toHaveProperty('temSenha');
  });

  it('adds one with a password told by hand, and with what is known', async () => {
    const { user, dialog, server, openDetails } = await openForm('novo');
    await user.type(dialog.getByLabelText(texts.name), 'Novo Nome');
    await user.type(dialog.getByLabelText(texts.email), 'novo@empresa.example');
    await user.click(dialog.getByRole('button', { name: texts.tellPassword }));
    const save = dialog.getByRole('button', { name: texts.save });
    await user.click(save);
    expect(await dialog.findByText(texts.passwordRequired)).toBeVisible();
    await user.type(dialog.getByLabelText(texts.password), 'ipe-amarelo-27');
    await openDetails();
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
    await user.click(save);
    expect(await screen.findByText(texts.created)).toBeVisible();
    expect(server.requestsTo('post', SAVE)[0]?.body).toMatchObject({
      dsSenha: 'ipe-amarelo-27',
      nrCpf: '529.982.247-25',
      idOrganogramaPessoa: 42,
      Perfis: [],
    });
  });

  it('opens the details on a fault of any of them, and takes the focus there', async () => {
    const fault = 'Ao menos um administrador fica ativo.';
    const server = createServer().on('post', SAVE, faultReply({ flAtivo: fault }));
    const { user, dialog, save } = await openForm('novo', server);
    await user.type(dialog.getByLabelText(texts.name), 'Novo Nome');
    await user.type(dialog.getByLabelText(texts.email), 'novo@empresa.example');
    await user.click(save);
    const active = await dialog.findByRole('checkbox', { name: texts.isActive });
    expect(active).toHaveAccessibleDescription(fault);
    await waitFor(() => expect(active).toHaveFocus());
  });

  it('asks for no password once somebody is to be invited after all', async () => {
    const { user, dialog, save, server } = await openForm('novo');
    await user.type(dialog.getByLabelText(texts.name), 'Novo Nome');
    await user.type(dialog.getByLabelText(texts.email), 'novo@empresa.example');
    await user.click(dialog.getByRole('button', { name: texts.tellPassword }));
    await user.type(dialog.getByLabelText(texts.password), '123');
    await user.click(dialog.getByRole('button', { name: texts.inviteInstead }));
    await user.click(save);
    await waitFor(() => expect(server.requestsTo('post', SAVE)).toHaveLength(1));
    expect(server.requestsTo('post', SAVE)[0]?.body).not.toHaveProperty('dsSenha');
  });

  it('makes a profile with one section, named by it, on the way', async () => {
    const server = createServer([...RIGHTS], [[SECTION.accessProfiles, 'incluir']])
      .on('get', '/Secao/GetTree', sectionTreeReply)
      .on('post', '/PerfilAcesso/Post', 9);
    const { user, dialog, save } = await openForm('novo', server);
    await user.type(dialog.getByLabelText(texts.name), 'Novo Nome');
    await user.type(dialog.getByLabelText(texts.email), 'novo@empresa.example');
    await user.click(dialog.getByRole('button', { name: texts.newProfile }));
    const view = await screen.findByRole('checkbox', { name: 'Ver: Comportamental' });
    const profile = { ...profileRow, idPerfilAcesso: 9, nmPerfilAcesso: 'Comportamental' };
    server.on('get', '/PerfilAcesso/Get', { rows: [profile], qtdRecords: 1 });
    const form = within(view.closest('form') as HTMLElement);
    await user.click(view);
    expect(form.getByLabelText('Nome')).toHaveValue('Comportamental');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await dialog.findByRole('button', { name: 'Remover Comportamental' })).toBeVisible();
    expect(server.requestsTo('post', '/PerfilAcesso/Post')[0]?.body).toMatchObject({
      idPerfilAcesso: 0,
      nmPerfilAcesso: 'Comportamental',
      dsPerfilAcesso: 'Comportamental: ver.',
    });
    await user.click(save);
    await waitFor(() => expect(server.requestsTo('post', SAVE)).toHaveLength(1));
    expect(server.requestsTo('post', SAVE)[0]?.body).toMatchObject({
      nmUsuario: 'Novo Nome',
      Perfis: [{ IdUsuario: 0, IdPerfilAcesso: 9 }],
    });
  });

  it('makes no profile for those who may not', async () => {
    const { dialog } = await openForm('novo');
    expect(dialog.queryByRole('button', { name: texts.newProfile })).toBeNull();
  });

  it('changes one, and takes profiles away', async () => {
    const { user, dialog, save, server } = await openForm(4);
    expect(dialog.queryByLabelText(texts.password)).toBeNull();
    expect(dialog.getByLabelText(texts.administrator)).toBeDisabled();
    expect(dialog.getByLabelText(/^CPF/)).toHaveValue('529.982.247-25');
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

  it('says that a corrected address is invited', async () => {
    const waiting = { ...userReply, convite: invited };
    const server = createServer().on('get', '/UsuarioPerfil/Get/{idUsuario}', waiting);
    const { user, dialog, save } = await openForm(4, server);
    const email = dialog.getByLabelText(texts.email);
    await user.type(email, '.br');
    expect(save).toHaveAccessibleName(texts.saveAndInvite);
    await user.click(save);
    const told = texts.invited(texts.updated, 'monica@empresa.example.br');
    expect(await screen.findByText(told)).toBeVisible();
  });

  it('sends nobody to the list for an invitation of somebody whose person has left', async () => {
    const server = createServer().on('get', '/UsuarioPerfil/Get/{idUsuario}', {
      ...userReply,
      idOrganogramaPessoa: 42,
      flFuncionarioAtivo: false,
      convite: { situacao: 'nenhum', dtEnvio: null, dtValidade: null },
    });
    const { dialog } = await openForm(4, server);
    expect(dialog.getByText(texts.employeeInactive)).toBeVisible();
    expect(dialog.queryByText(texts.invitationNone)).toBeNull();
  });

  it('says nothing of an invitation of who has a password, whatever the address', async () => {
    const { user, dialog, save } = await openForm(4);
    await user.type(dialog.getByLabelText(texts.email), '.br');
    await user.click(save);
    expect(await screen.findByText(texts.updated)).toBeVisible();
  });

  it('shows at its field what the server refuses, and loses nothing', async () => {
    const server = createServer().on(
      'post',
      SAVE,
      faultReply({ dsEmail: 'Este e-mail já está em uso.' }),
    );
    const { user, dialog, save } = await openForm(4, server);
    await user.type(dialog.getByLabelText(texts.name), ' Prado');
    await user.click(save);
    const email = await dialog.findByLabelText(texts.email);
    await waitFor(() => expect(email).toHaveAccessibleDescription('Este e-mail já está em uso.'));
    expect(email).toBeVisible();
    expect(dialog.getByLabelText(texts.name)).toHaveValue('Mônica Vidal Prado');
  });

  it('comes back after a closed tab, without the password and the CPF', async () => {
    const first = await openForm('novo');
    await first.user.type(first.dialog.getByLabelText(texts.name), 'Novo Nome');
    await first.user.click(first.dialog.getByRole('button', { name: texts.tellPassword }));
    await first.user.type(first.dialog.getByLabelText(texts.password), 'ipe-amarelo-27');
    await first.openDetails();
    await first.user.type(first.dialog.getByLabelText(/^CPF/), '52998224725');
    first.unmount();
    await openList(createServer(), `${ADDRESS}?registro=novo`);
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(staffFormMessages.restored)).toBeVisible();
    expect(dialog.getByLabelText(texts.name)).toHaveValue('Novo Nome');
    expect(dialog.getByLabelText(texts.password)).toHaveValue('');
    await first.user.click(dialog.getByRole('button', { name: /^Mais detalhes/ }));
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
    const { dialog } = await openForm(3, server);
    await waitFor(() => expect(dialog.getByLabelText(texts.email)).toHaveAttribute('readonly'));
    expect(dialog.getByText(texts.ownProfiles)).toBeVisible();
    expect(dialog.queryByLabelText(texts.profile)).toBeNull();
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
