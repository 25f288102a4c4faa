// @engine both: locks, undone at once
import { describe, expect, it } from 'vitest';
import { openScene, openTestApp, type TestRequest } from '../../../../test/build-test-app.ts';
import { createStaffUser, type FixtureRights } from '../../../../test/fixtures.ts';
import { runMaintenance } from '../../../../test/run-maintenance.ts';
import { openStaffSession } from '../../../../test/sessions.ts';
import { errorMessages } from '../../../platform/errors/error-messages.ts';
import { orderMessages } from '../../../shared/places/order-messages.ts';
import { organizationMessages as texts } from '../organization-messages.ts';
import { createOrganizationScene } from '../testing/organization-scene.ts';
import { changeLifetime } from './change-store.ts';

const test = openTestApp();

const scene = openScene(async () => {
  const own = await createOrganizationScene(test);
  const board = await own.add('Diretoria');
  const sales = await own.add('Vendas', board);
  const team = await own.add('Equipe', sales);
  const [ana, bia] = [await own.addPerson('Ana'), await own.addPerson('Bia')];
  const caio = await own.addPerson('Caio', { department_id: sales });
  await own.setManagers(sales, bia, ana);
  const positionId = await own.addPosition('Analista');
  return { ...own, board, sales, team, ana, bia, caio, positionId };
});

const call = (id: 'addPersonToDepartment' | 'removePersonFromDepartment', body: object) =>
  test.call(id, { token: scene.token, body });
const rename = (idOrganogramaNo: number, idOrganogramaNoSuperior: number, nmDepartamento: string) =>
  scene.save({ idOrganogramaNo, idOrganogramaNoSuperior, nmDepartamento });

/** Everything that a change may touch, without versions. */
const stored = () =>
  test.database.inCompany(scene.companyId, async (db) => ({
    departments: await db
      .selectFrom('department')
      .select(['id', 'name', 'parent_id'])
      .orderBy('id')
      .execute(),
    managers: await db
      .selectFrom('department_manager')
      .select(['department_id', 'person_id', 'sort_order'])
      .orderBy('department_id')
      .orderBy('sort_order')
      .execute(),
    people: await db.selectFrom('person').select(['id', 'department_id']).orderBy('id').execute(),
  }));

const undoLast = async () => scene.undo((await scene.last())?.idAlteracao ?? 0);

const userWith = async (rights: FixtureRights) => {
  const user = await createStaffUser(test.database, scene.companyId, { rights });
  return { user, token: await openStaffSession(test, user) };
};

describe('undoing', () => {
  it.each([
    ['Departamento Compras criado', () => scene.add('Compras', scene.sales)],
    ['Departamento Vendas renomeado para Novo', () => rename(scene.sales, scene.board, 'Novo')],
    ['Departamento Equipe movido para Diretoria', () => rename(scene.team, scene.board, 'Equipe')],
    ['Departamento Equipe movido para o topo', () => rename(scene.team, 0, 'Equipe')],
    ['Departamento Área inserido acima de Equipe', () => scene.insert(scene.team, 'Área')],
    ['Departamento Equipe excluído', () => scene.drop(scene.team)],
    [
      'Departamento Vendas excluído',
      () => scene.drop(scene.sales, { departments: 0, people: scene.board }),
    ],
    ['Gestores de Vendas alterados', () => scene.setManagers(scene.sales, scene.ana)],
    ['Gestores de Vendas alterados', () => scene.setManagers(scene.sales)],
    [
      'Inclusão de Ana em Equipe',
      () =>
        call('addPersonToDepartment', {
          idOrganogramaPessoa: scene.ana.id,
          idOrganogramaNo: scene.team,
        }),
    ],
    [
      'Saída de Caio de Vendas',
      () => call('removePersonFromDepartment', { idOrganogramaPessoa: scene.caio.id }),
    ],
  ])('makes everything as it was: %s', async (dsAlteracao, change) => {
    const before = await stored();
    await change();
    const last = await scene.last();
    expect(last).toEqual({
      idAlteracao: expect.any(Number),
      dsAlteracao,
      dtAlteracao: test.clock.now().toISOString(),
    });
    expect(await stored()).not.toEqual(before);
    expect(await scene.undo(last?.idAlteracao ?? 0)).toMatchObject({
      status: 200,
      msg: texts.undone,
    });
    expect(await stored()).toEqual(before);
    expect(await scene.undo(last?.idAlteracao ?? 0)).toMatchObject({
      status: 409,
      errors: [texts.undoneAlready],
    });
  });

  it('leaves out of the managers who is anonymous by then, and puts back the others', async () => {
    await scene.setManagers(scene.sales);
    await scene.drop(scene.team);
    const body = { idOrganogramaPessoa: scene.bia.id, nmPessoa: 'Bia' };
    expect((await test.call('anonymizeEmployee', { token: scene.token, body })).status).toBe(200);
    for (let change = 0; change < 2; change += 1) expect((await undoLast()).status).toBe(200);
    const { managers } = await stored();
    expect(managers).toEqual([
      { department_id: scene.sales, person_id: scene.ana.id, sort_order: 0 },
    ]);
  });

  it('goes back step by step over changes of the same department', async () => {
    const before = await stored();
    const { idAlteracao: earlier } = (await scene.last()) ?? {};
    await rename(scene.sales, scene.board, 'Um');
    await rename(scene.sales, 0, 'Um');
    await scene.drop(scene.sales, { departments: scene.board, people: 0 });
    for (const name of ['excluído', 'o topo', 'renomeado']) {
      expect((await scene.last())?.dsAlteracao).toContain(name);
      expect((await undoLast()).status).toBe(200);
    }
    expect(await stored()).toEqual(before);
    expect((await scene.last())?.idAlteracao).toBe(earlier);
    // A form that was opened before all of it may not be saved over what is there again.
    expect(await scene.read(scene.sales)).toMatchObject({ nrVersao: 7 });
  });
});

