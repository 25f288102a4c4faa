import { readFile } from 'node:fs/promises';
import { IMPORT_REQUIRED_FIELDS } from '@aferir/domain';
import { describe, expect, it } from 'vitest';
import { openScene, openTestApp } from '../../../../test/build-test-app.ts';
import { createCompany, createStaffUser } from '../../../../test/fixtures.ts';
import { importSheet } from '../../../../test/run-import.ts';
import { openStaffSession } from '../../../../test/sessions.ts';
import { csvOf, sheetForm } from '../../../../test/sheet-form.ts';
import { employeesMessages } from '../employees-messages.ts';
import { readingMessages as texts } from './reading-messages.ts';

const test = openTestApp();

const scene = openScene(async () => {
  const company = await createCompany(test.database);
  const user = await createStaffUser(test.database, company.id, { is_administrator: true });
  return { company, token: await openStaffSession(test, user) };
});

const ana = 'Ana Souza;F;ana@empresa.example;11912345678;Analista;Vendas';
const bia = 'Bia Luz;;bia@empresa.example;1133334444;Técnica;Vendas';

const preview = (
  sheet: string | Uint8Array,
  fields: Readonly<Record<string, string>> = {},
  mapping?: object,
) =>
  test.call('previewEmployeeImport', {
    token: scene.token,
    ...sheetForm(sheet, mapping, fields),
  });

describe('how a file is to be read', () => {
  const twice = csvOf(ana, IMPORT_REQUIRED_FIELDS.join(';'), bia);

  it('is told by the file, unless it is stated', async () => {
    expect(await preview(twice)).toMatchObject({ data: { qtdLinhas: 3, qtdNovos: 2 } });
    const stated = { nrLinhaCabecalho: '3', dsSeparador: ';', nrPlanilha: '1' };
    expect(await preview(twice, stated)).toMatchObject({ data: { qtdLinhas: 1, qtdNovos: 1 } });
  });

  it('finds the sheet with the people; another one can be stated', async () => {
    const book = await readFile(
      new URL('../../../../test/sheets/second-sheet-people.xlsx', import.meta.url),
    );
    const mapping = {
      nome: 'Nome',
      sexo: 'Sexo',
      'e-mail': 'E-mail',
      telefone: 'Telefone',
      cargo: 'Cargo',
      departamento: 'Departamento',
    };
    expect(await preview(book, {}, mapping)).toMatchObject({ data: { qtdNovos: 3 } });
    expect(await preview(book, { nrPlanilha: '2' }, mapping)).toMatchObject({
      data: { qtdNovos: 3 },
    });
    expect(await preview(book, { nrPlanilha: '1' }, mapping)).toMatchObject({
      status: 422,
      errors: [texts.unknownColumn('Nome')],
    });
  });

  it.each([
    [{ nrPlanilha: '2' }, texts.unknownSheet(2)],
    [{ nrLinhaCabecalho: '9' }, texts.unknownHeaderLine(9)],
    [{ dsSeparador: '|' }, texts.unknownColumn('nome')],
  ])('is refused when the file has no such thing: %o', async (fields, message) => {
    expect(await preview(csvOf(ana), fields)).toMatchObject({ status: 422, errors: [message] });
  });

  it.each([{ nrPlanilha: '0' }, { nrLinhaCabecalho: 'x' }, { dsSeparador: 'a' }])(
    'is refused when it can not be meant: %o',
    async (fields) => {
      expect(await preview(csvOf(ana), fields)).toMatchObject({ status: 400 });
    },
  );
});

describe('what of a file was not read as rows', () => {
  const swallowed = csvOf('"Ana', `Souza";${ana.slice(ana.indexOf(';') + 1)}`, bia);
  const told = 'Linhas do arquivo lidas como parte de outra: 1. Confira as linhas 2.';

  it('is told by the preview and when an import begins', async () => {
    expect(await preview(swallowed)).toMatchObject({ data: { qtdLinhas: 2, avisos: [told] } });
    const sent = await test.call('importEmployees', {
      token: scene.token,
      ...sheetForm(swallowed),
    });
    expect(sent).toMatchObject({ status: 200, msg: `${employeesMessages.importStarted} ${told}` });
  });

  it('is told of sheets that were left out', async () => {
    const book = await readFile(
      new URL('../../../../test/sheets/second-sheet-people.xlsx', import.meta.url),
    );
    const mapping = Object.fromEntries(
      IMPORT_REQUIRED_FIELDS.map((field) => [
        field,
        field.replace(/^./, (first) => first.toUpperCase()),
      ]),
    );
    expect(await preview(book, {}, mapping)).toMatchObject({
      data: { avisos: ['Planilhas com texto que não foram lidas: Capa.'] },
    });
  });

  it('is nothing where all was read, or where whoever sends it numbers the rows', async () => {
    expect(await preview(csvOf(ana, bia))).toMatchObject({ data: { avisos: [] } });
    const columns = ['linha', ...IMPORT_REQUIRED_FIELDS];
    const numbered = [columns.join(';'), `7;"Ana\n${ana.slice(4).replace(';', '";')}`].join('\n');
    const mapping = Object.fromEntries(columns.map((column) => [column, column]));
    expect(await preview(numbered, {}, mapping)).toMatchObject({
      data: { qtdNovos: 1, avisos: [] },
    });
  });
});

describe('a row that says why it can not be imported', () => {
  it('is left out for that reason, and holds up nobody with the same e-mail', async () => {
    const columns = ['linha', 'motivo', ...IMPORT_REQUIRED_FIELDS];
    const mapping = Object.fromEntries(columns.map((column) => [column, column]));
    const sheet = [columns.join(';'), `7;Aspas abertas.;${ana}`, `9;;${ana}`].join('\n');
    const { company, token } = scene;
    const imported = await importSheet(test, { companyId: company.id, token }, sheet, mapping);
    expect(imported).toMatchObject({ qtdNovos: 1, qtdComErro: 1 });
    const faults = await test.call('listImportFaults', {
      token: scene.token,
      query: { idImportacao: imported?.idImportacao ?? 0, take: 10, index: 0 },
    });
    expect(faults.data.rows).toMatchObject([{ nrLinha: 7, dsMotivo: 'Aspas abertas.' }]);
  });
});
