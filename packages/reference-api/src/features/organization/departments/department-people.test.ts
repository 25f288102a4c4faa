import { expect, it } from 'vitest';
import { openScene, openTestApp, type TestRequest } from '../../../../test/build-test-app.ts';
import { organizationMessages as texts } from '../organization-messages.ts';
import { createOrganizationScene } from '../testing/organization-scene.ts';

const test = openTestApp();
const scene = openScene(() => createOrganizationScene(test));

const add = (idOrganogramaPessoa: number, idOrganogramaNo: number) =>
  test.call('addPersonToDepartment', {
    token: scene.token,
    body: { idOrganogramaPessoa, idOrganogramaNo },
  });
const remove = (idOrganogramaPessoa: number) =>
  test.call('removePersonFromDepartment', { token: scene.token, body: { idOrganogramaPessoa } });
const list = async (idOrganogramaNo: number, query: TestRequest['query'] = {}) => {
  const { data } = await test.call('listDepartmentPeople', {
    token: scene.token,
    query: { idOrganogramaNo, ...query },
  });
  return data;
};
const without = async () => {
  const { data } = await test.call('listPeopleWithoutDepartment', { token: scene.token });
  return data.rows.map(({ nmPessoa }) => nmPessoa);
};

it('lists the active people without a department, and all who are in one', async () => {
  const id = await scene.add('Vendas');
  const ana = await scene.addPerson('Ana', { phone: '11912345678', sex: 'F' });
  await scene.addPerson('Bia', { is_active: false });
  await scene.addPerson('Caio', { department_id: id, is_active: false });
  expect(await without()).toEqual(['Ana']);
  expect(await add(ana.id, id)).toMatchObject({ status: 200, msg: texts.added });
  expect(await without()).toEqual([]);
  expect(await list(id, { filter: 'ÁN' })).toEqual({
    qtdRecords: 1,
    rows: [
      {
        idOrganogramaPessoa: ana.id,
        nmPessoa: 'Ana',
        nmCargo: null,
        dsEmail: ana.email,
        nrTelefone: '11912345678',
        tpSexo: 'F',
        urlFoto: null,
        flAtivo: true,
      },
    ],
  });
  expect(await list(id)).toMatchObject({
    qtdRecords: 2,
    rows: [{ flAtivo: true }, { nmPessoa: 'Caio', flAtivo: false }],
  });
});

it('leaves whoever is in another department where they are', async () => {
  const [sales, office] = [await scene.add('Vendas'), await scene.add('Escritório')];
  const ana = await scene.addPerson('Ana', { department_id: sales });
  expect(await add(ana.id, office)).toMatchObject({
    status: 409,
    errors: [texts.inAnotherDepartment],
  });
  expect((await add(ana.id, sales)).status).toBe(200);
  expect((await list(sales)).qtdRecords).toBe(1);
  expect(await remove(ana.id)).toMatchObject({ status: 200, msg: texts.removed });
  expect((await remove(ana.id)).status).toBe(200);
  expect(await without()).toEqual(['Ana']);
  expect((await add(ana.id, office)).status).toBe(200);
});

it('puts nobody above themselves', async () => {
  const [north, south] = [await scene.add('Norte'), await scene.add('Sul')];
  const ana = await scene.addPerson('Ana', { department_id: south });
  const bia = await scene.addPerson('Bia');
  await scene.setManagers(north, ana);
  await scene.setManagers(south, bia);
  expect(await add(bia.id, north)).toMatchObject({
    status: 409,
    faults: [{ field: 'idOrganogramaNo', message: expect.stringContaining('Ana') }],
  });
  expect(await without()).toEqual(['Bia']);
});

it('knows neither people nor departments that are not there', async () => {
  const id = await scene.add('Vendas');
  const ana = await scene.addPerson('Ana');
  expect((await add(999_999, id)).status).toBe(404);
  expect((await add(ana.id, 999_999)).status).toBe(404);
  expect((await remove(999_999)).status).toBe(404);
  const query = { idOrganogramaNo: 999_999 };
  expect((await test.call('listDepartmentPeople', { token: scene.token, query })).status).toBe(404);
});
