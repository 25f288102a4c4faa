// @engine both: saves at once
import { SECTION, PHONE_FAULT_TEXTS as told } from '@aferir/domain';
import { describe, expect, it } from 'vitest';
import { openScene, openTestApp } from '../../../test/build-test-app.ts';
import {
  createCompany,
  createPerson,
  createStaffUser,
  fixturePassword,
} from '../../../test/fixtures.ts';
import { invitationTo, mailsOf } from '../../../test/mails.ts';
import { openStaffSession } from '../../../test/sessions.ts';
import type { StaffUserRow } from '../../operation/sessions/staff-tables.ts';
import { imageMessages } from '../../shared/images/image-messages.ts';
import { staffMessages } from '../../shared/staff/staff-messages.ts';
import { createUsersScene } from './testing/users-scene.ts';
import { usersMessages as texts } from './users-messages.ts';

const test = openTestApp();
const all = ['visualizar', 'incluir', 'alterar', 'excluir'] as const;

const scene = openScene(() => createUsersScene(test));

const newUser = (values: object = {}) => ({
  idUsuario: 0,
  nmUsuario: 'Mônica Vidal',
  dsEmail: 'Monica@Empresa.example',
  dsSenha: 'ipe-amarelo-27',
  flAdministrador: false,
  flAtivo: true,
  Perfis: [] as { IdUsuario: number; IdPerfilAcesso: number }[],
  ...values,
});
const save = (values: object = {}, token = scene.token) =>
  test.call('saveUser', { token, body: newUser(values) });
const read = (idUsuario: number) =>
  test.call('getUser', { token: scene.token, params: { idUsuario } });

/** What it takes to save a user as they are. */
async function asStored(user: Pick<StaffUserRow, 'id'>, values: object = {}) {
  const { data } = await read(user.id);
  return {
    idUsuario: data.idUsuario,
    nmUsuario: data.nmUsuario,
    dsEmail: data.dsEmail,
    dsSenha: undefined,
    flAdministrador: data.flAdministrador,
    flAtivo: data.flAtivo,
    Perfis: data.perfis.map(({ idPerfilAcesso }) => ({
      IdUsuario: data.idUsuario,
      IdPerfilAcesso: idPerfilAcesso,
    })),
    ...values,
  };
}

const profileOf = async (user: StaffUserRow) =>
  (await read(user.id)).data.perfis[0]?.idPerfilAcesso ?? 0;

