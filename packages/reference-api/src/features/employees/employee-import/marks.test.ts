// @engine both: bulk statements, unique indexes
import {
  HIRING_DAY_FAULT_TEXTS,
  importFaultText,
  MARK_CONFLICT_TEXTS,
  NO_MARK_TEXT,
} from '@aferir/domain';
import { describe, expect, it } from 'vitest';
import { openScene, openTestApp } from '../../../../test/build-test-app.ts';
import { createCompany, createPerson, createStaffUser } from '../../../../test/fixtures.ts';
import { importSheet, runImport } from '../../../../test/run-import.ts';
import { openEmployeeSession, openStaffSession } from '../../../../test/sessions.ts';
import { sheetForm } from '../../../../test/sheet-form.ts';
import { employeesMessages as texts } from '../employees-messages.ts';

const test = openTestApp();

const scene = openScene(async () => {
  const company = await createCompany(test.database);
  const user = await createStaffUser(test.database, company.id, { is_administrator: true });
  return { company, token: await openStaffSession(test, user) };
});

const mapping = {
  nome: 'Nome',
  sexo: 'Sexo',
  'e-mail': 'E-mail',
  telefone: 'Telefone',
  cargo: 'Cargo',
  departamento: 'Setor',
  gestor: 'Gestor',
  matrícula: 'Matrícula',
  CPF: 'CPF',
  nascimento: 'Nascimento',
};
const { 'e-mail': _, ...withoutEmail } = mapping;

interface Told {
  readonly email?: string;
  readonly gestor?: string;
  readonly matrícula?: string;
  readonly cpf?: string;
  readonly nascimento?: string;
  readonly cargo?: string;
}

const rowOf = (name: string, told: Told) =>
  [
    ...[name, 'F', told.email ?? '', '11912345678', told.cargo ?? 'Analista', 'Vendas'],
    ...[told.gestor ?? '', told.matrícula ?? '', told.cpf ?? '', told.nascimento ?? ''],
  ].join(';');
const sheetOf = (...rows: string[]) => [Object.values(mapping).join(';'), ...rows].join('\n');

const bring = (sheet: string, columns: object = mapping) =>
  importSheet(test, { companyId: scene.company.id, token: scene.token }, sheet, columns);
const preview = async (sheet: string, columns: object = mapping) =>
  (await test.call('previewEmployeeImport', { token: scene.token, ...sheetForm(sheet, columns) }))
    .data;
const undo = async (idImportacao = 0) => {
  await test.call('undoEmployeeImport', { token: scene.token, body: { idImportacao } });
  await runImport(test, { companyId: scene.company.id, importId: idImportacao });
};
const faultsOf = async (idImportacao = 0) => {
  const query = { idImportacao };
  const { data } = await test.call('listImportFaults', { token: scene.token, query });
  return data.rows.map(({ nrLinha, dsMotivo }) => [nrLinha, dsMotivo]);
};
const people = () =>
  test.database.inCompany(scene.company.id, async (db) => {
    const rows = await db
      .selectFrom('person')
      .select(['name', 'email', 'cpf', 'registration_number', 'birth_date'])
      .execute();
    return Object.fromEntries(rows.map(({ name, ...rest }) => [name, rest]));
  });
const nothing = { email: null, cpf: null, registration_number: null, birth_date: null };

const cpfOfAna = '52998224725';
const cpfOfBia = '11144477735';

