// @engine both: locks
import { describe, expect, it } from 'vitest';
import { openScene, openTestApp, type TestRequest } from '../../../test/build-test-app.ts';
import { createTrainingsScene } from './testing/trainings-scene.ts';

const test = openTestApp();
const scene = openScene(() => createTrainingsScene(test));

describe('people', () => {
  const candidates = async (query: TestRequest['query'] = {}) => {
    const { data } = await test.call('listTrainingCandidates', { token: scene.token, query });
    return data.rows.map(({ nmPessoa }) => nmPessoa);
  };
  const addPlaced = (name: string, position_id: number, department_id: number) =>
    scene.addPerson({ name, position_id, department_id });

  it('are offered by name, position and department as long as they are active', async () => {
    const place = await test.database.inCompany(scene.companyId, async (db) => {
      const add = (table: 'position' | 'department', name: string) =>
        db
          .insertInto(table)
          .values({ company_id: scene.companyId, name })
          .returning('id')
          .executeTakeFirstOrThrow();
      return {
        analyst: (await add('position', 'Analista Técnica')).id,
        manager: (await add('position', 'Gerente')).id,
        sales: (await add('department', 'Vendas')).id,
        people: (await add('department', 'Gestão de Pessoas')).id,
      };
    });
    await addPlaced('Bia', place.analyst, place.sales);
    await addPlaced('Ana', place.analyst, place.people);
    await addPlaced('Caio', place.manager, place.sales);
    await scene.addPerson({ name: 'Davi', is_active: false });
    expect(await candidates()).toEqual(['Ana', 'Bia', 'Caio']);
    expect(await candidates({ take: 1, index: 1 })).toEqual(['Bia']);
    expect(await candidates({ nmCargo: 'ANALISTA tecnica' })).toEqual(['Ana', 'Bia']);
    expect(await candidates({ nmCargo: 'Analista' })).toEqual([]);
    expect(await candidates({ nmDepartamento: 'vendas' })).toEqual(['Bia', 'Caio']);
    expect(await candidates({ nmCargo: 'Gerente', nmDepartamento: 'Vendas' })).toEqual(['Caio']);
    expect(await candidates({ filter: 'gestao' })).toEqual(['Ana']);
    expect(await candidates({ nmCargo: ' ', nmDepartamento: '' })).toHaveLength(3);
  });

  it('whom a training is for are not deleted', async () => {
    const ana = await scene.addPerson({ name: 'Ana' });
    const id = await scene.add({ funcionarios: [ana.id] });
    const remove = () =>
      test.call('deleteEmployee', {
        token: scene.token,
        query: { idOrganogramaPessoa: ana.id },
      });
    const hasTies = async () =>
      (await test.call('listEmployees', { token: scene.token })).data.rows[0]?.flTemVinculos;
    expect(await hasTies()).toBe(true);
    expect((await remove()).status).toBe(409);
    await scene.change(id, { funcionarios: [] });
    expect(await hasTies()).toBe(false);
    expect((await remove()).status).toBe(200);
  });

  it('are not deleted while a training takes them in', async () => {
    for (let round = 0; round < 10; round += 1) {
      const person = await scene.addPerson();
      const nmTreinamento = `Treinamento ${round}`;
      const body = await scene.draft({ nmTreinamento, funcionarios: [person.id] });
      const replies = await Promise.all([
        scene.create(body),
        test.call('deleteEmployee', {
          token: scene.token,
          query: { idOrganogramaPessoa: person.id },
        }),
      ]);
      expect([
        [200, 409],
        [400, 200],
      ]).toContainEqual(replies.map(({ status }) => status));
    }
  });
});
