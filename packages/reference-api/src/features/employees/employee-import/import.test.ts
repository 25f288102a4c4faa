// @engine both: import, queue, bulk statements

import { IMPORT_THROTTLE } from '@aferir/domain';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { openScene, openTestApp } from '../../../../test/build-test-app.ts';
import {
  createCompany,
  createPerson,
  createStaffUser,
  type FixtureRights,
} from '../../../../test/fixtures.ts';
import { mailsOf } from '../../../../test/mails.ts';
import { places, runImport } from '../../../../test/run-import.ts';
import { runMaintenance } from '../../../../test/run-maintenance.ts';
import { openStaffSession } from '../../../../test/sessions.ts';
import { csvOf, sheetForm } from '../../../../test/sheet-form.ts';
import { createMailer } from '../../../shared/mail/mailer.ts';
import { leadDepartment } from '../../performance/testing/performance-scene.ts';
import { employeesMessages as texts } from '../employees-messages.ts';
import { createImportStore, importLifetime } from './import-store.ts';
import { readingMessages } from './reading-messages.ts';
import { workOnImport } from './work-on-import.ts';

const test = openTestApp();

const scene = openScene(async () => {
  const company = await createCompany(test.database, { trade_name: 'Padaria Pão' });
  const user = await createStaffUser(test.database, company.id, { is_administrator: true });
  const open = async (rights: FixtureRights) =>
    openStaffSession(test, await createStaffUser(test.database, company.id, { rights }));
  return { company, user, token: await openStaffSession(test, user), open };
});

const ana = 'Ana Souza;F;ana@empresa.example;(11) 91234-5678;Analista;Vendas';
const bia = 'Bia Luz;;bia@empresa.example;1133334444;Técnica;Vendas';

const send = (sheet: string | Uint8Array, token = scene.token, mapping?: object) =>
  test.call('importEmployees', { token, ...sheetForm(sheet, mapping) });
const work = (importId: number) => runImport(test, { companyId: scene.company.id, importId });
const read = async (idImportacao: number) =>
  (await test.call('listEmployeeImports', { token: scene.token, query: { idImportacao } })).data
    .rows[0];
const undo = (idImportacao: number) =>
  test.call('undoEmployeeImport', { token: scene.token, body: { idImportacao } });

/** Sends rows, works on them to the end, and tells how it went. */
async function importRows(rows: readonly string[], token = scene.token) {
  const { data: id, status, errors } = await send(csvOf(...rows), token);
  expect({ status, errors }).toEqual({ status: 200, errors: [] });
  await work(id);
  return read(id);
}

/** All that an import may touch, as it is stored. */
async function stored() {
  return test.database.inCompany(scene.company.id, async (db) => ({
    people: await db
      .selectFrom('person')
      .select([
        'name',
        'email',
        'sex',
        'phone',
        'position_id',
        'department_id',
        'version',
        'is_active',
      ])
      .where('company_id', '=', scene.company.id)
      .orderBy('email')
      .execute(),
    positions: await db
      .selectFrom('position')
      .select(['name', 'version'])
      .where('company_id', '=', scene.company.id)
      .orderBy('name')
      .execute(),
    departments: await db
      .selectFrom('department')
      .select(['name', 'parent_id'])
      .where('company_id', '=', scene.company.id)
      .orderBy('name')
      .execute(),
  }));
}

