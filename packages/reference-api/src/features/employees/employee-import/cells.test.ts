// @engine both: import, queue, bulk statements

import { readFile } from 'node:fs/promises';
import { EMAIL_FAULT_TEXTS, PHONE_FAULT_TEXTS } from '@aferir/domain';
import { describe, expect, it } from 'vitest';
import { openScene, openTestApp } from '../../../../test/build-test-app.ts';
import { createCompany, createStaffUser } from '../../../../test/fixtures.ts';
import { runImport } from '../../../../test/run-import.ts';
import { openStaffSession } from '../../../../test/sessions.ts';
import { csvOf, sheetForm } from '../../../../test/sheet-form.ts';

const test = openTestApp();

const scene = openScene(async () => {
  const company = await createCompany(test.database, {});
  const user = await createStaffUser(test.database, company.id, { is_administrator: true });
  return { company, token: await openStaffSession(test, user) };
});

const named = { nome: 'Nome', sexo: 'Sexo', 'e-mail': 'E-mail', telefone: 'Telefone' };
const mapping = { ...named, cargo: 'Cargo', departamento: 'Departamento' };
const fixture = (name: string) => readFile(new URL(`./fixtures/${name}.csv`, import.meta.url));

/** Imports a sheet to its end, and tells who came in and what was left out. */
async function importSheet(sheet: string | Uint8Array, columns?: object) {
  const { token, company } = scene;
  const form = sheetForm(sheet, columns);
  const { data: forecast } = await test.call('previewEmployeeImport', { token, ...form });
  const { data: importId } = await test.call('importEmployees', { token, ...form });
  await runImport(test, { companyId: company.id, importId });
  const { data: faults } = await test.call('listImportFaults', {
    token,
    query: { idImportacao: importId, take: 100 },
  });
  const { rows: people } = (
    await test.call('listEmployees', { token, query: { take: 100, index: 0 } })
  ).data;
  const { rows: positions } = (await test.call('listPositions', { token })).data;
  return {
    forecast,
    positions: positions.map(({ nmCargo }) => nmCargo),
    faults: new Map(faults.rows.map(({ nrLinha, dsMotivo }) => [nrLinha, dsMotivo])),
    people: new Map(people.map((person) => [person.nmPessoa, person])),
  };
}

describe('the cells of a sheet', () => {
  it('have e-mails without what is not seen, and tell those that are none', async () => {
    const { people, faults } = await importSheet(await fixture('emails'), mapping);
    const emails = [...people.values()].map(({ dsEmail }) => dsEmail).toSorted();
    expect(emails).toEqual([
      'c25.a+rh@lote.example',
      'c25.b@lote.example',
      'c25.c@lote.example',
      'c25.d@lote.example',
      'c25.e@lote.example',
      "c25.o'neil@lote.example",
      'c25.r@lote.example',
      'c25.s@lote.example',
      'c25.w@lote.example',
    ]);
    expect(faults.get(7)).toBe(EMAIL_FAULT_TEXTS.mailto);
    expect(faults.get(8)).toBe(EMAIL_FAULT_TEXTS.named);
    expect(faults.get(17)).toBe(EMAIL_FAULT_TEXTS.several);
    expect(people.size + faults.size).toBe(22);
  });

  it('have phones of Brazil in any dress, and tell all others', async () => {
    const { people, faults } = await importSheet(await fixture('phones'), mapping);
    const phones = Object.fromEntries(
      [...people].map(([name, { nrTelefone }]) => [name.replace('Fone ', ''), nrTelefone]),
    );
    const same =
      'plus55 zero 0055 whatsapp endash nbsp narrow-nbsp isolates zwsp dots slash float fullwidth carrier mask';
    expect(phones).toEqual({
      ...Object.fromEntries(same.split(' ').map((name) => [name, '11987654321'])),
      '55': '11987654322',
      ddd55: '55999998888',
      plus55ddd55: '55999998888',
      ddd55land: '5532221111',
      'mobile-no9': '1187654321',
    });
    const told = PHONE_FAULT_TEXTS;
    expect(Object.fromEntries(faults)).toEqual({
      15: told['no-area-code'],
      16: told.foreign,
      17: told.foreign,
      19: told.rounded,
      20: told.several,
      21: told.extension,
      25: told.service,
      26: told.zeros,
      27: told['unknown-area-code'],
      28: told.foreign,
      29: told.foreign,
      30: told.foreign,
    });
  });

  it('make one position of its spellings, the first, as the preview says', async () => {
    const { people, positions, forecast } = await importSheet(
      await fixture('position-spellings'),
      mapping,
    );
    expect(forecast.cargosNovos).toEqual(['Analista Fiscal X']);
    expect(positions).toEqual(['Analista Fiscal X']);
    expect([...people.values()].map(({ nmCargo }) => nmCargo)).toEqual(
      Array.from({ length: 3 }, () => 'Analista Fiscal X'),
    );
  });

  it('name places that exist in any spelling', async () => {
    await importSheet(csvOf('Ana;F;ana@lote.example;1133334444;Técnica;Área Fiscal'));
    const { positions, forecast } = await importSheet(
      csvOf('Bia;F;bia@lote.example;1133334444; TE\u200bCNICA\u00a0;area  fiscal'),
    );
    expect(forecast).toMatchObject({ cargosNovos: [], departamentosNovos: [] });
    expect(positions).toEqual(['Técnica']);
  });

  it('tell a gender in the words that people use', async () => {
    const words = ['Masc', 'Mulher', 'Outro', 'Prefiro não informar', '', 'Xis'];
    const { people, faults } = await importSheet(
      csvOf(
        ...words.map(
          (word, index) => `P ${index};${word};p${index}@lote.example;1133334444;Auxiliar;Vendas`,
        ),
      ),
    );
    const genders = words.map((_, index) => people.get(`P ${index}`)?.tpSexo);
    expect(genders).toEqual(['M', 'F', null, null, null, undefined]);
    expect([...faults.keys()]).toEqual([7]);
  });

  it('bring a person in by the good one of two rows with one e-mail', async () => {
    const { people, faults, forecast } = await importSheet(
      csvOf(
        'Ana Errada;F;ana@lote.example;1;Auxiliar;Vendas',
        'Ana Certa;F;ANA@lote.example;1133334444;Auxiliar;Vendas',
        'Ana Outra;F;ana@lote.example\u200b;1133334444;Auxiliar;Vendas',
      ),
    );
    expect([...people.keys()]).toEqual(['Ana Certa']);
    expect([...faults.keys()]).toEqual([2, 4]);
    expect(faults.get(4)).toBe('Este e-mail já está na linha 3.');
    expect(forecast).toMatchObject({ qtdNovos: 1, qtdComErro: 2 });
  });

  it('name no new place by a row that stays out', async () => {
    const sheet = csvOf('Ana;F;ana@lote.example;1133334444;Auxiliar;Vendas');
    await importSheet(sheet);
    const adds = await createStaffUser(test.database, scene.company.id, {
      rights: { 2: ['incluir'], 3: ['incluir'], 4: ['incluir'] },
    });
    const { data } = await test.call('previewEmployeeImport', {
      token: await openStaffSession(test, adds),
      ...sheetForm(sheet.replace('Auxiliar', 'Chefe')),
    });
    expect(data).toMatchObject({ qtdComErro: 1, cargosNovos: [] });
  });
});
