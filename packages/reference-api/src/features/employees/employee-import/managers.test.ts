// @engine both: bulk statements, queue
import { describe, expect, it } from 'vitest';
import { openScene, openTestApp } from '../../../../test/build-test-app.ts';
import { createCompany, createPerson, createStaffUser } from '../../../../test/fixtures.ts';
import { type SeenQuery, watchingQueries } from '../../../../test/query-plans.ts';
import { runImport } from '../../../../test/run-import.ts';
import { openStaffSession } from '../../../../test/sessions.ts';
import { csvWithManagers, mappingWithManagers, sheetForm } from '../../../../test/sheet-form.ts';
import { changePeople } from '../../../shared/people/write-people.ts';
import { employeesMessages as texts } from '../employees-messages.ts';

const test = openTestApp();

const scene = openScene(async () => {
  const company = await createCompany(test.database, { trade_name: 'Padaria Pão' });
  const user = await createStaffUser(test.database, company.id, { is_administrator: true });
  return { company, token: await openStaffSession(test, user) };
});

const row = (name: string, manager = '', department = 'Vendas') =>
  `${name};;${name.toLowerCase()}@empresa.example;1133334444;Analista;${department};${manager}`;

const form = (rows: readonly string[]) => sheetForm(csvWithManagers(...rows), mappingWithManagers);

async function preview(...rows: string[]) {
  const { data } = await test.call('previewEmployeeImport', { token: scene.token, ...form(rows) });
  const { qtdNovos, qtdAlterados, qtdSemMudanca, qtdComErro } = data;
  return [qtdNovos, qtdAlterados, qtdSemMudanca, qtdComErro];
}

async function importRows(...rows: string[]) {
  const { data: id } = await test.call('importEmployees', { token: scene.token, ...form(rows) });
  await runImport(test, { companyId: scene.company.id, importId: id });
  const query = { idImportacao: id };
  const { data } = await test.call('listEmployeeImports', { token: scene.token, query });
  const faults = await test.call('listImportFaults', { token: scene.token, query });
  const { qtdNovos, qtdAlterados, qtdSemMudanca, qtdComErro } = data.rows[0] ?? {};
  return {
    id,
    counts: [qtdNovos, qtdAlterados, qtdSemMudanca, qtdComErro],
    faults: faults.data.rows.map(({ nrLinha, dsMotivo }) => [nrLinha, dsMotivo]),
  };
}

async function undo(idImportacao: number) {
  await test.call('undoEmployeeImport', { token: scene.token, body: { idImportacao } });
  await runImport(test, { companyId: scene.company.id, importId: idImportacao });
  const query = { idImportacao };
  const { data } = await test.call('listEmployeeImports', { token: scene.token, query });
  return data.rows[0]?.mantidos;
}

async function anonymize(nmPessoa: string) {
  const { data } = await test.call('listEmployees', {
    token: scene.token,
    query: { filter: `${nmPessoa.toLowerCase()}@empresa.example` },
  });
  const own = data.rows.find((person) => person.nmPessoa === nmPessoa);
  const body = { idOrganogramaPessoa: own?.idOrganogramaPessoa ?? 0, nmPessoa };
  expect(await test.call('anonymizeEmployee', { token: scene.token, body })).toMatchObject({
    status: 200,
  });
}

/** Who names whom. */
const named = () =>
  test.database.inCompany(scene.company.id, async (db) => {
    const rows = await db
      .selectFrom('person_manager as named')
      .innerJoin('person', 'person.id', 'named.person_id')
      .innerJoin('person as manager', 'manager.id', 'named.manager_id')
      .where('named.company_id', '=', scene.company.id)
      .select(['person.name as person', 'manager.name as manager'])
      .orderBy('person.name')
      .orderBy('manager.name')
      .execute();
    return rows.map(({ person, manager }) => `${person} > ${manager}`);
  });

