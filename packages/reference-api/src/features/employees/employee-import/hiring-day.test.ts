// @engine both: bulk statements, dates
import { HIRING_DAY_FAULT_TEXTS, IMPORT_REQUIRED_FIELDS } from '@aferir/domain';
import { describe, expect, it } from 'vitest';
import { openScene, openTestApp } from '../../../../test/build-test-app.ts';
import { createCompany, createPerson, createStaffUser } from '../../../../test/fixtures.ts';
import { importSheet, runImport } from '../../../../test/run-import.ts';
import { openStaffSession } from '../../../../test/sessions.ts';
import { csvOf, sheetForm } from '../../../../test/sheet-form.ts';

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
  admissão: 'Data de admissão',
};
const plainMapping = Object.fromEntries(IMPORT_REQUIRED_FIELDS.map((field) => [field, field]));
const header = Object.values(mapping).join(';');
const rowOf = (name: string, day: string) =>
  `${name};F;${name.toLowerCase()}@empresa.example;11912345678;Analista;Vendas;${day}`;
const sheetOf = (...rows: string[]) => [header, ...rows].join('\n');

const bring = (sheet: string, columns: object = mapping) =>
  importSheet(test, { companyId: scene.company.id, token: scene.token }, sheet, columns);
const preview = async (sheet: string) =>
  (await test.call('previewEmployeeImport', { token: scene.token, ...sheetForm(sheet, mapping) }))
    .data;
const daysOfPeople = () =>
  test.database.inCompany(scene.company.id, async (db) => {
    const people = await db.selectFrom('person').select(['name', 'hired_on']).execute();
    return Object.fromEntries(people.map(({ name, hired_on }) => [name, hired_on]));
  });

describe('the day of hiring in a sheet', () => {
  it('comes in with people, whatever dress it wears', async () => {
    const done = await bring(
      sheetOf(rowOf('Ana', '04/03/2024'), rowOf('Bia', '2023-01-09'), rowOf('Caio', '')),
    );
    expect(done).toMatchObject({ qtdNovos: 3, qtdComErro: 0 });
    expect(await daysOfPeople()).toEqual({ Ana: '2024-03-04', Bia: '2023-01-09', Caio: null });
  });

  it('changes by another one, is told before, and comes back with the undoing', async () => {
    await bring(sheetOf(rowOf('Ana', '04/03/2024'), rowOf('Bia', '')));
    const next = sheetOf(rowOf('Ana', '05/03/2024'), rowOf('Bia', '09/01/2023'));
    expect((await preview(next)).alteracoes).toEqual([
      {
        nrLinha: 2,
        nmPessoa: 'Ana',
        campos: [{ tpCampo: 'admissão', dsAntes: '2024-03-04', dsDepois: '2024-03-05' }],
      },
      {
        nrLinha: 3,
        nmPessoa: 'Bia',
        campos: [{ tpCampo: 'admissão', dsAntes: '', dsDepois: '2023-01-09' }],
      },
    ]);
    const done = await bring(next);
    expect(done).toMatchObject({ qtdAlterados: 2 });
    expect(await daysOfPeople()).toEqual({ Ana: '2024-03-05', Bia: '2023-01-09' });
    const idImportacao = done?.idImportacao ?? 0;
    await test.call('undoEmployeeImport', { token: scene.token, body: { idImportacao } });
    await runImport(test, { companyId: scene.company.id, importId: idImportacao });
    expect(await daysOfPeople()).toEqual({ Ana: '2024-03-04', Bia: null });
  });

  it('stays where the cell is empty, or no column tells it', async () => {
    await bring(sheetOf(rowOf('Ana', '04/03/2024'), rowOf('Bia', '09/01/2023')));
    const done = await bring(
      sheetOf(rowOf('Ana', ''), rowOf('Bia', '').replace('Analista', 'Chefe')),
    );
    expect(done).toMatchObject({ qtdSemMudanca: 1, qtdAlterados: 1 });
    const plain = 'Ana;F;ana@empresa.example;11912345678;Chefe;Vendas';
    expect(await bring(csvOf(plain), plainMapping)).toMatchObject({ qtdAlterados: 1 });
    expect(await daysOfPeople()).toEqual({ Ana: '2024-03-04', Bia: '2023-01-09' });
  });

  it('leaves a row out where it can be none, with the reason', async () => {
    await createPerson(test.database, scene.company.id, {
      name: 'Davi',
      email: 'davi@empresa.example',
      birth_date: '1990-05-14',
    });
    const done = await bring(
      sheetOf(
        rowOf('Ana', 'março de 2024'),
        rowOf('Bia', '21/11/2027'),
        rowOf('Caio', '31/12/1899'),
        rowOf('Davi', '13/05/1990'),
      ),
    );
    expect(done).toMatchObject({ qtdNovos: 0, qtdAlterados: 0, qtdComErro: 4 });
    const query = { idImportacao: done?.idImportacao ?? 0 };
    const { data } = await test.call('listImportFaults', { token: scene.token, query });
    expect(data.rows.map(({ dsMotivo, celulas }) => [dsMotivo, celulas[7]])).toEqual([
      ['O campo "admissão" deve ser uma data, como 04/03/2024.', 'março de 2024'],
      [HIRING_DAY_FAULT_TEXTS['too-far-ahead'], '21/11/2027'],
      [HIRING_DAY_FAULT_TEXTS['too-early'], '31/12/1899'],
      [HIRING_DAY_FAULT_TEXTS['before-birth'], '13/05/1990'],
    ]);
  });
});