describe('an import', () => {
  it('adds people with their positions and departments, which hang under the root', async () => {
    const reply = await send(csvOf(ana, bia));
    expect(reply).toMatchObject({ status: 200, msg: texts.importStarted });
    expect(await read(reply.data)).toMatchObject({ tpSituacao: 'executando', qtdLinhas: 2 });
    await work(reply.data);
    expect(await read(reply.data)).toMatchObject({
      tpSituacao: 'concluida',
      nmArquivo: 'funcionários.csv',
      qtdProcessadas: 2,
      qtdNovos: 2,
      flPodeDesfazer: true,
    });
    const { people, departments, positions } = await stored();
    expect(people).toMatchObject([
      { name: 'Ana Souza', sex: 'F', phone: '11912345678', is_active: true },
      { name: 'Bia Luz', sex: null, phone: '1133334444' },
    ]);
    expect(positions.map(({ name }) => name)).toEqual(['Analista', 'Técnica']);
    expect(departments.map(({ name }) => name)).toEqual(['Padaria Pão', 'Vendas']);
    expect(departments[1]?.parent_id).not.toBeNull();
  });

  it('is forecast with all that it creates, the root of an empty company among it', async () => {
    const forecast = await test.call('previewEmployeeImport', {
      token: scene.token,
      ...sheetForm(csvOf(ana, bia)),
    });
    await importRows([ana, bia]);
    const { departments, positions } = await stored();
    expect(forecast.data).toMatchObject({
      cargosNovos: positions.map(({ name }) => name),
      departamentosNovos: departments.map(({ name }) => name),
    });
  });

  it('changes whoever has the e-mail, and finds places whatever accents and case', async () => {
    await importRows([ana, bia]);
    const again = await importRows([
      'Ana Prado;F;ANA@empresa.example;11912345678;TECNICA;VENDAS',
      bia,
    ]);
    expect(again).toMatchObject({ qtdNovos: 0, qtdAlterados: 1, qtdSemMudanca: 1 });
    const { people, positions } = await stored();
    expect(people).toMatchObject([{ name: 'Ana Prado', version: 2 }, { name: 'Bia Luz' }]);
    expect(positions).toHaveLength(2);
  });

  it('changes nothing by the same file twice', async () => {
    await importRows([ana, bia]);
    const before = await stored();
    expect(await importRows([ana, bia])).toMatchObject({
      qtdNovos: 0,
      qtdAlterados: 0,
      qtdSemMudanca: 2,
      flPodeDesfazer: false,
    });
    expect(await stored()).toEqual(before);
  });

  it('is asked for whom it added', async () => {
    await importRows([ana]);
    await importRows([ana.replace('Souza', 'Lima'), bia]);
    const { data: imports } = await test.call('listEmployeeImports', { token: scene.token });
    const addedBy = async (idImportacao: number, token = scene.token) => {
      const { data } = await test.call('listEmployees', { token, query: { idImportacao } });
      return data.rows.map(({ dsEmail }) => dsEmail);
    };
    const [second = 0, first = 0] = imports.rows.map(({ idImportacao }) => idImportacao);
    expect(await addedBy(second)).toEqual(['bia@empresa.example']);
    expect(await addedBy(first)).toEqual(['ana@empresa.example']);
    const elsewhere = await createCompany(test.database);
    const other = await createStaffUser(test.database, elsewhere.id, { is_administrator: true });
    expect(await addedBy(first, await openStaffSession(test, other))).toEqual([]);
  });

  it('leaves out bad rows, by line and reason, in the list and in the closing mail', async () => {
    const done = await importRows([
      ana,
      'Caio;X;caio;1;;',
      'Ana de novo;F;ana@empresa.example;11912345678;Analista;Vendas',
      '=cmd;F;d@empresa.example;11912345678;Analista;Vendas',
    ]);
    expect(done).toMatchObject({ qtdNovos: 2, qtdComErro: 2, qtdProcessadas: 4 });
    const { data } = await test.call('listImportFaults', {
      token: scene.token,
      query: { idImportacao: done?.idImportacao ?? 0 },
    });
    expect(data.qtdRecords).toBe(2);
    expect(data.rows[1]).toEqual({
      nrLinha: 4,
      dsMotivo: 'Este e-mail já está na linha 2.',
      celulas: [
        'Ana de novo',
        'F',
        'ana@empresa.example',
        '11912345678',
        'Analista',
        'Vendas',
        '',
        '',
        '',
        '',
        '',
      ],
    });
    const [mail] = await mailsOf(test, scene.company.id);
    expect(mail?.recipient).toBe(scene.user.login);
    expect(mail?.text).toContain('2 linhas não entraram');
    expect((await stored()).people.map(({ name }) => name)).toContain('=cmd');
  });

  it('keeps what no database can as far as it can, and takes no number for a line that is none', async () => {
    const sheet =
      'linha;nome;sexo;e-mail;telefone;cargo;departamento\n1.5;a\0b;;;;;x\n1e300;;;;;;x';
    // A NUL makes a file of one byte a letter no text; in two bytes it is one.
    const wide = new Uint8Array(Buffer.from(`\ufeff${sheet}`, 'utf16le'));
    const mapping = Object.fromEntries(
      sheet
        .slice(0, 50)
        .split(';')
        .map((one) => [one, one]),
    );
    const { data: idImportacao, status } = await send(wide, scene.token, mapping);
    expect(status).toBe(200);
    await work(idImportacao);
    const { data } = await test.call('listImportFaults', {
      token: scene.token,
      query: { idImportacao },
    });
    expect(data.rows).toMatchObject([
      { nrLinha: 2, celulas: ['a\ufffdb', '', '', '', '', 'x', '', '', '', '', ''] },
      { nrLinha: 3 },
    ]);
  });

  it('is taken for lost when its rows stop to come, and says so', async () => {
    const { company, user } = scene;
    const store = <T>(work: (store: ReturnType<typeof createImportStore>) => Promise<T>) =>
      test.database.inCompany(company.id, (db) => work(createImportStore(db, company.id)));
    const given = { staffUserId: user.id, userName: 'U', fileName: 'f.csv', now: test.clock.now() };
    const id = (await store((imports) => imports.create(given))) ?? 0;
    expect((await send(csvOf(ana))).status).toBe(409);
    test.clock.advance(2 * 60_000 + 1);
    expect((await send(csvOf(ana))).status).toBe(200);
    expect(await read(id)).toMatchObject({
      tpSituacao: 'interrompida',
      dsMotivo: texts.receiptLost,
    });
  });

  it('calls rows by the numbers that the file gives them', async () => {
    const sheet = 'linha;nome;sexo;e-mail;telefone;cargo;departamento\n17;;;;;;x';
    const mapping = Object.fromEntries(
      ['linha', 'nome', 'sexo', 'e-mail', 'telefone', 'cargo', 'departamento'].map((one) => [
        one,
        one,
      ]),
    );
    const { data: idImportacao } = await send(sheet, scene.token, mapping);
    await work(idImportacao);
    const { data } = await test.call('listImportFaults', {
      token: scene.token,
      query: { idImportacao },
    });
    expect(data.rows).toMatchObject([{ nrLinha: 17 }]);
  });

  it('does what its user may, and no more', async () => {
    const adds = await scene.open({ 4: ['incluir'] });
    expect(await importRows([ana], adds)).toMatchObject({ qtdNovos: 0, qtdComErro: 1 });
    await importRows([ana]);
    const done = await importRows(
      [
        'Ana Prado;F;ana@empresa.example;11912345678;Analista;Vendas',
        'Caio;M;caio@empresa.example;11912345678;Analista;Vendas',
        'Davi;M;davi@empresa.example;11912345678;Analista;Outro',
      ],
      adds,
    );
    expect(done).toMatchObject({ qtdNovos: 1, qtdComErro: 2 });
    const { data } = await test.call('listImportFaults', {
      token: scene.token,
      query: { idImportacao: done?.idImportacao ?? 0 },
    });
    expect(data.rows.map(({ dsMotivo }) => dsMotivo)).toEqual([
      texts.lacksChange,
      texts.lacksDepartment('Outro'),
    ]);
  });

  it('moves nobody below those whom they lead, as its preview tells', async () => {
    const lia = 'Lia Reis;F;lia@empresa.example;11933334444;Gerente';
    await importRows([`${lia};Diretoria`, ana, bia.replace('Vendas', 'Filial')]);
    const people = await test.database.inCompany(scene.company.id, (db) =>
      db.selectFrom('person').select(['id', 'name', 'department_id']).execute(),
    );
    const find = (name: string) => people.find((one) => one.name === name);
    const leads = (leader: string, member: string) =>
      leadDepartment(
        test,
        scene.company.id,
        find(member)?.department_id ?? 0,
        find(leader)?.id ?? 0,
      );
    await leads('Lia Reis', 'Ana Souza');
    await leads('Ana Souza', 'Bia Luz');

    const moves = [`${lia};Filial`, bia];
    const { data } = await test.call('previewEmployeeImport', {
      token: scene.token,
      ...sheetForm(csvOf(...moves)),
    });
    const counts = { qtdAlterados: 1, qtdComErro: 1 };
    expect(data).toMatchObject(counts);
    const done = await importRows(moves);
    expect(done).toMatchObject(counts);
    const faults = await test.call('listImportFaults', {
      token: scene.token,
      query: { idImportacao: done?.idImportacao ?? 0 },
    });
    expect(faults.data.rows).toMatchObject([{ nrLinha: 2, dsMotivo: texts.movedBelowOwn }]);
    expect((await stored()).people.map(({ version }) => version)).toEqual([1, 2, 1]);
  });

  it('stops when its user may not add anybody any more', async () => {
    const user = await createStaffUser(test.database, scene.company.id, {
      rights: { 4: ['incluir'] },
    });
    const { data: id } = await send(csvOf(ana), await openStaffSession(test, user));
    await test.database.inCompany(scene.company.id, (db) =>
      db.updateTable('staff_user').set({ is_active: false }).where('id', '=', user.id).execute(),
    );
    await work(id);
    expect(await read(id)).toMatchObject({
      tpSituacao: 'interrompida',
      dsMotivo: texts.importStopped,
    });
    expect((await stored()).people).toEqual([]);
  });

  it('is the only one of its company at a time', async () => {
    const { data: id } = await send(csvOf(ana));
    expect(await send(csvOf(bia))).toMatchObject({ status: 409, errors: [texts.importRunning] });
    await work(id);
    expect((await send(csvOf(bia))).status).toBe(200);
  });

  it('goes on where it broke off, and does nothing twice', async () => {
    const rows = Array.from(
      { length: 95 },
      (_, index) => `P ${index};;p${index}@empresa.example;1133334444;Analista;Vendas`,
    );
    const { data: id } = await send(csvOf(...rows));
    const { database } = test;
    let left = 2;
    const breaking = {
      ...database,
      inCompany: (...args: Parameters<typeof database.inCompany>) => {
        left -= 1;
        if (left < 0) throw new Error('killed');
        return database.inCompany(...args);
      },
    } as typeof database;
    const services = {
      database: breaking,
      clock: test.clock,
      mailer: createMailer(test.services.jobs),
      personTies: [],
      places,
    };
    const payload = { companyId: scene.company.id, importId: id };
    await expect(workOnImport(services, payload)).rejects.toThrow('killed');
    expect(await read(id)).toMatchObject({ tpSituacao: 'executando', qtdProcessadas: 80 });
    await work(id);
    await work(id);
    expect(await read(id)).toMatchObject({ tpSituacao: 'concluida', qtdNovos: 95 });
    expect((await stored()).people).toHaveLength(95);
    expect(await mailsOf(test, scene.company.id)).toHaveLength(1);
  });
});