describe('people whom a sheet tells by something else than an e-mail', () => {
  it('come in without one, and say so', async () => {
    const sheet = sheetOf(
      rowOf('Ana', { cpf: '529.982.247-25', nascimento: '14/05/1990' }),
      rowOf('Bia', { matrícula: '001204' }),
      rowOf('Caio', { email: 'caio@empresa.example', cpf: '1234567890' }),
    );
    expect(await preview(sheet)).toMatchObject({ qtdNovos: 3, qtdSemEmail: 2 });
    const done = await bring(sheet);
    expect(done).toMatchObject({ qtdNovos: 3, qtdComErro: 0, qtdSemEmail: 2 });
    expect(await people()).toEqual({
      Ana: { ...nothing, cpf: cpfOfAna, birth_date: '1990-05-14' },
      Bia: { ...nothing, registration_number: '001204' },
      Caio: { ...nothing, email: 'caio@empresa.example', cpf: '01234567890' },
    });
    const mails = await test.database.inCompany(scene.company.id, (db) =>
      db.selectFrom('mail_message').select('text').execute(),
    );
    expect(mails.map(({ text }) => text)).toEqual([
      expect.stringContaining('2 pessoas estão sem e-mail.'),
    ]);
  });

  it('need no column for it', async () => {
    const sheet = [
      Object.values(withoutEmail).join(';'),
      'Ana;F;11912345678;Analista;Vendas;;7;;',
    ].join('\n');
    expect(await bring(sheet, withoutEmail)).toMatchObject({ qtdNovos: 1 });
    const { matrícula: _number, CPF: _cpf, ...unmarked } = withoutEmail;
    const refused = await test.call('importEmployees', {
      token: scene.token,
      ...sheetForm(sheet, unmarked),
    });
    expect(refused).toMatchObject({ status: 400, msg: texts.badMapping });
  });

  it('are the same the next time, whatever a spreadsheet has done to the numbers', async () => {
    const sheet = sheetOf(
      rowOf('Ana', { cpf: '01234567890' }),
      rowOf('Bia', { matrícula: '001204' }),
    );
    await bring(sheet);
    expect(await bring(sheet)).toMatchObject({ qtdSemMudanca: 2, qtdSemEmail: 0 });
    const changed = sheetOf(
      rowOf('Ana', { cpf: '1234567890', cargo: 'Chefe' }),
      rowOf('Bia', { matrícula: '1204', cargo: 'Chefe' }),
    );
    expect(await bring(changed)).toMatchObject({ qtdAlterados: 2, qtdNovos: 0, qtdSemEmail: 2 });
    expect((await people()).Bia).toEqual({ ...nothing, registration_number: '001204' });
  });

  it('may answer to each other, by name', async () => {
    const done = await bring(
      sheetOf(
        rowOf('Ana', { cpf: cpfOfAna, gestor: 'Bia' }),
        rowOf('Bia', { matrícula: '7', gestor: 'Caio' }),
        rowOf('Caio', { cpf: cpfOfBia }),
      ),
    );
    expect(done).toMatchObject({ qtdNovos: 3 });
    const named = await test.database.inCompany(scene.company.id, (db) =>
      db
        .selectFrom('person_manager')
        .innerJoin('person', 'person.id', 'person_manager.person_id')
        .innerJoin('person as manager', 'manager.id', 'person_manager.manager_id')
        .select(['person.name', 'manager.name as manager'])
        .orderBy('person.name')
        .execute(),
    );
    expect(named).toEqual([
      { name: 'Ana', manager: 'Bia' },
      { name: 'Bia', manager: 'Caio' },
    ]);
  });
});

describe('what people of the company lack', () => {
  it('comes to them, is told before, and goes with the undoing', async () => {
    const { company } = scene;
    await createPerson(test.database, company.id, { name: 'Ana', email: null, cpf: cpfOfAna });
    await createPerson(test.database, company.id, { name: 'Bia', email: 'bia@empresa.example' });
    const before = await people();
    const sheet = sheetOf(
      rowOf('Ana', { cpf: cpfOfAna, email: 'ana@empresa.example' }),
      rowOf('Bia', {
        email: 'bia@empresa.example',
        cpf: cpfOfBia,
        matrícula: '7',
        nascimento: '1990-05-14',
      }),
    );
    const told = await preview(sheet);
    const changesOf = (name: string) =>
      told.alteracoes
        .find(({ nmPessoa }) => nmPessoa === name)
        ?.campos.filter(({ tpCampo }) =>
          ['e-mail', 'CPF', 'matrícula', 'nascimento'].includes(tpCampo),
        )
        .map(({ tpCampo, dsAntes, dsDepois }) => [tpCampo, dsAntes, dsDepois]);
    expect(changesOf('Ana')).toEqual([['e-mail', '', 'ana@empresa.example']]);
    expect(changesOf('Bia')).toEqual([
      ['matrícula', '', '7'],
      ['CPF', '', cpfOfBia],
      ['nascimento', '', '1990-05-14'],
    ]);
    const done = await bring(sheet);
    expect(done).toMatchObject({ qtdAlterados: 2, qtdSemEmail: 0 });
    expect(await people()).toEqual({
      Ana: { ...nothing, email: 'ana@empresa.example', cpf: cpfOfAna },
      Bia: {
        email: 'bia@empresa.example',
        cpf: cpfOfBia,
        registration_number: '7',
        birth_date: '1990-05-14',
      },
    });
    await undo(done?.idImportacao);
    expect(await people()).toEqual(before);
  });

  it('takes what came in by the e-mail with it', async () => {
    const { company } = scene;
    const ana = await createPerson(test.database, company.id, {
      name: 'Ana',
      email: null,
      cpf: cpfOfAna,
    });
    const done = await bring(
      sheetOf(rowOf('Ana', { cpf: cpfOfAna, email: 'ana@empresa.example' })),
    );
    const token = await openEmployeeSession(test, ana);
    expect(await test.call('exportOwnData', { token })).toMatchObject({ status: 200 });
    await undo(done?.idImportacao);
    expect(await test.call('exportOwnData', { token })).toMatchObject({ status: 401 });
  });
});

