// @engine both: collation
import { describe, expect, it } from 'vitest';
import { openScene, openTestApp, type TestRequest } from '../../../test/build-test-app.ts';
import { createStaff } from '../../../test/fixtures.ts';
import { openStaffSession } from '../../../test/sessions.ts';
import { createTrainingsScene } from './testing/trainings-scene.ts';
import { trainingsMessages as texts } from './trainings-messages.ts';

const test = openTestApp();
const scene = openScene(() => createTrainingsScene(test));
const list = async (query: TestRequest['query'] = {}) =>
  (await test.call('listTrainings', { token: scene.token, query })).data;
const titles = async (query?: TestRequest['query']) =>
  (await list(query)).rows.map(({ nmTreinamento }) => nmTreinamento);

describe('a training', () => {
  const setActive = (id: number, flAtivo: 0 | 1, call = 'setTrainingActive' as const) =>
    test.call(call, { token: scene.token, params: { id, flAtivo } });

  it('is deactivated and activated, once each, without another version', async () => {
    const id = await scene.add();
    expect(await setActive(id, 1)).toMatchObject({ status: 409, msg: texts.alreadyActive });
    expect(await setActive(id, 0)).toMatchObject({ status: 200, msg: texts.deactivated });
    expect(await setActive(id, 0)).toMatchObject({ status: 409, msg: texts.alreadyInactive });
    expect(await scene.read(id)).toMatchObject({ flAtivo: false, nrVersao: 1 });
    const byGet = await test.call('setTrainingActiveByGet', {
      token: scene.token,
      params: { id, flAtivo: 1 },
    });
    expect(byGet).toMatchObject({ status: 200, msg: texts.activated });
    expect((await setActive(999_999, 0)).status).toBe(404);
  });

  it('goes with its files', async () => {
    const cover = await scene.uploadCover();
    const id = await scene.add({ urlFoto: cover, funcionarios: [(await scene.addPerson()).id] });
    const remove = () => test.call('deleteTraining', { token: scene.token, params: { id } });
    expect(await remove()).toMatchObject({ status: 200, msg: texts.deleted });
    expect((await test.app.inject(cover)).statusCode).toBe(404);
    expect((await test.call('listStoredResources', { token: scene.token })).data).toEqual([]);
    expect(await list()).toEqual({ rows: [], qtdRecords: 0 });
    expect((await remove()).status).toBe(404);
  });

  it('leaves a trail', async () => {
    const id = await scene.add();
    await scene.change(id, {});
    await setActive(id, 0);
    await setActive(id, 1);
    await test.call('deleteTraining', { token: scene.token, params: { id } });
    const trail = await test.database.inCompany(scene.companyId, (db) =>
      db
        .selectFrom('audit_event')
        .where('subject_kind', '=', 'training')
        .select(['action', 'subject_id', 'details'])
        .orderBy('id')
        .execute(),
    );
    const details = { title: 'Boas-vindas' };
    expect(trail).toEqual([
      { action: 'training.created', subject_id: id, details: { ...details, videos: 1, people: 0 } },
      { action: 'training.changed', subject_id: id, details: { ...details, videos: 1, people: 0 } },
      { action: 'training.deactivated', subject_id: id, details },
      { action: 'training.activated', subject_id: id, details },
      { action: 'training.deleted', subject_id: id, details },
    ]);
  });
});

describe('the list of trainings', () => {
  it('goes by title, is searched by title and category, and comes in pages', async () => {
    const other = await test.call('createTrainingCategory', {
      token: scene.token,
      body: { categoria: 'Técnica' },
    });
    await scene.add({ nmTreinamento: 'Élan', idCategoria: other.data });
    await scene.add({ nmTreinamento: 'zelo' });
    await scene.add({ nmTreinamento: 'Atendimento' });
    expect(await titles()).toEqual(['Atendimento', 'Élan', 'zelo']);
    expect(await titles({ filter: 'ELAN' })).toEqual(['Élan']);
    expect(await titles({ filter: 'tecnica' })).toEqual(['Élan']);
    expect(await titles({ filter: '%' })).toEqual([]);
    expect(await list({ take: 1, index: 1 })).toMatchObject({
      qtdRecords: 3,
      rows: [{ nmTreinamento: 'Élan' }],
    });
    expect(await list({ take: 1, index: 9 })).toEqual({ qtdRecords: 3, rows: [] });
  });

  it('is counted and narrowed down by state', async () => {
    const totals = async () =>
      (await test.call('getTrainingTotals', { token: scene.token })).data.rows;
    expect(await totals()).toEqual([{ qtdCadastrados: 0, qtdAtivos: 0, qtdInativos: 0 }]);
    const id = await scene.add();
    await scene.add({ nmTreinamento: 'Outro' });
    await test.call('setTrainingActive', { token: scene.token, params: { id, flAtivo: 0 } });
    expect(await totals()).toEqual([{ qtdCadastrados: 2, qtdAtivos: 1, qtdInativos: 1 }]);
    expect(await titles({ flAtivo: true })).toEqual(['Outro']);
    expect(await titles({ flAtivo: false })).toEqual(['Boas-vindas']);
    expect(await titles({ flAtivo: false, filter: 'outro' })).toEqual([]);
  });

  it('knows whether a title is taken', async () => {
    await scene.add({ nmTreinamento: 'Segurança' });
    const isTaken = async (nome: string) =>
      (await test.call('checkTrainingName', { token: scene.token, query: { nome } })).data
        .nomeJaExiste;
    expect([await isTaken(' SEGURANCA '), await isTaken('Seguro')]).toEqual([true, false]);
  });
});

describe('categories', () => {
  const create = (categoria: string) =>
    test.call('createTrainingCategory', { token: scene.token, body: { categoria } });

  it('come by name', async () => {
    const { data: idCategoria, msg } = await create(' Área   técnica ');
    expect(msg).toBe(String(idCategoria));
    const { data } = await test.call('listTrainingCategories', { token: scene.token });
    expect(data).toEqual([
      { idCategoria, nmCategoria: 'Área técnica' },
      { idCategoria: scene.categoryId, nmCategoria: 'Integração' },
    ]);
  });

  it('have a name that no other one has, whatever accents and case', async () => {
    expect(await create(' ')).toMatchObject({
      status: 400,
      faults: [{ field: 'categoria', message: texts.categoryEmpty }],
    });
    expect(await create('INTEGRACAO')).toMatchObject({
      status: 409,
      faults: [{ field: 'categoria', message: texts.categoryTaken }],
    });
  });
});

it('is of its company alone', async () => {
  const id = await scene.add();
  const { user } = await createStaff(test.database, { is_administrator: true });
  const token = await openStaffSession(test, user);
  const answers = [
    await test.call('getTraining', { token, params: { id } }),
    await test.call('deleteTraining', { token, params: { id } }),
    await test.call('setTrainingActive', { token, params: { id, flAtivo: 0 } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect((await test.call('listTrainings', { token })).data.rows).toEqual([]);
});