describe('a new user', () => {
  it('is kept with everything, and signs in to set a password of their own', async () => {
    const saved = await save({
      nrCpf: '529.982.247-25',
      dsEmail: 'monica@empresa.example\u00a0',
      dsTelefone: '0055 11 3333 4444',
      dsCelular: '',
      dsCep: '01310-100',
      nmUf: 'SP',
      dtNascimento: '1988-04-02',
    });
    expect(saved).toMatchObject({ status: 200, msg: String(saved.data) });
    expect((await read(saved.data)).data).toMatchObject({
      dsLogin: 'monica@empresa.example',
      dsEmail: 'monica@empresa.example',
      nrCpf: '52998224725',
      dsCep: '01310100',
      dsTelefone: '(11) 3333-4444',
      dsCelular: null,
      dtNascimento: '1988-04-02',
      perfis: [],
      nrVersao: 1,
    });
    const signIn = await test.call('signInStaff', {
      body: { login: 'monica@empresa.example', password: 'ipe-amarelo-27' },
    });
    expect(signIn.data.token.precisaTrocarSenha).toBe(true);
    const list = await test.call('listUsers', {
      token: scene.token,
      query: { filter: 'monica v' },
    });
    expect(list.data).toMatchObject({
      qtdRecords: 1,
      rows: [{ nmUsuario: 'Mônica Vidal', flAtivo: true }],
    });
  });

  it.each([
    [
      'a common password',
      { dsSenha: '123456' },
      'dsSenha',
      'Esta senha é muito comum. Escolha outra.',
    ],
    ['a blank name', { nmUsuario: ' ' }, 'nmUsuario', texts.nameRequired],
    [
      'a long name',
      { nmUsuario: 'a'.repeat(101) },
      'nmUsuario',
      'Use no máximo 100 caracteres no nome.',
    ],
    [
      'an address that is none',
      { dsEmail: 'a@b' },
      'dsEmail',
      'Informe um e-mail válido, como nome@empresa.com.br.',
    ],
    ['wrong digits of a CPF', { nrCpf: '529.982.247-26' }, 'nrCpf', texts.cpfInvalid],
    ['a phone that is none', { dsTelefone: '123' }, 'dsTelefone', staffMessages.phoneInvalid],
    ['a phone of Portugal', { dsTelefone: '+351912345678' }, 'dsTelefone', told.foreign],
    ['a mobile of zeros', { dsCelular: '00000000000' }, 'dsCelular', told.zeros],
    ['a state that is none', { nmUf: 'XX' }, 'nmUf', staffMessages.stateInvalid],
    ['a CEP that is none', { dsCep: '1' }, 'dsCep', staffMessages.zipCodeInvalid],
    [
      'a birth to come',
      { dtNascimento: '2999-01-01' },
      'dtNascimento',
      staffMessages.birthDateInvalid,
    ],
    [
      'a photo from elsewhere',
      { urlFoto: 'https://example.com/a.png' },
      'urlFoto',
      imageMessages.foreign,
    ],
    [
      'NUL',
      { nmCidade: 'a\0' },
      'nmCidade',
      'Retire da cidade o caractere que não pode ser usado.',
    ],
    [
      'half a character',
      { nrRg: '\udc00' },
      'nrRg',
      'Retire do RG o caractere que não pode ser usado.',
    ],
  ])('is refused with %s', async (_name, values, field, message) => {
    const reply = await save(values);
    expect(reply).toMatchObject({ status: 400, faults: [{ field, message }] });
  });

  it('has an address that nobody else signs in with, in whatever company', async () => {
    const foreign = await createCompany(test.database);
    const { login } = await createStaffUser(test.database, foreign.id);
    const reply = await save({ dsEmail: login.toUpperCase() });
    expect(reply).toMatchObject({
      status: 409,
      errors: [staffMessages.loginTaken],
      faults: [{ field: 'dsEmail' }],
    });
    const both = await Promise.all([save(), save()]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('the list of users', () => {
  it('shows those who have a profile alone', async () => {
    const { user } = await scene.open({ [SECTION.behavioral]: ['visualizar'] });
    const idPerfilAcesso = await profileOf(user);
    const names = async (query: Record<string, string | number>) => {
      const { data } = await test.call('listUsers', { token: scene.token, query });
      return data.rows.map(({ nmUsuario }) => nmUsuario);
    };
    expect(await names({ idPerfilAcesso })).toEqual([user.name]);
    await save({ Perfis: [{ IdUsuario: 0, IdPerfilAcesso: idPerfilAcesso }] });
    expect(await names({ idPerfilAcesso })).toEqual([user.name, 'Mônica Vidal']);
    expect(await names({ idPerfilAcesso, filter: 'monica' })).toEqual(['Mônica Vidal']);
    expect(await names({ idPerfilAcesso: 999_999 })).toEqual([]);
  });
});

describe('an address to sign in with', () => {
  it('is told that it no longer is, with who changed it, and nobody else is', async () => {
    const person = await createPerson(test.database, scene.company.id);
    const user = await scene.add({ name: 'Rui Dias', person_id: person.id });
    await test.call('saveUser', { token: scene.token, body: await asStored(user) });
    expect(await mailsOf(test, scene.company.id)).toEqual([]);

    const body = await asStored(user, { dsEmail: 'rui.novo@empresa.example' });
    expect((await test.call('saveUser', { token: scene.token, body })).status).toBe(200);
    const mails = await mailsOf(test, scene.company.id);
    expect(mails.map(({ recipient, person_id }) => [recipient, person_id])).toEqual([
      [user.login, person.id],
    ]);
    expect(mails[0]?.subject).toContain('o e-mail do seu acesso foi alterado');
    expect(mails[0]?.text).toContain('Olá, Rui Dias!');
    expect(mails[0]?.text).toContain(`${scene.administrator.name} alterou o e-mail`);
    expect(`${mails[0]?.text}${mails[0]?.html}`).not.toContain('rui.novo@');
  });

  it('is told nothing when the change is refused', async () => {
    const user = await scene.add();
    const body = await asStored(user, { dsEmail: scene.administrator.login });
    expect((await test.call('saveUser', { token: scene.token, body })).status).toBe(409);
    expect(await mailsOf(test, scene.company.id)).toEqual([]);
  });
});

describe('who may give what', () => {
  it('is everybody what they have themselves', async () => {
    const { token, user } = await scene.open({ 11: all, 4: ['alterar'] });
    const stronger = await scene.add({ rights: { 4: ['excluir'] } });
    const Perfis = [{ IdUsuario: 0, IdPerfilAcesso: await profileOf(stronger) }];
    const beyond = texts.beyond({ section: 4, right: 'excluir' });
    expect(await save({ Perfis }, token)).toMatchObject({ status: 403, errors: [beyond] });
    const fair = [{ IdUsuario: 0, IdPerfilAcesso: await profileOf(user) }];
    expect((await save({ Perfis: fair }, token)).status).toBe(200);
    const kept = await asStored(stronger, { nmUsuario: 'Outro nome' });
    expect((await save(kept, token)).status).toBe(200);
    expect(await save({ ...kept, dsEmail: 'tomado@empresa.example' }, token)).toMatchObject({
      status: 403,
      errors: [texts.loginOfStronger],
    });
    await save({ ...kept, flAtivo: false }, token);
    expect((await save({ ...kept, flAtivo: true }, token)).status).toBe(403);
  });

  it('are administrators for administrators', async () => {
    const { token } = await scene.open({ 11: all });
    const made = await save({ flAdministrador: true }, token);
    expect(made).toMatchObject({ status: 403, errors: [texts.makesAdministrator] });
    const supervisor = await save({ flSupervisor: true }, token);
    expect(supervisor).toMatchObject({ status: 403, errors: [texts.makesSupervisor] });
    const changed = await save(await asStored(scene.administrator), token);
    expect(changed).toMatchObject({ status: 403, errors: [texts.changesAdministrator] });
    const params = { id: scene.administrator.id };
    expect((await test.call('deleteUser', { token, params })).status).toBe(403);
    expect((await save({ flAdministrador: true })).status).toBe(200);
  });

  it('is nobody for themselves', async () => {
    const { token, user } = await scene.open({ 11: all });
    const stored = await asStored(user);
    expect((await save({ ...stored, nmUsuario: 'Eu mesma' }, token)).status).toBe(200);
    expect(await save({ ...stored, Perfis: [] }, token)).toMatchObject({
      status: 403,
      errors: [texts.ownProfiles],
    });
    expect(await save({ ...stored, flAtivo: false }, token)).toMatchObject({
      status: 409,
      errors: [texts.ownDeactivation],
    });
    expect(await save({ ...stored, dsEmail: 'eu@empresa.example' }, token)).toMatchObject({
      status: 400,
      errors: [texts.ownLogin],
    });
    const own = await test.call('deleteUser', { token, params: { id: user.id } });
    expect(own).toMatchObject({ status: 409, errors: [texts.ownDeletion] });
  });

  it('finds no profile or employee of another company', async () => {
    const foreign = await createCompany(test.database);
    const stranger = await createPerson(test.database, foreign.id);
    await createStaffUser(test.database, foreign.id);
    const { id } = await test.database.inCompany(foreign.id, (db) =>
      db.selectFrom('access_profile').select('id').executeTakeFirstOrThrow(),
    );
    expect(await save({ Perfis: [{ IdUsuario: 0, IdPerfilAcesso: id }] })).toMatchObject({
      status: 404,
      errors: [texts.profileNotFound],
    });
    expect(await save({ idOrganogramaPessoa: stranger.id })).toMatchObject({
      status: 404,
      errors: [texts.employeeNotFound],
    });
  });
});

describe('a change', () => {
  it('tells the second of two who make one at once', async () => {
    const stored = await asStored(await scene.add(), { nrVersao: 1 });
    expect((await save({ ...stored, nmUsuario: 'Primeira' })).status).toBe(200);
    expect(await save({ ...stored, nmUsuario: 'Segunda' })).toMatchObject({
      status: 409,
      errors: [texts.changedMeanwhile],
    });
  });

  it('leaves what it does not name, and acts on the next request', async () => {
    const { user, token } = await scene.open({ 11: ['visualizar'] });
    await save(await asStored(user, { nrCpf: '529.982.247-25' }));
    const stored = await asStored(user);
    await save({ ...stored, flAtivo: false });
    expect((await read(user.id)).data).toMatchObject({ nrCpf: '52998224725', flAtivo: false });
    expect((await test.call('listUsers', { token })).status).toBe(401);
  });
});

describe('an internal user', () => {
  it('is an employee, once, and active with them', async () => {
    const person = await createPerson(test.database, scene.company.id, { name: 'Ana Souza' });
    const idOrganogramaPessoa = person.id;
    const { token } = scene;
    const found = await test.call('listLinkableEmployees', { token, query: { filter: 'souza' } });
    expect(found.data).toMatchObject({
      qtdRecords: 1,
      rows: [{ idOrganogramaPessoa, nmPessoa: 'Ana Souza' }],
    });
    const { data: id } = await save({ idOrganogramaPessoa });
    expect((await read(id)).data).toMatchObject({
      nmOrganogramaPessoa: 'Ana Souza',
      flFuncionarioAtivo: true,
    });
    expect(
      (await test.call('listLinkableEmployees', { token, query: { filter: 'souza' } })).data.rows,
    ).toEqual([]);
    expect(await save({ dsEmail: 'outra@empresa.example', idOrganogramaPessoa })).toMatchObject({
      status: 409,
      errors: [texts.employeeTaken],
    });
    await test.call('deactivateEmployee', { token, body: { idOrganogramaPessoa } });
    const list = await test.call('listUsers', { token, query: { idUsuario: id } });
    expect(list.data.rows[0]?.flAtivo).toBe(false);
    const idle = await createPerson(test.database, scene.company.id, { is_active: false });
    expect(
      await save({ dsEmail: 'x@empresa.example', idOrganogramaPessoa: idle.id }),
    ).toMatchObject({
      status: 409,
      errors: [texts.employeeInactive],
    });
  });

  it('is made by those who see what employees see', async () => {
    const { token } = await scene.open({ 11: all });
    const person = await createPerson(test.database, scene.company.id);
    const reply = await save({ idOrganogramaPessoa: person.id }, token);
    expect(reply).toMatchObject({
      status: 403,
      errors: [texts.beyond({ section: 5, right: 'visualizar' })],
    });
  });
});

describe('the last administrator', () => {
  const last = staffMessages.lastAdministrator;

  it('is demoted by nobody', async () => {
    const stored = await asStored(scene.administrator, { flAdministrador: false });
    expect(await save(stored)).toMatchObject({ status: 409, errors: [last] });
    const { data } = await save({ flAdministrador: true });
    expect((await save(stored)).status).toBe(200);
    expect((await read(scene.administrator.id)).status).toBe(403);
    expect(data).toBeGreaterThan(0);
  });

  it('is not the one who was invited, until they have a password', async () => {
    const login = 'segunda@empresa.example';
    await save({ dsEmail: login, dsSenha: undefined, flAdministrador: true });
    const demotion = await asStored(scene.administrator, { flAdministrador: false });
    expect(await save(demotion)).toMatchObject({ status: 409, errors: [last] });
    const hash = await invitationTo(test, scene.company.id, login);
    const body = { senha: 'girassol-27' };
    expect((await test.call('acceptInvitation', { params: { hash }, body })).status).toBe(200);
    expect((await save(demotion)).status).toBe(200);
  });

  it('is not gone with the person behind', async () => {
    const person = await createPerson(test.database, scene.company.id);
    const idOrganogramaPessoa = person.id;
    const internal = await scene.add({ is_administrator: true, person_id: person.id });
    const token = await openStaffSession(test, internal);
    const gone = await test.call('deleteUser', { token, params: { id: scene.administrator.id } });
    expect(gone.status).toBe(200);
    const reply = await test.call('deactivateEmployee', { token, body: { idOrganogramaPessoa } });
    expect(reply).toMatchObject({ status: 409, errors: [last] });
    const [row] = (await test.call('listEmployees', { token, query: { idOrganogramaPessoa } })).data
      .rows;
    expect(row?.flAtivo).toBe(true);
  });

  it('is left when two demote each other at once', async () => {
    const other = await scene.add({ is_administrator: true });
    const token = await openStaffSession(test, other);
    const demotions = [await asStored(other), await asStored(scene.administrator)].map(
      (stored) => ({
        ...stored,
        flAdministrador: false,
      }),
    );
    const [first, second] = await Promise.all([save(demotions[0]), save(demotions[1], token)]);
    expect([first, second].map((reply) => reply?.status).sort()).toEqual([200, 403]);
    const { rows } = await test.database.inCompany(scene.company.id, async (db) => ({
      rows: await db
        .selectFrom('staff_user')
        .select('id')
        .where('is_administrator', '=', true)
        .execute(),
    }));
    expect(rows).toHaveLength(1);
  });

  it('is left when two delete each other at once', async () => {
    const other = await scene.add({ is_administrator: true });
    const token = await openStaffSession(test, other);
    const replies = await Promise.all([
      test.call('deleteUser', { token: scene.token, params: { id: other.id } }),
      test.call('deleteUser', { token, params: { id: scene.administrator.id } }),
    ]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('a deleted user', () => {
  it('is out at once and leaves the name alone, and the address free', async () => {
    const { user, token } = await scene.open({ 11: ['visualizar'] });
    await save(await asStored(user, { nrCpf: '529.982.247-25' }));
    const params = { id: user.id };
    expect(await test.call('deleteUser', { token: scene.token, params })).toMatchObject({
      status: 200,
      msg: texts.removed,
    });
    expect((await test.call('listUsers', { token })).status).toBe(401);
    expect((await read(user.id)).status).toBe(404);
    expect((await test.call('deleteUser', { token: scene.token, params })).status).toBe(404);
    const row = await test.database.inCompany(scene.company.id, (db) =>
      db.selectFrom('staff_user').selectAll().where('id', '=', user.id).executeTakeFirstOrThrow(),
    );
    expect(row).toMatchObject({ name: user.name, cpf: null, is_active: false });
    const signIn = { login: row.login, password: fixturePassword };
    expect((await test.call('signInStaff', { body: signIn })).status).toBeGreaterThanOrEqual(400);
    expect((await save({ dsEmail: user.login })).status).toBe(200);
  });
});
