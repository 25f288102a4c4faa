import { describe, expect, it } from 'vitest';
import { openScene, openTestApp } from '../../../../test/build-test-app.ts';
import { createPerson } from '../../../../test/fixtures.ts';
import {
  createReviewScene,
  finishSelf,
  type ReviewScene,
  type SentReview,
  saveSelf,
  sendReview,
} from '../../performance/testing/performance-scene.ts';
import { organizationMessages as texts } from '../organization-messages.ts';
import { createOrganizationScene } from '../testing/organization-scene.ts';

const test = openTestApp();

describe('naming the managers of a department', () => {
  const scene = openScene(() => createOrganizationScene(test));
  const namesOf = async (id: number) =>
    (await scene.read(id)).gestores.map(({ nmPessoa }) => nmPessoa);

  it('keeps their order, each of them once', async () => {
    const id = await scene.add('Vendas');
    const [ana, bia] = [await scene.addPerson('Ana'), await scene.addPerson('Bia')];
    expect(await scene.setManagers(id, bia, ana, bia)).toMatchObject({ msg: texts.saved });
    expect(await namesOf(id)).toEqual(['Bia', 'Ana']);
    await scene.setManagers(id, ana, bia);
    expect(await namesOf(id)).toEqual(['Ana', 'Bia']);
    expect((await scene.read(id)).nrVersao).toBe(3);
    await scene.setManagers(id, ana, bia);
    expect((await scene.read(id)).nrVersao).toBe(3);
    await scene.setManagers(id);
    expect(await namesOf(id)).toEqual([]);
  });

  it('takes active people of the company, and lets those be who were active before', async () => {
    const id = await scene.add('Vendas');
    const ana = await scene.addPerson('Ana');
    const gone = await scene.addPerson('Bia', { is_active: false });
    const refused = {
      status: 400,
      faults: [{ field: 'idsGestores', message: texts.unknownManager }],
    };
    expect(await scene.setManagers(id, gone)).toMatchObject(refused);
    expect(await scene.setManagers(id, { id: 999_999 })).toMatchObject(refused);
    await scene.setManagers(id, ana);
    await test.call('deactivateEmployee', {
      token: scene.token,
      body: { idOrganogramaPessoa: ana.id },
    });
    const caio = await scene.addPerson('Caio');
    expect((await scene.setManagers(id, caio, ana)).status).toBe(200);
    expect(await namesOf(id)).toEqual(['Caio', 'Ana']);
  });

  it('refuses an old version and a department that is not there', async () => {
    const id = await scene.add('Vendas');
    const body = {
      idOrganogramaNo: id,
      idsGestores: [(await scene.addPerson('Ana')).id],
      nrVersao: 2,
    };
    const { token } = scene;
    expect(await test.call('saveDepartmentManagers', { token, body })).toMatchObject({
      status: 409,
      errors: [texts.changedMeanwhile],
    });
    expect((await scene.setManagers(999_999)).status).toBe(404);
  });

  it('refuses to put people above themselves, and names them', async () => {
    const [north, south] = [await scene.add('Norte'), await scene.add('Sul')];
    const ana = await scene.addPerson('Ana', { department_id: south });
    const bia = await scene.addPerson('Bia', { department_id: north });
    await scene.setManagers(north, ana);
    const { status, faults } = await scene.setManagers(south, bia);
    expect(status).toBe(409);
    expect(faults).toMatchObject([
      { field: 'idsGestores', message: expect.stringMatching(/(Ana e Bia|Bia e Ana)/) },
    ]);
    expect(await namesOf(south)).toEqual([]);
  });
});

describe('reviews', () => {
  const scene = openScene<ReviewScene>(() => createReviewScene(test, { managerCount: 1 }));

  const finish = async (sent: SentReview) => {
    for (const competency of scene.competencies) await saveSelf(test, sent, competency, 5);
    expect((await finishSelf(test, sent)).status).toBe(200);
  };
  const frozenManagers = async ({ idResposta }: SentReview) => {
    const rows = await test.database.inCompany(scene.company.id, (db) =>
      db
        .selectFrom('performance_response_manager')
        .select('manager_id')
        .where('response_id', '=', idResposta)
        .execute(),
    );
    return rows.map((row) => row.manager_id);
  };

  it('go to the new managers from the next self-assessment that ends, and stay with the old ones', async () => {
    const { company, departmentId, person, managers, staff: token } = scene;
    const colleague = await createPerson(test.database, company.id, {
      department_id: departmentId,
    });
    const before = await sendReview(test, scene, person);
    await finish(before);
    const started = await sendReview(test, scene, colleague);
    const successor = await createPerson(test.database, company.id);
    await test.call('saveDepartmentManagers', {
      token,
      body: { idOrganogramaNo: departmentId, idsGestores: [successor.id] },
    });
    await finish(started);
    expect(await frozenManagers(before)).toEqual(managers.map(({ id }) => id));
    expect(await frozenManagers(started)).toEqual([successor.id]);
  });

  it('that start after a department has moved go to the managers of where it is', async () => {
    const { company, departmentId, person, staff: token } = scene;
    const boss = await createPerson(test.database, company.id);
    const save = (body: object) => test.call('saveDepartment', { token, body });
    const { data: above } = await save({
      idOrganogramaNo: 0,
      idOrganogramaNoSuperior: 0,
      nmDepartamento: 'Diretoria',
    });
    const name = (managers: number[], idOrganogramaNo: number) =>
      test.call('saveDepartmentManagers', {
        token,
        body: { idOrganogramaNo, idsGestores: managers },
      });
    await name([boss.id], above);
    await name([], departmentId);
    await save({
      idOrganogramaNo: departmentId,
      idOrganogramaNoSuperior: above,
      nmDepartamento: 'Equipe',
    });
    const sent = await sendReview(test, scene, person);
    await finish(sent);
    expect(await frozenManagers(sent)).toEqual([boss.id]);
  });
});
