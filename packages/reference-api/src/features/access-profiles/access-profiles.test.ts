// @engine both: locks, saves at once
import { describe, expect, it } from 'vitest';
import { openScene, openTestApp, type TestReply } from '../../../test/build-test-app.ts';
import { createCompany, createStaffUser, type FixtureRights } from '../../../test/fixtures.ts';
import { openStaffSession } from '../../../test/sessions.ts';
import { accessProfilesMessages as texts } from './access-profiles-messages.ts';

const test = openTestApp();
const none = { flVisualizar: false, flIncluir: false, flAlterar: false, flExcluir: false };
const give = (idSecao: number, ...flags: (keyof typeof none)[]) => ({
  ...none,
  idSecao,
  ...Object.fromEntries(flags.map((flag) => [flag, true])),
});
const body = (values: object = {}) => ({
  idPerfilAcesso: 0,
  nmPerfilAcesso: 'Analista de RH',
  dsPerfilAcesso: 'Acompanha as avaliações.',
  Secoes: [give(5, 'flIncluir')],
  ...values,
});

const scene = openScene(async () => {
  const company = await createCompany(test.database);
  const administrator = await createStaffUser(test.database, company.id, {
    is_administrator: true,
  });
  const open = async (rights: FixtureRights) => {
    const user = await createStaffUser(test.database, company.id, { rights });
    return { user, token: await openStaffSession(test, user) };
  };
  return { company, token: await openStaffSession(test, administrator), open };
});

const save = (values: object = {}, token = scene.token) =>
  test.call('saveAccessProfile', { token, body: body(values) });
const idOf = async (reply: Promise<TestReply<number>>) => (await reply).data;
const all = ['visualizar', 'incluir', 'alterar', 'excluir'] as const;

describe('the tree of sections', () => {
  it('says which rights the caller may give', async () => {
    const { token } = await scene.open({ 10: ['visualizar'], 4: ['excluir'] });
    const { data } = await test.call('getSectionTree', { token });
    const find = (id: number) => data.find(({ idSecao }) => idSecao === id);
    expect(data.map(({ idSecao }) => idSecao)).toEqual([1, 2, 3, 4, 5, 6, 13, 7, 12, 8]);
    expect(find(4)).toMatchObject({
      nmSecao: 'Funcionários',
      flVer: true,
      flAdicionar: false,
      flExcluir: true,
    });
    expect(find(8)).toMatchObject({ flVer: true, flEditar: false });
    expect(find(8)?.children.map(({ nmSecao }) => nmSecao)).toEqual([
      'Dados Cadastrais',
      'Perfis de Acesso',
      'Usuários',
    ]);
  });
});

