// @engine both: collation, recursion
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openScene, openTestApp } from '../../../../test/build-test-app.ts';
import type { DataOf } from '../../../operation/operation.ts';
import { createOrganizationScene } from '../testing/organization-scene.ts';

const test = openTestApp();
const scene = openScene(() => createOrganizationScene(test));

const read = async () => (await test.call('getOrganizationChart', { token: scene.token })).data;

it('is empty in a company without departments', async () => {
  expect(await read()).toEqual([]);
});

it('shows the first active manager, and counts people with those below', async () => {
  const board = await scene.add('Diretoria');
  const sales = await scene.add('Vendas', board);
  await scene.add('Ágil', sales);
  const position_id = await scene.addPosition('Gerente');
  const ana = await scene.addPerson('Ana', {
    department_id: sales,
    position_id,
    photo_url: '/arquivos/ana.webp',
  });
  const bia = await scene.addPerson('Bia', { department_id: board });
  const caio = await scene.addPerson('Caio', { department_id: sales });
  await scene.setManagers(sales, caio, ana, bia);
  await test.call('deactivateEmployee', {
    token: scene.token,
    body: { idOrganogramaPessoa: caio.id },
  });
  const node = {
    idOrganogramaPessoa: null,
    cargo: null,
    urlFoto: null,
    qtdGestores: 0,
    nrVersao: 1,
  };
  expect(await read()).toEqual([
    {
      ...node,
      id: board,
      title: 'Diretoria',
      departamento: 'Diretoria',
      qtdFuncionarios: 1,
      qtdFuncionariosTotal: 2,
      children: [
        {
          id: sales,
          title: 'Ana',
          idOrganogramaPessoa: ana.id,
          cargo: 'Gerente',
          departamento: 'Vendas',
          urlFoto: '/arquivos/ana.webp',
          qtdGestores: 2,
          qtdFuncionarios: 1,
          qtdFuncionariosTotal: 1,
          nrVersao: 2,
          children: [
            {
              ...node,
              id: expect.any(Number),
              title: 'Ágil',
              departamento: 'Ágil',
              qtdFuncionarios: 0,
              qtdFuncionariosTotal: 0,
              children: [],
            },
          ],
        },
      ],
    },
  ]);
});

it('lists the departments of each level by name, whatever accents and case', async () => {
  for (const name of ['zelo', 'Ética', 'Alfa']) await scene.add(name);
  expect(await scene.draw()).toEqual(['Alfa', 'Ética', 'zelo']);
});

it('writes a chain of 10,000 departments, each below the one before', async () => {
  const addTo = (first: number, last: number) =>
    test.database.inCompany(scene.companyId, (db) =>
      sql`insert into department (company_id, id, name, parent_id)
        select ${scene.companyId}, 1000 + n, 'Departamento', case when n > 1 then 999 + n end
        from generate_series(${first}::int, ${last}::int) n`.execute(db),
    );
  await addTo(1, 1000);
  // Else each parent is looked for from end to end, by a plan that was made for a few departments.
  await sql`analyze department`.execute(test.database.owner);
  await addTo(1001, 10_000);
  const { body, statusCode } = await test.app.inject({
    url: '/api/v1/Organograma/Get',
    headers: { authorization: `Bearer ${scene.token}` },
  });
  expect(statusCode).toBe(200);
  let nodes = JSON.parse(body).data as DataOf<'getOrganizationChart'>;
  let depth = 0;
  for (; nodes.length > 0; nodes = nodes[0]?.children ?? []) depth += 1;
  expect(depth).toBe(10_000);
});