describe('a file that is none', () => {
  const column = (name: string) => ({
    nome: name,
    sexo: 'sexo',
    'e-mail': 'e-mail',
    telefone: 'telefone',
    cargo: 'cargo',
    departamento: 'departamento',
  });

  it.each([
    ['without rows', csvOf(), undefined, 422, 'A planilha não tem nenhuma linha de dados'],
    ['a picture', new Uint8Array([0x89, 0x50, 0, 0, 1]), undefined, 422, 'não é uma planilha'],
    ['an unknown column', csvOf(ana), column('nada'), 422, readingMessages.unknownColumn('nada')],
    ['a double column', `nome;${csvOf(ana)}`, undefined, 422, readingMessages.doubleColumn('nome')],
    ['without all columns', csvOf(ana), { nome: 'nome' }, 400, texts.badMapping],
    ['with a column of an unseen name', csvOf(ana), column('\u200b'), 400, texts.badMapping],
    [
      'with a number for a column',
      csvOf(ana),
      { ...column('nome'), linha: 1 },
      400,
      texts.badMapping,
    ],
    ['an empty file', '', undefined, 400, texts.noFile],
    ['50,001 rows', csvOf(...Array.from({ length: 50_001 }, () => ana)), undefined, 422, '50.000'],
  ])('%s is refused, and nothing is left of it', async (_name, sheet, mapping, status, message) => {
    const reply = await send(sheet, scene.token, mapping);
    expect(reply.status).toBe(status);
    expect(reply.errors[0]).toContain(message);
    const { data } = await test.call('listEmployeeImports', { token: scene.token });
    expect(data.qtdRecords).toBe(0);
  });

  it('with a long name that ends in the middle of an emoji is taken', async () => {
    const { headers = {}, body } = sheetForm(csvOf(ana));
    const name = `${'a'.repeat(199)}😀.csv`;
    const form = Buffer.from(String(body).replace('funcionários.csv', name));
    const sent = await test.call('importEmployees', { token: scene.token, headers, body: form });
    expect(sent.status).toBe(200);
    const { data } = await test.call('listEmployeeImports', { token: scene.token });
    expect(data.rows).toMatchObject([{ nmArquivo: `${'a'.repeat(199)}😀` }]);
  });

  it('is read so often in an hour, previews with it', async () => {
    const preview = () =>
      test.call('previewEmployeeImport', { token: scene.token, ...sheetForm(csvOf(ana)) });
    expect((await preview()).status).toBe(200);
    const bucket = `import:${scene.company.id}:${scene.user.id}`;
    for (let count = 1; count < IMPORT_THROTTLE.limit; count += 1) {
      await test.services.throttle.take(bucket, IMPORT_THROTTLE);
    }
    expect((await preview()).status).toBe(429);
    expect((await send(csvOf(ana))).status).toBe(429);
  });

  it('that fails after it was received is dropped', async () => {
    const enqueue = vi.spyOn(test.services.jobs, 'enqueue');
    enqueue.mockRejectedValueOnce(new Error('no more jobs'));
    expect((await send(csvOf(ana))).status).toBe(500);
    enqueue.mockRestore();
    const { data } = await test.call('listEmployeeImports', { token: scene.token });
    expect(data.qtdRecords).toBe(0);
    expect((await send(csvOf(ana))).status).toBe(200);
  });

  it('over the size is refused before it is read', async () => {
    expect((await send(new Uint8Array(10_600_000))).status).toBe(413);
  });

  it('is no form at all', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const reply = await test.call('importEmployees', { token: scene.token, headers, body: 'nada' });
    expect(reply.status).toBe(400);
  });
});

