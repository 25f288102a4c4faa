// @engine both: changes at once
import { describe, expect, it } from 'vitest';
import { openScene, openTestApp } from '../../../test/build-test-app.ts';
import { createPerson, type FixtureRights, fixturePassword } from '../../../test/fixtures.ts';
import { openStaffSession } from '../../../test/sessions.ts';
import type { StaffUserRow } from '../../operation/sessions/staff-tables.ts';
import type { PersonRow } from '../../shared/people/people-tables.ts';
import { createUsersScene, type UserValues } from './testing/users-scene.ts';
import { usersMessages as texts } from './users-messages.ts';

const test = openTestApp();
/** What every internal user sees, and so whoever brings one back. */
const internal: FixtureRights = { 5: ['visualizar'], 6: ['visualizar'], 7: ['visualizar'] };

const scene = openScene(async () => {
  const { company, token, add, ...users } = await createUsersScene(test);
  const open = async (rights: FixtureRights) => (await users.open(rights)).token;
  const addInternal = async (
    values: UserValues = {},
    person: Partial<Pick<PersonRow, 'is_active'>> = {},
  ) => {
    const behind = await createPerson(test.database, company.id, {
      name: 'Ana Souza',
      phone: '11987654321',
      ...person,
    });
    return { person: behind, user: await add({ ...values, person_id: behind.id }) };
  };
  const named = { company_id: company.id, name: 'Vendas' };
  const place = await test.database.inCompany(company.id, async (db) => {
    const add = (table: 'position' | 'department') =>
      db.insertInto(table).values(named).returning('id').executeTakeFirstOrThrow();
    return { position_id: (await add('position')).id, department_id: (await add('department')).id };
  });
  return { token, open, addInternal, place };
});

type Change = (token: string, person: PersonRow) => Promise<{ status: number }>;

const byCall =
  (operationId: 'activateEmployee' | 'deactivateEmployee'): Change =>
  (token, { id }) =>
    test.call(operationId, { token, body: { idOrganogramaPessoa: id } });

const byForm =
  (flAtivo: boolean): Change =>
  (token, { id, name, sex, email, phone }) =>
    test.call('saveEmployee', {
      token,
      body: {
        idOrganogramaPessoa: id,
        nmPessoa: name,
        tpSexo: sex,
        dsEmail: email ?? '',
        nrTelefone: phone ?? '',
        idOrganogramaCargo: scene.place.position_id,
        idOrganogramaNo: scene.place.department_id,
        flAtivo,
      },
    });

async function isLetIn({ login }: StaffUserRow) {
  const body = { login, password: fixturePassword };
  return (await test.call('signInStaff', { body })).status === 200;
}

describe.each([
  ['by itself', byCall('deactivateEmployee')],
  ['in the form', byForm(false)],
])('who is behind a user is deactivated %s', (_name, deactivate) => {
  it('by those who may change users, and no others', async () => {
    const { person, user } = await scene.addInternal();
    const ofEmployees = await scene.open({ 4: ['alterar'] });
    expect(await deactivate(ofEmployees, person)).toMatchObject({
      status: 403,
      errors: [texts.changesUserBehind],
    });
    expect(await isLetIn(user)).toBe(true);
    const ofBoth = await scene.open({ 4: ['alterar'], 11: ['alterar'] });
    expect((await deactivate(ofBoth, person)).status).toBe(200);
    expect(await isLetIn(user)).toBe(false);
  });

  it('by an administrator, where it is one', async () => {
    const { person, user } = await scene.addInternal({ is_administrator: true });
    const ofBoth = await scene.open({ 4: ['alterar'], 11: ['alterar'] });
    expect(await deactivate(ofBoth, person)).toMatchObject({
      status: 403,
      errors: [texts.changesAdministrator],
    });
    expect(await isLetIn(user)).toBe(true);
    expect((await deactivate(scene.token, person)).status).toBe(200);
    expect(await isLetIn(user)).toBe(false);
  });

  it('never by themselves', async () => {
    const { person, user } = await scene.addInternal({
      rights: { 4: ['alterar'], 11: ['alterar'] },
    });
    expect(await deactivate(await openStaffSession(test, user), person)).toMatchObject({
      status: 409,
      errors: [texts.ownDeactivation],
    });
    expect(await isLetIn(user)).toBe(true);
  });

  it('by anybody who may change employees, where the user is inactive anyway', async () => {
    const { person } = await scene.addInternal({ is_active: false, is_administrator: true });
    const ofEmployees = await scene.open({ 4: ['alterar'] });
    expect((await deactivate(ofEmployees, person)).status).toBe(200);
  });
});

