import { faultReply, problemReply } from '@aferir/api-client/testing';
import {
  innermostSections,
  RIGHTS,
  type Right,
  readRights,
  SECTION,
  type SectionNode,
  sectionsWithRight,
  sectionTree,
} from '@aferir/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { formDrafts } from '../../shared/forms/form-drafts.ts';
import { staffFormMessages } from '../../shared/forms/form-messages.ts';
import { actOnRow, confirm } from '../../shared/testing/act-on-row.ts';
import { axeViolations } from '../../shared/testing/axe.ts';
import { listScene } from '../../shared/testing/list-scene.ts';
import { createStaffServer, type RightsBesides } from '../../shared/testing/staff-server.ts';
import { accessProfilesMessages as texts } from './access-profiles-messages.ts';
import { profileReply, profileRow, sectionTreeReply } from './testing/access-profiles-fixtures.ts';

afterEach(() => localStorage.clear());
const ADDRESS = '/homelogado/perfis-de-acesso';
const LIST = '/PerfilAcesso/Get';
const SAVE = '/PerfilAcesso/Post';

function createServer(rights?: readonly Right[], besides?: RightsBesides) {
  return createStaffServer(SECTION.accessProfiles, rights, besides)
    .on('get', '/Secao/GetTree', sectionTreeReply)
    .on('get', LIST, {
      rows: [
        profileRow,
        { ...profileRow, idPerfilAcesso: 4, nmPerfilAcesso: 'Meu', flProprio: true },
      ],
      qtdRecords: 2,
    })
    .on('get', '/PerfilAcesso/Get/{id}', profileReply)
    .on('post', SAVE, 3)
    .on('delete', '/PerfilAcesso/{id}', null);
}

const list = listScene({
  address: ADDRESS,
  list: LIST,
  texts,
  count: 2,
  createServer,
});
const openList = list.open;

async function openForm(id: number | 'novo' = 3, server = createServer()) {
  const app = await openList(server, `${ADDRESS}?registro=${id}`);
  const dialog = within(await screen.findByRole('dialog'));
  const save = await dialog.findByRole('button', { name: texts.save });
  const box = (right: keyof typeof texts.rights, section: string) =>
    dialog.getByRole('checkbox', { name: texts.rightIn(texts.rights[right], section) });
  return { ...app, dialog, save, box };
}