describe('the preview of an import', () => {
  it('tells what it would do, and does nothing', async () => {
    await importRows([ana]);
    const before = await stored();
    const { data } = await test.call('previewEmployeeImport', {
      token: scene.token,
      ...sheetForm(csvOf(ana, bia, 'Caio;;;;;')),
    });
    expect(data).toEqual({
      qtdLinhas: 3,
      qtdNovos: 1,
      qtdAlterados: 0,
      qtdSemMudanca: 1,
      qtdComErro: 1,
      qtdSemEmail: 0,
      cargosNovos: ['Técnica'],
      departamentosNovos: [],
      alteracoes: [],
      recusas: [],
      qtdRecusas: 0,
      nomesProximos: [],
      flPodeAlterar: true,
      flPodeCriarCargos: true,
      flPodeCriarDepartamentos: true,
      avisos: [],
    });
    expect(await stored()).toEqual(before);
  });
});

describe('undoing an import', () => {
  it('restores the database row by row', async () => {
    await createPerson(test.database, scene.company.id, {
      email: 'bia@empresa.example',
      name: 'Bia',
    });
    const before = await stored();
    const done = await importRows([ana, bia]);
    expect((await undo(done?.idImportacao ?? 0)).status).toBe(200);
    await work(done?.idImportacao ?? 0);
    expect(await read(done?.idImportacao ?? 0)).toMatchObject({
      tpSituacao: 'desfeita',
      mantidos: [],
      flPodeDesfazer: false,
    });
    const after = await stored();
    // A form that was opened after the import may not be saved over what is there again.
    expect(after.people.map(({ version }) => version)).toEqual([3]);
    const people = after.people.map((person) => ({ ...person, version: 1 }));
    expect({ ...after, people }).toEqual(before);
    expect(await undo(done?.idImportacao ?? 0)).toMatchObject({
      status: 409,
      errors: [texts.notUndoable],
    });
  });

  it('leaves what was used or changed since, and names it', async () => {
    const done = await importRows([ana, bia]);
    const id = done?.idImportacao ?? 0;
    await test.database.inCompany(scene.company.id, (db) =>
      sql`update person set name = 'Ana Outra', version = version + 1 where email = 'ana@empresa.example'`.execute(
        db,
      ),
    );
    await undo(id);
    await work(id);
    expect((await read(id))?.mantidos.toSorted()).toEqual(
      [
        texts.keptPerson('Ana Outra'),
        texts.keptDepartment('Vendas'),
        texts.keptPosition('Analista'),
        texts.keptDepartment('Padaria Pão'),
      ].toSorted(),
    );
    const { people, positions } = await stored();
    expect(people.map(({ name }) => name)).toEqual(['Ana Outra']);
    expect(positions.map(({ name }) => name)).toEqual(['Analista']);
  });

  it('leaves a department that somebody has renamed since, though nobody is in it', async () => {
    const done = await importRows([ana]);
    const { token } = scene;
    const { rows } = (await test.call('listDepartmentChoices', { token })).data;
    const [idOrganogramaNoSuperior, idOrganogramaNo] = rows.map((row) => row.idOrganogramaNo);
    const body = { idOrganogramaNo, idOrganogramaNoSuperior, nmDepartamento: 'Vendas Diretas' };
    expect((await test.call('saveDepartment', { token, body })).status).toBe(200);
    const id = done?.idImportacao ?? 0;
    await undo(id);
    await work(id);
    expect(await read(id)).toMatchObject({
      mantidos: [texts.keptDepartment('Vendas'), texts.keptDepartment('Padaria Pão')],
    });
    const { people, departments } = await stored();
    expect(people).toEqual([]);
    expect(departments.map(({ name }) => name)).toEqual(['Padaria Pão', 'Vendas Diretas']);
  });

  it('leaves whoever had a position that is gone by now, and comes to its end', async () => {
    await importRows([ana]);
    const moved = await importRows(['Ana Souza;F;ana@empresa.example;11912345678;Gerente;Vendas']);
    const { rows } = (await test.call('listPositions', { token: scene.token })).data;
    const left = rows.find(({ nmCargo }) => nmCargo === 'Analista');
    await test.call('deletePosition', {
      token: scene.token,
      query: { idOrganogramaCargo: left?.idOrganogramaCargo ?? 0 },
    });
    const id = moved?.idImportacao ?? 0;
    await undo(id);
    await work(id);
    expect(await read(id)).toMatchObject({
      tpSituacao: 'desfeita',
      mantidos: [texts.keptPerson('Ana Souza'), texts.keptPosition('Gerente')],
    });
  });

  it('is offered for a time', async () => {
    const done = await importRows([ana]);
    test.clock.advance(importLifetime);
    const { data } = await test.call('listEmployeeImports', {
      token: await openStaffSession(test, scene.user),
    });
    expect(data.rows).toMatchObject([{ idImportacao: done?.idImportacao, flPodeDesfazer: false }]);
    const rows = () =>
      test.database.inCompany(scene.company.id, (db) =>
        db.selectFrom('employee_import_row').select('place').execute(),
      );
    expect(await rows()).toHaveLength(1);
    await runMaintenance(test);
    expect(await rows()).toHaveLength(1);
    test.clock.advance(1);
    await runMaintenance(test);
    expect(await rows()).toEqual([]);
  });
});