describe('a row that is somebody else’s', () => {
  it('stays out, before as in the import, and changes nobody', async () => {
    const { company } = scene;
    const add = (name: string, marks: object) =>
      createPerson(test.database, company.id, { name, email: null, ...marks });
    await add('Ana', { email: 'ana@empresa.example', registration_number: '1' });
    await add('Bia', { cpf: cpfOfBia, email: 'bia@empresa.example' });
    await add('Caio', { registration_number: '003' });
    const before = await people();
    const sheet = sheetOf(
      rowOf('Ana', { email: 'ana@empresa.example', cpf: cpfOfBia }),
      rowOf('Bia', { cpf: cpfOfBia, email: 'outra@empresa.example' }),
      rowOf('Ana', { matrícula: '1', email: 'nova@empresa.example' }),
      rowOf('Bia', { email: 'bia@empresa.example', cpf: cpfOfAna }),
      rowOf('Caio', { matrícula: '3', cpf: '52998224724' }),
      rowOf('Davi', {}),
    );
    const { alteracoes, recusas, qtdComErro } = await preview(sheet);
    const refused = [
      [2, MARK_CONFLICT_TEXTS.several],
      [4, MARK_CONFLICT_TEXTS['other-email']],
      [5, MARK_CONFLICT_TEXTS['other-cpf']],
    ];
    expect(alteracoes).toEqual([]);
    expect(qtdComErro).toBe(6);
    expect(recusas.map(({ nrLinha, dsMotivo }) => [nrLinha, dsMotivo])).toEqual(refused);
    const done = await bring(sheet);
    expect(done).toMatchObject({ qtdNovos: 0, qtdAlterados: 0, qtdComErro: 6 });
    expect(await faultsOf(done?.idImportacao)).toEqual([
      refused[0],
      [3, importFaultText({ field: 'CPF', problem: 'doubled', line: 2 })],
      ...refused.slice(1),
      [6, importFaultText({ field: 'CPF', problem: 'no-cpf', fault: 'check-digits' })],
      [7, NO_MARK_TEXT],
    ]);
    expect(await people()).toEqual(before);
  });

  it('is told by the line before that meant the same person', async () => {
    await createPerson(test.database, scene.company.id, {
      name: 'Ana',
      email: 'ana@empresa.example',
      cpf: cpfOfAna,
    });
    const filler = Array.from({ length: 60 }, (_, at) =>
      rowOf(`Pessoa ${at}`, { matrícula: `P${at}` }),
    );
    const sheet = sheetOf(
      rowOf('Ana', { email: 'ana@empresa.example' }),
      ...filler,
      rowOf('Ana', { cpf: cpfOfAna, cargo: 'Chefe' }),
    );
    const { recusas } = await preview(sheet);
    expect(recusas).toMatchObject([{ nrLinha: 63, tpCampo: null, dsMotivo: texts.samePerson(2) }]);
    const done = await bring(sheet);
    expect(done).toMatchObject({ qtdNovos: 60, qtdAlterados: 1, qtdComErro: 1 });
    expect(await faultsOf(done?.idImportacao)).toEqual([[63, texts.samePerson(2)]]);
  });

  it.each([0, 60])('is not told by a row that stays out, %i rows before', async (between) => {
    await createPerson(test.database, scene.company.id, {
      name: 'Ana',
      email: 'ana@empresa.example',
      cpf: cpfOfAna,
      hired_on: '2019-02-11',
    });
    const filler = Array.from({ length: between }, (_, at) =>
      rowOf(`Pessoa ${at}`, { matrícula: `P${at}` }),
    );
    const sheet = sheetOf(
      rowOf('Ana', { email: 'ana@empresa.example', nascimento: '01/02/2020' }),
      ...filler,
      rowOf('Ana Maria', { cpf: cpfOfAna }),
    );
    const { recusas } = await preview(sheet);
    expect(recusas).toMatchObject([
      { nrLinha: 2, tpCampo: 'admissão', dsMotivo: HIRING_DAY_FAULT_TEXTS['before-birth'] },
    ]);
    const done = await bring(sheet);
    expect(done).toMatchObject({ qtdNovos: between, qtdAlterados: 1, qtdComErro: 1 });
    expect(await people()).toHaveProperty('Ana Maria', expect.objectContaining({ cpf: cpfOfAna }));
  });

  it('is nobody of another company', async () => {
    const other = await createCompany(test.database);
    await createPerson(test.database, other.id, { name: 'Outra', email: null, cpf: cpfOfAna });
    expect(await bring(sheetOf(rowOf('Ana', { cpf: cpfOfAna })))).toMatchObject({ qtdNovos: 1 });
  });
});