describe('the list of profiles', () => {
  it('shows what there is, and is accessible', async () => {
    await openList();
    expect(screen.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
    expect(screen.getAllByText(profileRow.dsPerfilAcesso)[0]).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('offers those who may only view nothing to change', async () => {
    const app = await openList(createServer([]));
    await list.expectNotOffered(app.user, profileRow.nmPerfilAcesso, [texts.edit, texts.remove]);
    expect(screen.queryByRole('dialog')).toBeNull();
    await app.navigate(`${ADDRESS}?registro=novo`);
    expect(screen.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  list.testWithoutRecords();
  list.testTakenAway('perfis', { 'ordem=-usuarios': { ordem: '-usuarios' } });
  list.testSorted({
    [texts.nameColumn]: 'nome',
    [texts.description]: 'descricao',
    [texts.users]: 'usuarios',
  });

  it('leads from a count to those users, for those who may see them', async () => {
    const name = texts.usersWith(2, profileRow.nmPerfilAcesso);
    await openList(createServer(undefined, [[SECTION.users]]));
    const href = screen.getByRole('link', { name }).getAttribute('href');
    expect(href).toBe('/homelogado/usuarios?perfil-acesso=3');
  });

  it('has the count alone for those who may not', async () => {
    await openList();
    expect(screen.getAllByText(texts.usersOf(2))[0]).toBeVisible();
    expect(screen.queryByRole('link', { name: /com o perfil/ })).toBeNull();
  });

  it('deletes one, or says how many have it', async () => {
    const { user, server } = await openList();
    await actOnRow(user, texts.remove, profileRow.nmPerfilAcesso);
    expect(await screen.findByText(texts.removeText)).toBeVisible();
    await confirm(user, texts.remove);
    expect(await screen.findByText(texts.removed)).toBeVisible();
    const refusal = 'Este perfil está em uso por 2 usuários e não pode ser excluído.';
    server.on('delete', '/PerfilAcesso/{id}', problemReply(409, refusal));
    await actOnRow(user, texts.remove, profileRow.nmPerfilAcesso);
    await confirm(user, texts.remove);
    expect(await screen.findByText(refusal)).toBeVisible();
  });

  it('says what failed, and tries again', async () => {
    const server = createServer().on(
      'get',
      '/Secao/GetTree',
      problemReply(500, 'Ocorreu um erro inesperado'),
    );
    const app = await openList(server, `${ADDRESS}?registro=novo`);
    expect(await screen.findByText(texts.listFailed)).toBeVisible();
    server.on('get', '/Secao/GetTree', sectionTreeReply);
    await app.user.click(screen.getByRole('button', { name: staffFormMessages.retry }));
    expect(await screen.findByLabelText(texts.name)).toBeVisible();
  });

  it('reads a profile and the sections again by one try, where neither could be read', async () => {
    const failed = problemReply(500, 'Ocorreu um erro inesperado');
    const server = createServer()
      .on('get', '/Secao/GetTree', failed)
      .on('get', '/PerfilAcesso/Get/{id}', failed);
    const app = await openList(server, `${ADDRESS}?registro=3`);
    expect(await screen.findByText(texts.listFailed)).toBeVisible();
    server.on('get', '/Secao/GetTree', sectionTreeReply);
    server.on('get', '/PerfilAcesso/Get/{id}', profileReply);
    await app.user.click(screen.getByRole('button', { name: staffFormMessages.retry }));
    expect(await screen.findByLabelText(texts.name)).toHaveValue(profileReply.nmPerfilAcesso);
  });
});

/** Rights of a profile as the server has them: the same ones in each of some sections. */
const rightsIn = (ids: readonly number[], given: readonly Right[]) =>
  ids.map((idSecao) => ({
    idSecao,
    flVisualizar: true,
    flIncluir: given.includes('incluir'),
    flAlterar: given.includes('alterar'),
    flExcluir: given.includes('excluir'),
  }));
const everySection = sectionTree()
  .flatMap(innermostSections)
  .map(({ id }) => id);
const isTicked = (box: HTMLElement) =>
  box.ariaChecked === 'true' || (box as HTMLInputElement).checked;

describe('the boxes of a profile', () => {
  // The profiles of the example company, and one with the first section alone.
  it.each<[name: string, secoes: ReturnType<typeof rightsIn>]>([
    ['every right', rightsIn(everySection, ['incluir', 'alterar', 'excluir'])],
    ['one section', rightsIn([SECTION.behavioral], ['incluir'])],
    ['every section to view', rightsIn(everySection, [])],
    ['the first section', rightsIn([SECTION.home], [])],
    ['all but the first section', rightsIn(everySection.slice(1), [])],
  ])('show what is stored, and give and take it: %s', async (_, secoes) => {
    const server = createServer().on('get', '/PerfilAcesso/Get/{id}', { ...profileReply, secoes });
    const { user, box, save } = await openForm(3, server);
    const leaves = sectionTree().flatMap(innermostSections);
    const stored = (id: number) => secoes.find(({ idSecao }) => idSecao === id);
    const rightsOf = (leaf: SectionNode) =>
      RIGHTS.filter((right) => sectionsWithRight(leaf, right).length > 0);
    const ticked = leaves.map((leaf) => [
      leaf.name,
      ...rightsOf(leaf).map((right) => isTicked(box(right, leaf.name))),
    ]);
    expect(ticked).toEqual(
      leaves.map((leaf) => {
        const given = stored(leaf.id);
        const rights = given ? readRights('flag', given) : [];
        return [leaf.name, ...rightsOf(leaf).map((right) => rights.includes(right))];
      }),
    );
    const home = 'Início';
    const wasGiven = Boolean(stored(SECTION.home));
    await user.click(box('visualizar', home));
    expect(isTicked(box('visualizar', home))).toBe(!wasGiven);
    if (secoes.length > 1 || !wasGiven) {
      await user.click(save);
      await screen.findByText(texts.saved);
      const body = server.requestsTo('post', SAVE)[0]?.body;
      const others = secoes.filter(({ idSecao }) => idSecao !== SECTION.home);
      const sent = [...(wasGiven ? [] : rightsIn([SECTION.home], [])), ...others];
      expect(body).toMatchObject({
        Secoes: sent.toSorted((one, other) => one.idSecao - other.idSecao),
      });
    }
  });
});

describe('the form of a profile', () => {
  it('has no box for a right that there is not', async () => {
    const { dialog, box } = await openForm();
    expect(box('alterar', 'Comportamental')).toBeEnabled();
    for (const [right, section] of [
      ['excluir', 'Comportamental'],
      ['excluir', 'Desempenho'],
      ['incluir', 'Início'],
      ['incluir', 'Dados Cadastrais'],
    ] as const) {
      const name = texts.rightIn(texts.rights[right], section);
      expect(dialog.queryByRole('checkbox', { name })).toBeNull();
    }
    expect(box('incluir', 'Configuração')).toBeEnabled();
    expect(dialog.getAllByText(texts.noRight)).toHaveLength(7);
  });

  it('gives rights with what they imply, and to all that a group holds', async () => {
    const { user, save, box, server } = await openForm();
    expect(box('incluir', 'Comportamental')).toBeChecked();
    await user.click(box('alterar', 'Cargos'));
    expect(box('visualizar', 'Cargos')).toBeChecked();
    await user.click(box('visualizar', 'Comportamental'));
    expect(box('incluir', 'Comportamental')).not.toBeChecked();
    await user.click(box('visualizar', 'Usuários'));
    expect(box('visualizar', 'Configuração')).toBePartiallyChecked();
    await user.click(box('visualizar', 'Configuração'));
    expect(box('visualizar', 'Dados Cadastrais')).toBeChecked();
    expect(box('excluir', 'Usuários')).toBeDisabled();
    await user.click(save);
    expect(await screen.findByText(texts.saved)).toBeVisible();
    const none = { flIncluir: false, flAlterar: false, flExcluir: false };
    expect(server.requestsTo('post', SAVE)[0]?.body).toMatchObject({
      idPerfilAcesso: 3,
      nrVersao: 4,
      Secoes: [
        { idSecao: 3, flVisualizar: true, ...none, flAlterar: true },
        ...[9, 10, 11].map((idSecao) => ({ idSecao, flVisualizar: true, ...none })),
      ],
    });
  });

  it('asks for what is missing, and is accessible', async () => {
    const { user, dialog, save, server, box } = await openForm('novo');
    await user.click(save);
    expect(await dialog.findByText(texts.noSection)).toBeVisible();
    expect(dialog.getAllByText(texts.required)).toHaveLength(2);
    expect(dialog.getByLabelText(texts.name)).toHaveFocus();
    expect(await axeViolations()).toEqual([]);
    await user.click(box('visualizar', 'Cargos'));
    await waitFor(() => expect(dialog.queryByText(texts.noSection)).toBeNull());
    await user.type(dialog.getByLabelText(texts.name), 'a'.repeat(51));
    await user.click(save);
    expect(await dialog.findByText(staffFormMessages.tooLong(50))).toBeVisible();
    expect(server.requestsTo('post', SAVE)).toEqual([]);
  });

  it('loses nothing when it cannot be saved', async () => {
    const server = createServer().on(
      'post',
      SAVE,
      faultReply({ nmPerfilAcesso: 'Já existe um perfil com este nome.' }),
    );
    const { user, dialog, save, box } = await openForm(3, server);
    const name = dialog.getByLabelText(texts.name);
    await user.clear(name);
    await user.type(name, 'Repetido');
    await user.click(box('visualizar', 'Cargos'));
    await user.click(save);
    await waitFor(() => expect(name).toBeInvalid());
    expect(name).toHaveValue('Repetido');
    expect(box('visualizar', 'Cargos')).toBeChecked();
    const changed = 'Outra pessoa alterou este perfil.';
    server.on('post', SAVE, problemReply(409, changed));
    await user.click(save);
    expect((await dialog.findAllByText(changed))[0]).toBeVisible();
    expect(name).toHaveValue('Repetido');
    expect(box('visualizar', 'Cargos')).toBeChecked();
  });

  it('comes back after a closed tab as it was, and can be thrown away', async () => {
    const first = await openForm();
    await first.user.type(first.dialog.getByLabelText(texts.name), ' sênior');
    await first.user.click(first.box('visualizar', 'Cargos'));
    first.unmount();
    const { user, dialog, box } = await openForm();
    expect(await dialog.findByText(staffFormMessages.restored)).toBeVisible();
    expect(dialog.getByLabelText(texts.name)).toHaveValue('Analista de RH sênior');
    expect(box('visualizar', 'Cargos')).toBeChecked();
    await user.click(dialog.getByRole('button', { name: staffFormMessages.discardDraft }));
    expect(dialog.getByLabelText(texts.name)).toHaveValue('Analista de RH');
    expect(Object.keys(localStorage).filter((key) => key.includes('formulario'))).toEqual([]);
  });

  it('asks before it is closed with what was typed', async () => {
    const { user, dialog, address } = await openForm();
    await user.type(dialog.getByLabelText(texts.name), '!');
    await user.click(dialog.getByRole('button', { name: staffFormMessages.cancel }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: staffFormMessages.discard }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe(ADDRESS);
    expect(formDrafts.read('perfil-1-rh@empresa.example-3')).toBeUndefined();
  });
});
