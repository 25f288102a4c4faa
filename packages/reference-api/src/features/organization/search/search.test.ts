// @engine both: collation
import { expect, it } from 'vitest';
import { openScene, openTestApp } from '../../../../test/build-test-app.ts';
import { createOrganizationScene } from '../testing/organization-scene.ts';

const test = openTestApp();
const scene = openScene(() => createOrganizationScene(test));

const search = async (filter?: string) => {
  const query = filter === undefined ? {} : { filter };
  return (await test.call('searchOrganization', { token: scene.token, query })).data;
};

it('finds departments and active people by name, those that begin with it first', async () => {
  const board = await scene.add('Alta Direção');
  const sales = await scene.add('Direta', board);
  const ana = await scene.addPerson('Ana Diréta', {
    department_id: sales,
    photo_url: '/arquivos/a',
  });
  await scene.addPerson('Diretor Ido', { department_id: sales, is_active: false });
  await scene.addPerson('Direta Sem Lugar');
  expect(await search('DIRET')).toEqual({
    rows: [
      {
        tpResultado: 'departamento',
        idOrganogramaNo: sales,
        nmDepartamento: 'Direta',
        nmDepartamentoSuperior: 'Alta Direção',
        idOrganogramaPessoa: null,
        nmPessoa: null,
        urlFoto: null,
      },
      {
        tpResultado: 'pessoa',
        idOrganogramaNo: sales,
        nmDepartamento: 'Direta',
        nmDepartamentoSuperior: 'Alta Direção',
        idOrganogramaPessoa: ana.id,
        nmPessoa: 'Ana Diréta',
        urlFoto: '/arquivos/a',
      },
    ],
    qtdRecords: 2,
  });
  expect((await search('direcao')).rows).toMatchObject([
    { idOrganogramaNo: board, nmDepartamentoSuperior: null },
  ]);
});

it('finds whoever belongs to no department where they manage one', async () => {
  const id = await scene.add('Vendas');
  const ana = await scene.addPerson('Ana');
  expect((await search('ana')).rows).toEqual([]);
  await scene.setManagers(id, ana);
  expect((await search('ana')).rows).toMatchObject([{ idOrganogramaNo: id, nmPessoa: 'Ana' }]);
});

it('tells 20 of many, and how many there are', async () => {
  const id = await scene.add('Vendas');
  for (let number = 10; number < 35; number += 1) {
    await scene.addPerson(`Pessoa ${number}`, { department_id: id });
  }
  const { rows, qtdRecords } = await search('pessoa');
  expect(rows.map(({ nmPessoa }) => nmPessoa)).toEqual(
    Array.from({ length: 20 }, (_, index) => `Pessoa ${index + 10}`),
  );
  expect(qtdRecords).toBe(25);
});

it('takes what was typed as text, and finds nothing where nothing was', async () => {
  await scene.add('100% Vendas');
  expect((await search('0% v')).qtdRecords).toBe(1);
  expect((await search('_')).qtdRecords).toBe(0);
  for (const nothing of [undefined, '', '  ']) expect((await search(nothing)).rows).toEqual([]);
});
