import { expect, it } from 'vitest';
import { openScene, openTestApp } from '../../../test/build-test-app.ts';
import { createCompany, createPerson, createStaffUser } from '../../../test/fixtures.ts';
import { openStaffSession } from '../../../test/sessions.ts';

const test = openTestApp();

/** Ana leads a department of Caio and Davi; Davi names Bia; Elisa led it, and has left. */
const scene = openScene(async () => {
  const { database } = test;
  const company = await createCompany(database);
  const admin = await createStaffUser(database, company.id, { is_administrator: true });
  const departmentId = await database.inCompany(company.id, async (db) => {
    const { id } = await db
      .insertInto('department')
      .values({ company_id: company.id, parent_id: null, name: 'Vendas' })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
  const add = (name: string, values: object = {}) =>
    createPerson(database, company.id, { name, ...values });
  const within = { department_id: departmentId };
  const ana = await add('Ana Prado', within);
  const bia = await add('Bia Luz');
  await add('Caio Reis', within);
  const davi = await add('Davi Melo', within);
  const elisa = await add('Elisa Moraes', { is_active: false });
  await database.inCompany(company.id, async (db) => {
    await db
      .insertInto('department_manager')
      .values(
        [ana, elisa].map(({ id }) => ({
          company_id: company.id,
          department_id: departmentId,
          person_id: id,
        })),
      )
      .execute();
    await db
      .insertInto('person_manager')
      .values({ company_id: company.id, person_id: davi.id, manager_id: bia.id })
      .execute();
  });
  return { company, ana, bia, elisa, token: await openStaffSession(test, admin) };
});

type Query = Record<string, string | number | boolean>;

async function managers(query: Query = {}, token = scene.token) {
  const { data } = await test.call('listManagerChoices', { token, query });
  return data.rows.map(({ nmPessoa }) => nmPessoa);
}

async function people(query: Query) {
  const { data } = await test.call('listEmployees', { token: scene.token, query });
  expect(data.qtdRecords).toBe(data.rows.length);
  return data.rows.map(({ nmPessoa }) => nmPessoa);
}

it('the managers to choose from are those who are active, by name', async () => {
  expect(await managers()).toEqual(['Ana Prado', 'Bia Luz']);
  expect(await managers({ filter: 'luz' })).toEqual(['Bia Luz']);
  expect(await managers({ idOrganogramaPessoa: scene.elisa.id })).toEqual(['Elisa Moraes']);
  const other = await createCompany(test.database);
  const stranger = await createStaffUser(test.database, other.id, { is_administrator: true });
  const token = await openStaffSession(test, stranger);
  expect(await managers({ idOrganogramaPessoa: scene.ana.id }, token)).toEqual([]);
});

it('people are narrowed down to those for whom a manager answers', async () => {
  expect(await people({ idGestor: scene.ana.id })).toEqual(['Caio Reis']);
  expect(await people({ idGestor: scene.bia.id })).toEqual(['Davi Melo']);
  expect(await people({ idGestor: scene.elisa.id })).toEqual([]);
  expect(await people({ idGestor: scene.ana.id, filter: 'davi' })).toEqual([]);
  const { data } = await test.call('listPerformanceByEmployee', {
    token: scene.token,
    query: { idGestor: scene.bia.id },
  });
  expect(data.rows.map(({ nmPessoa }) => nmPessoa)).toEqual(['Davi Melo']);
});

it('people are narrowed down to those who have left', async () => {
  expect(await people({ somenteInativos: true })).toEqual(['Elisa Moraes']);
  expect(await people({ somenteInativos: true, somenteAtivos: true })).toEqual([]);
});
