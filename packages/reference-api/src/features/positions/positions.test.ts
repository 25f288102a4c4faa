// @engine both: saves at once
import { SECTION } from '@aferir/domain';
import { describe, expect, it } from 'vitest';
import { openScene, openTestApp, type TestRequest } from '../../../test/build-test-app.ts';
import { createCompany, createPerson, createStaffUser } from '../../../test/fixtures.ts';
import { openStaffSession } from '../../../test/sessions.ts';
import { positionsMessages as texts } from './positions-messages.ts';

const test = openTestApp();

const scene = openScene(async () => {
  const company = await createCompany(test.database);
  const token = await openStaffSession(
    test,
    await createStaffUser(test.database, company.id, { is_administrator: true }),
  );
  const seniority = await test.call('saveSeniority', {
    token,
    body: { idSenioridade: 0, nmSenioridade: 'Pleno' },
  });
  const addPerson = (values: Parameters<typeof createPerson>[2] = {}) =>
    createPerson(test.database, company.id, values);
  return { company, token, seniorityId: seniority.data, addPerson };
});

const position = (values: object = {}) => ({
  idOrganogramaCargo: 0,
  nmCargo: 'Técnico de Som',
  dsDescricao: 'Cuida do som.',
  dsAtividades: 'Monta e mede.',
  vlPisoSalarial: 350_000,
  idSenioridade: scene.seniorityId,
  ...values,
});
const save = (values: object = {}) =>
  test.call('savePosition', { token: scene.token, body: position(values) });
const saveBare = (body: { nmCargo: string; idOrganogramaCargo?: number; nrVersao?: number }) =>
  test.call('savePosition', { token: scene.token, body: { idOrganogramaCargo: 0, ...body } });
const list = async (query: TestRequest['query'] = {}) =>
  (await test.call('listPositions', { token: scene.token, query })).data;
const add = (idOrganogramaPessoa: number, idOrganogramaCargo: number) =>
  test.call('addPersonToPosition', {
    token: scene.token,
    body: { idOrganogramaPessoa, idOrganogramaCargo },
  });
const remove = (idOrganogramaCargo: number, target?: number) =>
  test.call('deletePosition', {
    token: scene.token,
    query: { idOrganogramaCargo, ...(target && { idOrganogramaCargoDestino: target }) },
  });

it('tells salaries only those who may see positions', async () => {
  await save();
  const user = await createStaffUser(test.database, scene.company.id, {
    rights: { [SECTION.employees]: ['visualizar', 'alterar'] },
  });
  const token = await openStaffSession(test, user);
  const { rows } = (await test.call('listPositions', { token })).data;
  expect(rows).toMatchObject([{ nmCargo: 'Técnico de Som', vlPisoSalarial: null }]);
  expect((await list()).rows).toMatchObject([{ vlPisoSalarial: 350_000 }]);
});

describe('positions to choose from', () => {
  it('are found by name or id, by any staff', async () => {
    await save({ nmCargo: 'Analista' });
    const { data: id } = await save();
    const user = await createStaffUser(test.database, scene.company.id);
    const token = await openStaffSession(test, user);
    const choices = async (query: NonNullable<TestRequest['query']>) =>
      (await test.call('listPositionChoices', { token, query })).data;
    const found = { rows: [{ idOrganogramaCargo: id, nmCargo: 'Técnico de Som' }], qtdRecords: 1 };
    expect(await choices({ filter: 'tecnico' })).toEqual(found);
    expect(await choices({ idOrganogramaCargo: id })).toEqual(found);
    expect(await choices({ take: 1 })).toMatchObject({
      rows: [{ nmCargo: 'Analista' }],
      qtdRecords: 2,
    });
    expect(await choices({ idOrganogramaCargo: 999_999 })).toEqual({ rows: [], qtdRecords: 0 });
  });
});