describe('managers of a sheet', () => {
  it('come in with it, whichever row is first, and a second time nothing changes', async () => {
    const rows = [row('Ana', '"Bia; caio@empresa.example"'), row('Bia', 'Caio'), row('Caio')];
    expect(await preview(...rows)).toEqual([3, 0, 0, 0]);
    expect((await importRows(...rows)).counts).toEqual([3, 0, 0, 0]);
    const all = ['Ana > Bia', 'Ana > Caio', 'Bia > Caio'];
    expect(await named()).toEqual(all);
    expect(await preview(...rows)).toEqual([0, 0, 3, 0]);
    expect((await importRows(...rows)).counts).toEqual([0, 0, 3, 0]);
    expect((await importRows(row('Ana'), row('Bia'))).counts).toEqual([0, 0, 2, 0]);
    expect(await named()).toEqual(all);
  });

  it('take the place of those named before, which undoing puts back', async () => {
    await importRows(row('Ana', 'Bia'), row('Bia'), row('Caio'));
    const { id, counts } = await importRows(row('Ana', 'Caio'));
    expect(counts).toEqual([0, 1, 0, 0]);
    expect(await named()).toEqual(['Ana > Caio']);
    expect(await undo(id)).toEqual([]);
    expect(await named()).toEqual(['Ana > Bia']);
  });

  it('go with those who were added, when that is undone', async () => {
    const { id } = await importRows(row('Ana', 'Bia'), row('Bia'));
    expect(await undo(id)).toEqual([]);
    expect(await named()).toEqual([]);
    const { data } = await test.call('listEmployees', { token: scene.token });
    expect(data.rows).toEqual([]);
  });

  it('are told where nobody, nobody active or more than one has the name', async () => {
    const { id } = scene.company;
    await createPerson(test.database, id, { name: 'Edu', email: 'edu1@empresa.example' });
    await createPerson(test.database, id, { name: 'Edu', email: 'edu2@empresa.example' });
    await createPerson(test.database, id, {
      name: 'Fabi',
      email: 'fabi@empresa.example',
      is_active: false,
    });
    const rows = [row('Ana', 'Edu'), row('Bia', 'Fabi'), row('Caio', 'Gil'), row('Davi', 'Davi')];
    expect(await preview(...rows)).toEqual([0, 0, 0, 4]);
    expect((await importRows(...rows)).faults).toEqual([
      [2, texts.severalManagers('Edu')],
      [3, texts.inactiveManager('Fabi')],
      [4, texts.unknownManagerNamed('Gil')],
      [5, texts.ownManager],
    ]);
  });

  it('are refused in a circle of the sheet, and in one that the company would close', async () => {
    const rows = [row('Ana', 'Bia'), row('Bia', 'Ana'), row('Caio', 'Davi'), row('Davi')];
    expect(await preview(...rows)).toEqual([2, 0, 0, 2]);
    expect((await importRows(...rows)).faults).toEqual([
      [2, texts.managerBelow('Bia')],
      [3, texts.managerBelow('Ana')],
    ]);
    const closing = [row('Davi', 'Eva'), row('Eva', 'Caio')];
    expect(await preview(...closing)).toEqual([1, 0, 0, 1]);
    expect((await importRows(...closing)).faults).toEqual([[2, texts.managerBelow('Eva')]]);
    expect(await named()).toEqual(['Caio > Davi', 'Eva > Caio']);
  });

  it('close no circle when an import is undone', async () => {
    await importRows(row('Ana', 'Bia'), row('Bia'), row('Caio'));
    const { id } = await importRows(row('Ana', 'Caio'));
    await importRows(row('Bia', 'Ana'));
    expect(await undo(id)).toEqual([texts.keptBelowOwn('Ana')]);
    expect(await named()).toEqual(['Ana > Caio', 'Bia > Ana']);
  });

  it('may stay where they left since, but nobody who left is named anew', async () => {
    const { id } = scene.company;
    await importRows(row('Ana', 'Bia'), row('Bia'), row('Caio'), row('Davi', 'Caio'));
    await test.database.inCompany(id, (db) =>
      changePeople(db, id, { is_active: false }).where('name', '=', 'Bia').execute(),
    );
    expect(await preview(row('Ana', 'Bia'))).toEqual([0, 0, 1, 0]);
    const { counts, id: added } = await importRows(row('Ana', '"Bia;Caio"'), row('Davi', 'Caio'));
    expect(counts).toEqual([0, 1, 1, 0]);
    expect(await named()).toEqual(['Ana > Bia', 'Ana > Caio', 'Davi > Caio']);
    const { faults } = await importRows(row('Davi', 'Bia'));
    expect(faults).toEqual([[2, texts.inactiveManager('Bia')]]);
    expect(await undo(added)).toEqual([]);
    expect(await named()).toEqual(['Ana > Bia', 'Davi > Caio']);
  });

  it('stay out of what is put back, where they are anonymous by then', async () => {
    await importRows(row('Ana', '"Bia;Caio"'), row('Bia'), row('Caio'), row('Davi'));
    const { id } = await importRows(row('Ana', 'Davi'));
    await anonymize('Bia');
    expect(await undo(id)).toEqual([]);
    expect(await named()).toEqual(['Ana > Caio']);
  });

  it('keep a row out that is under way and names one who becomes anonymous, which keeps the others', async () => {
    await importRows(row('Ana'), row('Bia'), row('Anabela'), row('Caio'));
    const sheet = form([
      row('Ana', '"Anabela; BIA ;bia@empresa.example;Caio"'),
      row('Davi', 'Ana'),
    ]);
    const { data: importId } = await test.call('importEmployees', {
      token: scene.token,
      ...sheet,
    });
    await anonymize('Bia');
    await runImport(test, { companyId: scene.company.id, importId });
    const query = { idImportacao: importId };
    const { data } = await test.call('listImportFaults', { token: scene.token, query });
    expect(data.rows).toEqual([
      { nrLinha: 2, dsMotivo: texts.managerForgotten, celulas: expect.any(Array) },
    ]);
    expect(data.rows[0]?.celulas[6]).toBe('Anabela;Caio');
    expect(await named()).toEqual(['Davi > Ana']);
  });

  it('keep their rows and their names where a namesake of one word becomes anonymous', async () => {
    await importRows(row('Ana'), row('Bia'));
    await importRows(row('Davi', 'Anabela Reis'), row('Caio', '"Bia;Ana"'), row('Eva', 'Ana'));
    await anonymize('Ana');
    const rows = await test.database.inCompany(scene.company.id, (db) =>
      db
        .selectFrom('employee_import_row')
        .select(['texts', 'reason'])
        .orderBy('import_id')
        .orderBy('line')
        .execute(),
    );
    const cells = rows.map(({ texts: told, reason }) => [told.nome, told.gestor, reason]);
    expect(cells).toEqual([
      ['Bia', '', null],
      ['Davi', 'Anabela Reis', texts.unknownManagerNamed('Anabela Reis')],
      ['Caio', 'Bia', null],
      ['Eva', '', null],
    ]);
  });

  it.each([
    ['goes with whoever alone is called so', false],
    ['stays where another one is called so too', true],
  ])('keep a row that has no address only of others: it %s', async (_case, isShared) => {
    await importRows(row('Ana'), row('Bia'));
    const { id } = scene.company;
    if (isShared) await createPerson(test.database, id, { name: 'BIA' });
    const unaddressed = (name: string) =>
      row(name).replace(`${name.toLowerCase()}@empresa.example`, '-');
    await importRows(unaddressed('Ana'), unaddressed('Bia'));
    await anonymize('Bia');
    const rows = await test.database.inCompany(id, (db) =>
      db
        .selectFrom('employee_import_row')
        .select('texts')
        .where('outcome', '=', 'faulty')
        .orderBy('line')
        .execute(),
    );
    expect(rows.map(({ texts: told }) => told.nome)).toEqual(isShared ? ['Ana', 'Bia'] : ['Ana']);
  });

  it('are asked for a portion at a time, and who stands above them alone', async () => {
    const crowd = (manager: string) =>
      Array.from({ length: 90 }, (_, at) => row(`Pessoa${at}`, manager));
    await importRows(row('Ana', 'Bia'), row('Bia', 'Caio'), row('Caio'), ...crowd('Ana'));
    const asked: SeenQuery[] = [];
    await watchingQueries(
      (query) => void asked.push(query),
      () => importRows(row('Caio', 'Pessoa1'), ...crowd('Bia'), row('Bia', 'Ana')),
    );
    expect(await named()).toContain('Bia > Caio');
    const about = asked.filter(({ sql }) => sql.includes('person_manager'));
    // Three portions: what they name, who stands above, what goes and what comes; and once all of the sheet.
    expect(about.length).toBeLessThanOrEqual(3 * 4 + 1);
    const portions = about.filter(({ sql }) => sql.includes('recursive'));
    expect(portions).toHaveLength(3);
  });

  it('stay out with the row of their manager', async () => {
    const { faults } = await importRows(
      row('Ana', 'Bia'),
      row('Bia').replace('bia@empresa.example', 'bia'),
    );
    expect(faults[0]).toEqual([2, texts.managerLeftOut('Bia', 3)]);
    expect(faults).toHaveLength(2);
  });
});