describe.each([
  ['by itself', byCall('activateEmployee')],
  ['in the form', byForm(true)],
])('who is behind a user comes back %s', (_name, activate) => {
  const left = { is_active: false };

  it('by those who may change users, and no others', async () => {
    const { person, user } = await scene.addInternal({}, left);
    const ofEmployees = await scene.open({ ...internal, 4: ['alterar'] });
    expect(await activate(ofEmployees, person)).toMatchObject({
      status: 403,
      errors: [texts.changesUserBehind],
    });
    expect(await isLetIn(user)).toBe(false);
    const ofBoth = await scene.open({ ...internal, 4: ['alterar'], 11: ['alterar'] });
    expect((await activate(ofBoth, person)).status).toBe(200);
    expect(await isLetIn(user)).toBe(true);
  });

  it('with no right that whoever brings them back lacks', async () => {
    const { person, user } = await scene.addInternal({ rights: { 3: ['excluir'] } }, left);
    const ofBoth = await scene.open({ ...internal, 4: ['alterar'], 11: ['alterar'] });
    expect(await activate(ofBoth, person)).toMatchObject({
      status: 403,
      errors: [texts.bringsBack({ section: 3, right: 'visualizar' })],
    });
    expect(await isLetIn(user)).toBe(false);
    const ofAll = await scene.open({
      ...internal,
      3: ['excluir'],
      4: ['alterar'],
      11: ['alterar'],
    });
    expect((await activate(ofAll, person)).status).toBe(200);
    expect(await isLetIn(user)).toBe(true);
  });

  it('as an administrator by an administrator alone', async () => {
    const { person, user } = await scene.addInternal({ is_administrator: true }, left);
    const ofBoth = await scene.open({ ...internal, 4: ['alterar'], 11: ['alterar'] });
    expect(await activate(ofBoth, person)).toMatchObject({
      status: 403,
      errors: [texts.changesAdministrator],
    });
    expect(await isLetIn(user)).toBe(false);
    expect((await activate(scene.token, person)).status).toBe(200);
    expect(await isLetIn(user)).toBe(true);
  });
});

describe('the user of somebody who has left', () => {
  async function setUp(values: UserValues = {}) {
    const { user } = await scene.addInternal(values, { is_active: false });
    const { data } = await test.call('getUser', {
      token: scene.token,
      params: { idUsuario: user.id },
    });
    const body = {
      idUsuario: user.id,
      nmUsuario: user.name,
      dsEmail: user.login,
      flAdministrador: user.is_administrator,
      flAtivo: true,
      Perfis: data.perfis.map(({ idPerfilAcesso }) => ({
        IdUsuario: user.id,
        IdPerfilAcesso: idPerfilAcesso,
      })),
    };
    const save = (changes: object, token = scene.token) =>
      test.call('saveUser', { token, body: { ...body, ...changes } });
    return { user, save };
  }

  const departed = {
    status: 409,
    errors: [texts.departed],
    faults: [{ field: 'flAtivo', message: texts.departed }],
  };

  it.each([
    ['is', true],
    ['is not', false],
  ])('comes back by no other link, where the user %s active', async (_name, isActive) => {
    const { user, save } = await setUp({ is_active: isActive });
    const ofUsers = await scene.open({ ...internal, 11: ['alterar'] });
    const { person: other } = await scene.addInternal();
    for (const token of [scene.token, ofUsers]) {
      expect(await save({ idOrganogramaPessoa: null }, token)).toMatchObject(departed);
      expect(await save({ idOrganogramaPessoa: other.id }, token)).toMatchObject(departed);
    }
    expect(await isLetIn(user)).toBe(false);
  });

  it('is unlinked inactive, and activated by who has all that they may do', async () => {
    const { user, save } = await setUp({ rights: { 3: ['excluir'] } });
    const ofUsers = await scene.open({ ...internal, 11: ['alterar'] });
    const unlinked = { idOrganogramaPessoa: null, flAtivo: false };
    expect((await save(unlinked, ofUsers)).status).toBe(200);
    expect((await save({}, ofUsers)).status).toBe(403);
    expect(await isLetIn(user)).toBe(false);
    expect((await save({})).status).toBe(200);
    expect(await isLetIn(user)).toBe(true);
  });

  it('is changed otherwise as before', async () => {
    const { user, save } = await setUp();
    expect((await save({ nmUsuario: 'Ana S.' })).status).toBe(200);
    expect(await isLetIn(user)).toBe(false);
  });
});

it('two administrators who deactivate each other leave one', async () => {
  const [one, two] = [
    await scene.addInternal({ is_administrator: true }),
    await scene.addInternal({ is_administrator: true }),
  ];
  const tokens = [await openStaffSession(test, one.user), await openStaffSession(test, two.user)];
  const deactivate = byCall('deactivateEmployee');
  const replies = await Promise.all([
    deactivate(tokens[0] ?? '', two.person),
    deactivate(tokens[1] ?? '', one.person),
  ]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 401]);
});