describe('undoing is refused', () => {
  const refused = (message: string) => ({ status: 409, errors: [message] });

  it.each([
    ['renamed one of the departments', () => rename(scene.team, 0, 'Outra')],
    ['moved one of the people', () => moveByForm(scene.caio.id)],
    [
      'deactivated one of the people',
      () =>
        test.call('deactivateEmployee', {
          token: scene.token,
          body: { idOrganogramaPessoa: scene.caio.id },
        }),
    ],
    ['deleted one of the departments', () => scene.drop(scene.team)],
  ])('once somebody has %s', async (_case, change) => {
    await scene.drop(scene.sales, { departments: 0, people: scene.board });
    const { idAlteracao = 0 } = (await scene.last()) ?? {};
    expect((await change()).status).toBe(200);
    expect(await scene.undo(idAlteracao)).toMatchObject(refused(texts.changedSince));
  });

  it('and not offered, once somebody else has changed the same', async () => {
    await rename(scene.team, scene.sales, 'Outra');
    const { idAlteracao = 0 } = (await scene.last()) ?? {};
    const { token } = await userWith({ 2: ['alterar'] });
    const body = {
      idOrganogramaNo: scene.team,
      idOrganogramaNoSuperior: scene.sales,
      nmDepartamento: 'Terceira',
    };
    expect((await test.call('saveDepartment', { token, body })).status).toBe(200);
    expect(await scene.last()).toBeNull();
    expect(await scene.undo(idAlteracao)).toMatchObject(refused(texts.changedSince));
    expect(await scene.last(token)).toMatchObject({ dsAlteracao: expect.stringMatching('Outra') });
  });

  it('where the place is gone', async () => {
    await rename(scene.team, 0, 'Equipe');
    const { idAlteracao = 0 } = (await scene.last()) ?? {};
    await scene.drop(scene.sales, { people: 0 });
    expect(await scene.undo(idAlteracao)).toMatchObject(refused(texts.goneSince));
  });

  it('where a manager is gone', async () => {
    await scene.setManagers(scene.sales, scene.ana);
    const { idAlteracao = 0 } = (await scene.last()) ?? {};
    const query = { idOrganogramaPessoa: scene.bia.id };
    expect((await test.call('deleteEmployee', { token: scene.token, query })).status).toBe(200);
    expect(await scene.undo(idAlteracao)).toMatchObject(refused(texts.goneSince));
  });

  it('where the name is taken', async () => {
    await rename(scene.team, scene.sales, 'Outra');
    const { idAlteracao = 0 } = (await scene.last()) ?? {};
    await scene.add('EQUIPE', scene.sales);
    expect(await scene.undo(idAlteracao)).toMatchObject(refused(texts.namesTakenSince(['Equipe'])));
    expect((await scene.read(scene.team)).nmDepartamento).toBe('Outra');
  });

  it.each([
    ['a department below', () => scene.add('Equipe', newest())],
    ['a department that moved', () => rename(scene.team, newest(), 'Equipe')],
    ['people', () => moveByForm(scene.ana.id, newest())],
  ])('where what was added has %s', async (_case, use) => {
    added = await scene.add('Compras', scene.board);
    const { idAlteracao = 0 } = (await scene.last()) ?? {};
    await use();
    expect(await scene.undo(idAlteracao)).toMatchObject(refused(texts.usedSince));
  });

  it('where a department would stand below itself', async () => {
    await rename(scene.team, 0, 'Equipe');
    const { idAlteracao = 0 } = (await scene.last()) ?? {};
    await rename(scene.board, scene.team, 'Diretoria');
    expect(await scene.undo(idAlteracao)).toMatchObject(refused(orderMessages.belowItself));
  });

  it('where people would answer to each other', async () => {
    await scene.setManagers(scene.sales);
    const { idAlteracao = 0 } = (await scene.last()) ?? {};
    await moveByForm(scene.ana.id, scene.team);
    await moveByForm(scene.bia.id, scene.team);
    await scene.setManagers(scene.board, scene.caio);
    await scene.setManagers(scene.team, scene.caio);
    const { status, errors } = await scene.undo(idAlteracao);
    expect([status, ...errors]).toEqual([409, expect.stringMatching(/passariam a responder/)]);
  });

  it('without the right of the change, which is not offered either', async () => {
    const { user, token } = await userWith({ 2: ['excluir', 'alterar'] });
    await test.call('deleteDepartment', { token, query: { idOrganogramaNo: scene.team } });
    const change = await scene.last(token);
    expect(change?.dsAlteracao).toBe('Departamento Equipe excluído');
    await test.database.inCompany(scene.companyId, (db) =>
      db
        .updateTable('access_profile_section')
        .set({ can_delete: false })
        .where('profile_id', 'in', ({ selectFrom }) =>
          selectFrom('staff_user_profile')
            .select('profile_id')
            .where('staff_user_id', '=', user.id),
        )
        .execute(),
    );
    expect(await scene.last(token)).toBeNull();
    expect(await scene.undo(change?.idAlteracao ?? 0, token)).toMatchObject({
      status: 403,
      errors: [errorMessages.noRight],
    });
  });

  it("to anybody but whose change it is, and tells nobody of another's", async () => {
    const { token } = await userWith({ 2: ['incluir', 'alterar', 'excluir'] });
    const { idAlteracao = 0 } = (await scene.last()) ?? {};
    expect(await scene.last(token)).toBeNull();
    expect((await scene.undo(idAlteracao, token)).status).toBe(404);
    expect((await scene.undo(999_999)).status).toBe(404);
  });

  it('to the second of two who undo the same at once', async () => {
    await scene.drop(scene.team);
    const { idAlteracao = 0 } = (await scene.last()) ?? {};
    const replies = await Promise.all([scene.undo(idAlteracao), scene.undo(idAlteracao)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('after a time', async () => {
    await scene.drop(scene.team);
    const { idAlteracao = 0 } = (await scene.last()) ?? {};
    const user = await createStaffUser(test.database, scene.companyId, { is_administrator: true });
    test.clock.advance(changeLifetime);
    await runMaintenance(test);
    const kept = () =>
      test.database.inCompany(scene.companyId, (db) =>
        db.selectFrom('organization_change').select('id').where('id', '=', idAlteracao).execute(),
      );
    expect(await kept()).toHaveLength(1);
    test.clock.advance(1);
    await runMaintenance(test);
    expect(await kept()).toEqual([]);
    expect((await scene.undo(idAlteracao, await openStaffSession(test, user))).status).toBe(404);
  });
});

let added = 0;
const newest = () => added;

/** Moves a person to a department as the form of employees does. */
async function moveByForm(idOrganogramaPessoa: number, idOrganogramaNo = scene.board) {
  const { token } = scene;
  const { data: person } = await test.call('getEmployee', {
    token,
    params: { idOrganogramaPessoa },
  });
  const body: TestRequest['body'] = {
    idOrganogramaPessoa,
    idOrganogramaNo,
    nmPessoa: person.nmPessoa,
    tpSexo: null,
    dsEmail: person.dsEmail,
    nrTelefone: '(11) 98888-7777',
    idOrganogramaCargo: scene.positionId,
    flAtivo: true,
  };
  const reply = await test.call('saveEmployee', { token, body });
  if (reply.status !== 200) throw new Error(reply.msg);
  return reply;
}