describe('saving a profile', () => {
  it('adds it, and it can be read, found and listed', async () => {
    const reply = await save();
    expect(reply).toMatchObject({ status: 200, msg: String(reply.data) });
    const { data } = await test.call('getAccessProfile', {
      token: scene.token,
      params: { id: reply.data },
    });
    expect(data).toMatchObject({ nmPerfilAcesso: 'Analista de RH', nrVersao: 1, flProprio: false });
    expect(data.secoes).toEqual([give(5, 'flVisualizar', 'flIncluir')]);
    const list = await test.call('listAccessProfiles', {
      token: scene.token,
      query: { filter: 'ANALISTÁ' },
    });
    expect(list.data).toMatchObject({
      qtdRecords: 1,
      rows: [{ qtdUsuarios: 0, flConcedivel: true }],
    });
    expect(
      (await test.call('listAccessProfiles', { token: scene.token, query: { filter: 'zzz' } })).data
        .rows,
    ).toEqual([]);
  });

  it.each([
    ['no section', { Secoes: [] }, texts.noSection],
    ['a section without rights', { Secoes: [give(5)] }, texts.noSection],
    ['a group alone', { Secoes: [give(8, 'flVisualizar')] }, texts.noSection],
    ['a section that is none', { Secoes: [give(77, 'flVisualizar')] }, texts.unknownSection],
    ['a blank name', { nmPerfilAcesso: '  ' }, texts.required],
    ['a blank description', { dsPerfilAcesso: ' ' }, texts.required],
    [
      'a long name',
      { nmPerfilAcesso: 'a'.repeat(51) },
      'Use no máximo 50 caracteres no nome do perfil.',
    ],
    [
      'a long description',
      { dsPerfilAcesso: 'a'.repeat(501) },
      'Use no máximo 500 caracteres na descrição do perfil.',
    ],
    [
      'NUL in the name',
      { nmPerfilAcesso: 'a\0b' },
      'Retire do nome do perfil o caractere que não pode ser usado.',
    ],
    [
      'half a character in the description',
      { dsPerfilAcesso: 'a\ud83d' },
      'Retire da descrição do perfil o caractere que não pode ser usado.',
    ],
  ])('refuses %s', async (_name, values, message) => {
    expect(await save(values)).toMatchObject({
      status: 400,
      errors: [message],
      faults: [{ message }],
    });
  });

  it('refuses a name that another one has', async () => {
    await save();
    const again = await save({ nmPerfilAcesso: 'ANALISTA DE RH' });
    expect(again).toMatchObject({
      status: 409,
      errors: [texts.nameTaken],
      faults: [{ field: 'nmPerfilAcesso' }],
    });
  });

  it('lets nobody give what they lack, though they may leave it as it is', async () => {
    const idPerfilAcesso = await idOf(
      save({ Secoes: [give(5, 'flExcluir'), give(4, 'flVisualizar')] }),
    );
    const { token } = await scene.open({ 10: all, 4: ['alterar'] });
    const beyond = texts.beyond({ section: 4, right: 'excluir' });
    const more = [give(5, 'flExcluir'), give(4, 'flExcluir')];
    expect(await save({ idPerfilAcesso, Secoes: more }, token)).toMatchObject({
      status: 403,
      errors: [beyond],
    });
    const fair = [give(5, 'flExcluir'), give(4, 'flAlterar')];
    expect((await save({ idPerfilAcesso, Secoes: fair }, token)).status).toBe(200);
    const fresh = await save({ nmPerfilAcesso: 'Outro', Secoes: [give(5, 'flVisualizar')] }, token);
    expect(fresh).toMatchObject({
      status: 403,
      errors: [texts.beyond({ section: 5, right: 'visualizar' })],
    });
  });

  it('lets nobody change a profile that they hold', async () => {
    const { token } = await scene.open({ 10: all });
    const { data } = await test.call('listAccessProfiles', { token });
    const own = data.rows.find(({ flProprio }) => flProprio);
    const reply = await save(
      { idPerfilAcesso: own?.idPerfilAcesso, Secoes: [give(10, 'flAlterar')] },
      token,
    );
    expect(reply).toMatchObject({ status: 403, errors: [texts.own] });
  });

  it('tells the second of two who change it at once', async () => {
    const idPerfilAcesso = await idOf(save());
    const first = { idPerfilAcesso, nrVersao: 1, nmPerfilAcesso: 'Primeiro' };
    expect((await save(first)).status).toBe(200);
    const second = await save({ ...first, nmPerfilAcesso: 'Segundo' });
    expect(second).toMatchObject({ status: 409, errors: [texts.changedMeanwhile] });
    expect((await save({ idPerfilAcesso, nmPerfilAcesso: 'Segundo' })).status).toBe(200);
  });

  it('acts on the next request of those who have it', async () => {
    const { user, token } = await scene.open({});
    const profileId = await idOf(save({ Secoes: [give(11, 'flVisualizar')] }));
    expect((await test.call('listUsers', { token })).status).toBe(403);
    await test.database.inCompany(user.company_id, (db) =>
      db
        .insertInto('staff_user_profile')
        .values({ company_id: user.company_id, staff_user_id: user.id, profile_id: profileId })
        .execute(),
    );
    expect((await test.call('listUsers', { token })).status).toBe(200);
    await save({ idPerfilAcesso: profileId, Secoes: [give(10, 'flVisualizar')] });
    expect((await test.call('listUsers', { token })).status).toBe(403);
  });
});

describe('deleting a profile', () => {
  it('tells how many have it, and deletes one that nobody has', async () => {
    const { token } = scene;
    const { data } = await test.call('listAccessProfiles', { token, query: { filter: 'Perfil' } });
    const held = data.rows.find(({ qtdUsuarios }) => qtdUsuarios === 1)?.idPerfilAcesso ?? 0;
    const refused = await test.call('deleteAccessProfile', { token, params: { id: held } });
    expect(refused).toMatchObject({ status: 409, errors: [texts.inUse(1)] });
    const id = await idOf(save());
    expect(await test.call('deleteAccessProfile', { token, params: { id } })).toMatchObject({
      status: 200,
      msg: texts.removed,
    });
    expect((await test.call('getAccessProfile', { token, params: { id } })).status).toBe(404);
  });

  it('never takes a profile from whoever is being given it', async () => {
    const { token } = scene;
    const profileId = await idOf(save());
    const user = {
      idUsuario: 0,
      nmUsuario: 'Nova pessoa',
      dsEmail: 'nova@empresa.example',
      dsSenha: 'ipe-amarelo-27',
      flAdministrador: false,
      flAtivo: true,
      Perfis: [{ IdUsuario: 0, IdPerfilAcesso: profileId }],
    };
    const [given, deleted] = await Promise.all([
      test.call('saveUser', { token, body: user }),
      test.call('deleteAccessProfile', { token, params: { id: profileId } }),
    ]);
    expect([
      [200, 409],
      [404, 200],
    ]).toContainEqual([given.status, deleted.status]);
  });
});