describe('saving a position', () => {
  it('adds it, and it can be read, found by name and description, and counted', async () => {
    const { data: id, msg } = await save({ nmCargo: '  Técnico   de Som ' });
    expect(msg).toBe(String(id));
    const [row] = (await list({ idOrganogramaCargo: id })).rows;
    expect(row).toEqual({
      ...position({ idOrganogramaCargo: id }),
      nmSenioridade: 'Pleno',
      qtdFuncionarios: 0,
      nrVersao: 1,
    });
    await save({ nmCargo: 'Analista', dsDescricao: 'Lê números.' });
    expect((await list({ filter: 'TECNICO' })).rows.map(({ nmCargo }) => nmCargo)).toEqual([
      'Técnico de Som',
    ]);
    expect((await list({ filter: 'numeros' })).rows.map(({ nmCargo }) => nmCargo)).toEqual([
      'Analista',
    ]);
    const page = await list({ take: 1, index: 1 });
    expect(page).toMatchObject({ qtdRecords: 2, rows: [{ nmCargo: 'Técnico de Som' }] });
    expect(await list({ take: 1, index: 5 })).toMatchObject({ qtdRecords: 2, rows: [] });
  });

  it('tells how large the company is: active people and departments', async () => {
    await scene.addPerson();
    await scene.addPerson({ is_active: false });
    expect(await list()).toMatchObject({
      rows: [],
      qtdRecords: 0,
      qtdCargosTotal: 0,
      qtdFuncionariosTotal: 1,
      qtdDepartamentosTotal: 0,
    });
  });

  it.each([
    ['a blank name', { nmCargo: '  ' }, 'nmCargo', texts.required],
    ['no salary', { vlPisoSalarial: 0 }, 'vlPisoSalarial', texts.salaryNone],
    ['a negative salary', { vlPisoSalarial: -1 }, 'vlPisoSalarial', texts.salaryNone],
    ['a huge salary', { vlPisoSalarial: 100_000_001 }, 'vlPisoSalarial', texts.salaryTooHigh],
    [
      'a seniority that is none',
      { idSenioridade: 999_999 },
      'idSenioridade',
      texts.unknownSeniority,
    ],
    [
      'a long name',
      { nmCargo: 'a'.repeat(51) },
      'nmCargo',
      'Use no máximo 50 caracteres no nome do cargo.',
    ],
    [
      'a competency that is none',
      { idsCompetencias: [999_999] },
      'idsCompetencias',
      texts.unknownCompetency,
    ],
  ])('refuses %s', async (_name, values, field, message) => {
    expect(await save(values)).toMatchObject({ status: 400, faults: [{ field, message }] });
    expect((await list()).qtdRecords).toBe(0);
  });

  it('takes its name alone, and keeps what a change leaves out', async () => {
    const bare = {
      dsDescricao: null,
      dsAtividades: null,
      vlPisoSalarial: null,
      idSenioridade: null,
      nmSenioridade: null,
    };
    const { data: idOrganogramaCargo } = await saveBare({ nmCargo: 'Vendas' });
    expect((await list()).rows).toMatchObject([{ nmCargo: 'Vendas', ...bare }]);
    const { data: full } = await save();
    const change = { idOrganogramaCargo: full, nrVersao: 1, nmCargo: 'Som' };
    expect((await saveBare(change)).status).toBe(200);
    const { nmCargo: _name, ...told } = position({ idOrganogramaCargo: full });
    expect((await list({ idOrganogramaCargo: full })).rows).toMatchObject([
      { nmCargo: 'Som', ...told },
    ]);
    const emptied = { dsDescricao: ' ', dsAtividades: null, vlPisoSalarial: null };
    await save({ ...change, ...emptied, nrVersao: 2, idSenioridade: null });
    expect((await list({ idOrganogramaCargo: full })).rows).toMatchObject([bare]);
    await saveBare({ idOrganogramaCargo, nrVersao: 1, nmCargo: 'Vendedor' });
    expect((await list({ idOrganogramaCargo })).rows).toMatchObject([
      { nmCargo: 'Vendedor', ...bare },
    ]);
  });

  it('refuses a name that another one has, whatever accents and case', async () => {
    await save();
    expect(await save({ nmCargo: 'TECNICO DE SOM' })).toMatchObject({
      status: 409,
      errors: [texts.nameTaken],
      faults: [{ field: 'nmCargo' }],
    });
  });

  it('tells the second of two who change it at once', async () => {
    const { data: idOrganogramaCargo } = await save();
    const change = { idOrganogramaCargo, nrVersao: 1 };
    expect((await save({ ...change, dsDescricao: 'Primeira' })).status).toBe(200);
    expect(await save({ ...change, dsDescricao: 'Segunda' })).toMatchObject({
      status: 409,
      errors: [texts.changedMeanwhile],
    });
    expect((await list()).rows).toMatchObject([{ dsDescricao: 'Primeira', nrVersao: 2 }]);
  });

  it('lets one of two who add the same name at once', async () => {
    const replies = await Promise.all([save(), save({ nmCargo: 'tecnico de som' })]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('the people of a position', () => {
  it('come and go, the active without one being offered', async () => {
    const { data: id } = await save();
    const ana = await scene.addPerson({ name: 'Ana', phone: '11912345678', sex: 'F' });
    await scene.addPerson({ name: 'Bia', is_active: false });
    const without = async () =>
      (await test.call('listPeopleWithoutPosition', { token: scene.token })).data.rows;
    expect((await without()).map(({ nmPessoa }) => nmPessoa)).toEqual(['Ana']);

    expect(await add(ana.id, id)).toMatchObject({ status: 200, msg: texts.added });
    expect(await without()).toEqual([]);
    const { data } = await test.call('listPeopleInPosition', {
      token: scene.token,
      query: { idOrganogramaCargo: id, filter: 'an' },
    });
    expect(data).toEqual({
      qtdRecords: 1,
      rows: [
        {
          idOrganogramaPessoa: ana.id,
          nmPessoa: 'Ana',
          dsEmail: ana.email,
          nrTelefone: '11912345678',
          tpSexo: 'F',
          urlFoto: null,
          flAtivo: true,
        },
      ],
    });
    expect((await list()).rows[0]?.qtdFuncionarios).toBe(1);

    const { data: other } = await save({ nmCargo: 'Outro' });
    expect(await add(ana.id, other)).toMatchObject({
      status: 409,
      errors: [texts.inAnotherPosition],
    });
    const out = { token: scene.token, body: { idOrganogramaPessoa: ana.id } };
    expect(await test.call('removePersonFromPosition', out)).toMatchObject({ msg: texts.removed });
    expect((await without()).map(({ nmPessoa }) => nmPessoa)).toEqual(['Ana']);
  });

  it('keep it from being deleted, unless they go to another one', async () => {
    const [{ data: id }, { data: target }] = [await save(), await save({ nmCargo: 'Outro' })];
    const people = [await scene.addPerson(), await scene.addPerson({ is_active: false })];
    for (const person of people) await add(person.id, id);
    expect(await remove(id)).toMatchObject({ status: 409, errors: [texts.inUse(2)] });
    for (const wrong of [id, 999_999]) {
      expect(await remove(id, wrong)).toMatchObject({
        status: 400,
        faults: [{ field: 'idOrganogramaCargoDestino', message: texts.otherPosition }],
      });
    }
    expect(await remove(id, target)).toMatchObject({ status: 200, msg: texts.removed });
    expect((await list()).rows).toMatchObject([{ nmCargo: 'Outro', qtdFuncionarios: 2 }]);
    expect((await remove(id)).status).toBe(404);
  });
});

describe('the competencies of a position', () => {
  it('are switched on and off, and go with it', async () => {
    const { token } = scene;
    const { data: idOrganogramaCargo } = await save();
    const { data: idCompetencia } = await test.call('saveCompetency', {
      token,
      body: {
        idCompetencia: 0,
        cdCompetencia: 'C1',
        nmCompetencia: 'Escuta',
        dsCompetencia: 'Ouve.',
      },
    });
    const read = async () =>
      (await test.call('listPositionCompetencies', { token, params: { idOrganogramaCargo } })).data;
    const set = (isPost: boolean, competency = idCompetencia) =>
      test.call('setPositionCompetency', {
        token,
        body: { idCompetencia: competency, idOrganogramaCargo, isPost },
      });
    const row = { idCompetencia, idOrganogramaCargo, nmCompetencia: 'Escuta' };
    expect(await read()).toEqual([{ ...row, isPost: false }]);
    await set(true);
    expect((await set(true)).status).toBe(200);
    expect(await read()).toEqual([{ ...row, isPost: true }]);
    await set(false);
    expect(await read()).toEqual([{ ...row, isPost: false }]);
    expect(await set(true, 999_999)).toMatchObject({
      status: 400,
      faults: [{ field: 'idCompetencia', message: texts.unknownCompetency }],
    });
    await set(true);
    expect((await remove(idOrganogramaCargo)).status).toBe(200);
  });
});

describe('the competencies chosen with a position', () => {
  it('are those and no others', async () => {
    const { token } = scene;
    const ids: number[] = [];
    for (const code of ['C1', 'C2', 'C3']) {
      const { data } = await test.call('saveCompetency', {
        token,
        body: {
          idCompetencia: 0,
          cdCompetencia: code,
          nmCompetencia: `Competência ${code}`,
          dsCompetencia: 'Ouve.',
        },
      });
      ids.push(data);
    }
    const [first, second, third] = ids as [number, number, number];
    const chosen = async (idOrganogramaCargo: number) =>
      (await test.call('listPositionCompetencies', { token, params: { idOrganogramaCargo } })).data
        .filter(({ isPost }) => isPost)
        .map(({ idCompetencia }) => idCompetencia);
    const { data: id } = await save({ idsCompetencias: [second, first, first] });
    expect(await chosen(id)).toEqual([first, second]);
    const change = { idOrganogramaCargo: id };
    await save({ ...change, nrVersao: 1, idsCompetencias: [third, second] });
    expect(await chosen(id)).toEqual([second, third]);
    await save({ ...change, nrVersao: 2 });
    expect(await chosen(id)).toEqual([second, third]);
    await test.call('setCompetencyActivity', {
      token,
      body: { idCompetencia: first, flAtiva: false },
    });
    expect(await save({ ...change, nrVersao: 3, idsCompetencias: [first] })).toMatchObject({
      status: 400,
      faults: [{ field: 'idsCompetencias', message: texts.unknownCompetency }],
    });
    expect(await chosen(id)).toEqual([second, third]);
    await save({ ...change, nrVersao: 3, idsCompetencias: [] });
    expect(await chosen(id)).toEqual([]);
  });
});

describe('seniorities', () => {
  const saveOne = (nmSenioridade: string, idSenioridade = 0) =>
    test.call('saveSeniority', { token: scene.token, body: { idSenioridade, nmSenioridade } });
  const names = async () =>
    (await test.call('listSeniorities', { token: scene.token })).data.map(
      ({ nmSenioridade, qtdCargos }) => `${nmSenioridade} ${qtdCargos}`,
    );
  const order = (idsSenioridades: number[]) =>
    test.call('orderSeniorities', { token: scene.token, body: { idsSenioridades } });

  it('are added, renamed and put in order', async () => {
    const { data: id } = await saveOne('Trainee');
    expect(await names()).toEqual(['Pleno 0', 'Trainee 0']);
    expect((await order([id, scene.seniorityId])).status).toBe(200);
    await saveOne('Estágio', id);
    expect(await names()).toEqual(['Estágio 0', 'Pleno 0']);
    for (const wrong of [[id], [id, id], [id, 999_999]]) {
      expect(await order(wrong)).toMatchObject({ status: 409, errors: [texts.orderChanged] });
    }
    expect(await saveOne('PLENO')).toMatchObject({
      status: 409,
      faults: [{ field: 'nmSenioridade', message: texts.seniorityNameTaken }],
    });
    expect((await saveOne(' ')).status).toBe(400);
    expect((await saveOne('Novo', 999_999)).status).toBe(404);
  });

  it('stay while positions have them, unless these get another one', async () => {
    await save();
    const { data: target } = await saveOne('Sênior');
    const drop = (query: NonNullable<TestRequest['query']>) =>
      test.call('deleteSeniority', { token: scene.token, query });
    const idSenioridade = scene.seniorityId;
    expect(await drop({ idSenioridade })).toMatchObject({
      status: 409,
      errors: [texts.seniorityInUse(1)],
    });
    expect((await drop({ idSenioridade, idSenioridadeDestino: idSenioridade })).status).toBe(400);
    expect((await drop({ idSenioridade, idSenioridadeDestino: target })).status).toBe(200);
    expect(await names()).toEqual(['Sênior 1']);
    expect((await list()).rows).toMatchObject([{ nmSenioridade: 'Sênior', nrVersao: 2 }]);
    expect((await drop({ idSenioridade })).status).toBe(404);
  });
});
