import { describe, expect, it } from 'vitest';
import { openScene, openTestApp } from '../../../test/build-test-app.ts';
import { createStaffUser, fixturePassword } from '../../../test/fixtures.ts';
import { openEmployeeSession, openStaffSession } from '../../../test/sessions.ts';
import { changePeople } from '../../shared/people/write-people.ts';
import { orderMessages } from '../../shared/places/order-messages.ts';
import {
  createDepartment,
  createReviewScene,
  createSelfAssessed,
  leadDepartment,
  storedResponse,
} from '../performance/testing/performance-scene.ts';
import { rate, raterByLink } from '../performance/testing/rating-scene.ts';

const test = openTestApp();
const scene = openScene(() => createReviewScene(test));

function deactivate({ id }: { id: number }, token = scene.staff) {
  return test.call('deactivateEmployee', { token, body: { idOrganogramaPessoa: id } });
}

function activate(idOrganogramaPessoa = scene.person.id) {
  return test.call('activateEmployee', { token: scene.staff, body: { idOrganogramaPessoa } });
}

async function auditActions() {
  const rows = await test.database.inCompany(scene.company.id, (db) =>
    db
      .selectFrom('audit_event')
      .select(['action', 'person_id'])
      .where('action', 'like', 'person.%')
      .orderBy('id')
      .execute(),
  );
  return rows.map(({ action, person_id }) => [action, person_id]);
}

function manager(index: number) {
  const found = scene.managers[index];
  if (!found) throw new Error(`There is no manager at ${index}`);
  return found;
}

async function statusOf(idResposta: number) {
  return (await storedResponse(test, scene.company.id, idResposta)).status;
}

describe('deactivateEmployee', () => {
  it('ends the sessions at once and lets nobody in until the person is back', async () => {
    const token = await openEmployeeSession(test, scene.person);
    const whoAmI = () => test.call('getEmployeeUser', { token });
    expect((await whoAmI()).status).toBe(200);

    expect(await deactivate(scene.person)).toMatchObject({
      status: 200,
      data: { idOrganogramaPessoa: scene.person.id, flAtivo: false },
      msg: 'Funcionário desativado com sucesso',
    });
    expect((await whoAmI()).status).toBe(401);

    expect(await activate()).toMatchObject({
      status: 200,
      data: { idOrganogramaPessoa: scene.person.id, flAtivo: true },
      msg: 'Salvo com sucesso.',
    });
    expect((await whoAmI()).status).toBe(401);
    const again = await openEmployeeSession(test, scene.person);
    expect((await test.call('getEmployeeUser', { token: again })).status).toBe(200);
  });

  it('ends the staff sessions of the internal user who is the person, and keeps them out', async () => {
    const user = await createStaffUser(test.database, scene.company.id, {
      person_id: scene.person.id,
    });
    const token = await openStaffSession(test, user);
    const whoAmI = () => test.call('getStaffUser', { token });
    const signIn = () =>
      test.call('signInStaff', { body: { login: user.login, password: fixturePassword } });
    expect((await whoAmI()).status).toBe(200);

    await deactivate(scene.person);
    expect((await whoAmI()).status).toBe(401);
    expect((await signIn()).status).toBe(401);

    await activate();
    expect((await whoAmI()).status).toBe(401);
    expect((await signIn()).status).toBe(200);
  });

  it('changes nothing the second time, and leaves one trace each', async () => {
    await activate();
    await deactivate(scene.person);
    expect((await deactivate(scene.person)).status).toBe(200);
    await activate();
    expect((await activate()).status).toBe(200);
    expect(await auditActions()).toEqual([
      ['person.deactivated', scene.person.id],
      ['person.activated', scene.person.id],
    ]);
  });

  it('moves on the reviews that waited for this manager', async () => {
    const sent = await createSelfAssessed(test, scene, [9, 9]);
    await rate(test, await raterByLink(test, scene, sent, 0), [9, 8]);
    expect(await statusOf(sent.idResposta)).toBe(6);
    await deactivate(manager(1));
    expect(await statusOf(sent.idResposta)).toBe(2);
  });

  it('finishes without ratings when the only managers leave', async () => {
    const sent = await createSelfAssessed(test, scene, [9, 9]);
    await deactivate(manager(0));
    expect(await statusOf(sent.idResposta)).toBe(6);
    await deactivate(manager(1));
    expect(await storedResponse(test, scene.company.id, sent.idResposta)).toMatchObject({
      status: 2,
      alignment: null,
    });
  });

  it('lets nobody wait for the feedback of who left', async () => {
    const sent = await createSelfAssessed(test, scene, [9, 9]);
    await rate(test, await raterByLink(test, scene, sent, 0), [1, 9]);
    await rate(test, await raterByLink(test, scene, sent, 1), [7, 9]);
    expect(await statusOf(sent.idResposta)).toBe(7);
    await deactivate(manager(0));
    // The scores of who left still count: gaps of 5 and 0.
    expect(await storedResponse(test, scene.company.id, sent.idResposta)).toMatchObject({
      status: 2,
      alignment: 75,
    });
  });

  it('waits again for a manager who comes back before the others have rated', async () => {
    const sent = await createSelfAssessed(test, scene, [9, 9]);
    await deactivate(manager(1));
    await activate(manager(1).id);
    await rate(test, await raterByLink(test, scene, sent, 0), [9, 9]);
    expect(await statusOf(sent.idResposta)).toBe(6);
  });

  it('leaves whoever would answer to whom they lead as they are', async () => {
    await deactivate(manager(0));
    const below = await createDepartment(test, scene.company.id);
    await leadDepartment(test, scene.company.id, below, scene.person.id);
    await test.database.inCompany(scene.company.id, (db) =>
      changePeople(db, scene.company.id, { department_id: below })
        .where('id', '=', manager(0).id)
        .execute(),
    );
    const message = orderMessages.answerToEachOther([manager(0).name, scene.person.name]);
    expect(await activate(manager(0).id)).toMatchObject({
      status: 409,
      errors: [message],
    });
    expect(await auditActions()).toEqual([['person.deactivated', manager(0).id]]);
  });

  it('needs the right to change employees, in the own company', async () => {
    const foreign = await createReviewScene(test);
    expect((await deactivate(foreign.person)).status).toBe(404);
    expect((await activate(foreign.person.id)).status).toBe(404);

    const reader = await createStaffUser(test.database, scene.company.id, {
      rights: { 4: ['visualizar', 'incluir'], 6: ['alterar'] },
    });
    const staff = await openStaffSession(test, reader);
    expect((await deactivate(scene.person, staff)).status).toBe(403);
  });
});
