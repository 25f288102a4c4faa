// @engine both: queue, bulk statements, undone at once
import { describe, expect, it } from 'vitest';
import { openScene, openTestApp } from '../../../../test/build-test-app.ts';
import {
  createCompany,
  createPerson,
  createStaffUser,
  type FixtureRights,
} from '../../../../test/fixtures.ts';
import { watchingQueries } from '../../../../test/query-plans.ts';
import { importSheet, runImport } from '../../../../test/run-import.ts';
import { openStaffSession } from '../../../../test/sessions.ts';
import {
  csvOf,
  csvWithManagers,
  mappingWithManagers,
  sheetForm,
} from '../../../../test/sheet-form.ts';
import type { Database } from '../../../platform/db/database.ts';
import { employeesMessages as texts } from '../employees-messages.ts';

const test = openTestApp();
const removing: FixtureRights = { 4: ['alterar', 'excluir'], 3: ['excluir'], 2: ['excluir'] };

const scene = openScene(async () => {
  const company = await createCompany(test.database, { trade_name: 'Padaria Pão' });
  const administrator = await createStaffUser(test.database, company.id, {
    is_administrator: true,
  });
  await createPerson(test.database, company.id, { email: 'bia@empresa.example', name: 'Bia' });
  const open = async (rights: FixtureRights) => {
    const user = await createStaffUser(test.database, company.id, { rights });
    return { user, token: await openStaffSession(test, user) };
  };
  return { company, token: await openStaffSession(test, administrator), open };
});

const ana = 'Ana Souza;F;ana@empresa.example;(11) 91234-5678;Analista;Vendas';
const bia = 'Bia Luz;;bia@empresa.example;1133334444;Técnica;Vendas';

const work = (importId: number, database: Pick<Database, 'inCompany'> = test.database) =>
  runImport(
    test,
    { companyId: scene.company.id, importId },
    Object.assign(Object.create(test.database), database),
  );

/** Works on an import, and looks in after each transaction. */
const workWatched = (importId: number, afterEach: () => Promise<void>) =>
  work(importId, {
    async inCompany(companyId, run) {
      const result = await test.database.inCompany(companyId, run);
      await afterEach();
      return result;
    },
  });

async function importRows(...rows: string[]): Promise<number> {
  const sheet = sheetForm(csvOf(...rows));
  const { data: id } = await test.call('importEmployees', { token: scene.token, ...sheet });
  await work(id);
  return id;
}

const undo = (idImportacao: number, token = scene.token) =>
  test.call('undoEmployeeImport', { token, body: { idImportacao } });
const read = async (idImportacao: number) =>
  (await test.call('listEmployeeImports', { token: scene.token, query: { idImportacao } })).data
    .rows[0];
const namesOf = (table: 'person' | 'position' | 'department') =>
  test.database.inCompany(scene.company.id, async (db) => {
    const rows = await db.selectFrom(table).select('name').orderBy('name').execute();
    return rows.map(({ name }) => name);
  });

describe('undoing an import takes the right to', () => {
  const kinds = {
    'remove employees': {
      lacking: { ...removing, 4: ['alterar'] },
      kept: texts.lacksRemoval('Ana Souza'),
    },
    'change employees': {
      lacking: { ...removing, 4: ['excluir'] },
      kept: texts.lacksRestoring('Bia Luz'),
    },
    'remove positions': {
      lacking: { ...removing, 3: ['alterar'] },
      kept: texts.lacksPositionRemoval('Analista'),
    },
    'remove departments': {
      lacking: { ...removing, 2: ['alterar'] },
      kept: texts.lacksDepartmentRemoval('Vendas'),
    },
  } satisfies Record<string, { lacking: FixtureRights; kept: string }>;

  it.each(Object.entries(kinds))(
    '%s, as it is at each portion',
    async (_name, { lacking, kept }) => {
      const id = await importRows(ana, bia);
      const { user, token } = await scene.open(removing);
      expect((await undo(id, token)).status).toBe(200);
      await giveInstead(user.id, lacking);
      await work(id);
      const done = await read(id);
      expect(done).toMatchObject({ tpSituacao: 'desfeita' });
      expect(done?.mantidos).toContain(kept);
    },
  );

  it('all of it, where nothing is to stay', async () => {
    const id = await importRows(ana, bia);
    const { token } = await scene.open(removing);
    await undo(id, token);
    await work(id);
    expect(await read(id)).toMatchObject({ tpSituacao: 'desfeita', mantidos: [] });
    expect(await namesOf('person')).toEqual(['Bia']);
    expect(await namesOf('position')).toEqual([]);
    expect(await namesOf('department')).toEqual([]);
  });

  it('do anything of it, which somebody deactivated may not', async () => {
    const id = await importRows(ana, bia);
    const { user, token } = await scene.open(removing);
    await undo(id, token);
    await test.database.inCompany(scene.company.id, (db) =>
      db.updateTable('staff_user').set({ is_active: false }).where('id', '=', user.id).execute(),
    );
    await work(id);
    expect(await namesOf('person')).toEqual(['Ana Souza', 'Bia Luz']);
    expect(await namesOf('position')).toEqual(['Analista', 'Técnica']);
    expect(await namesOf('department')).toEqual(['Padaria Pão', 'Vendas']);
  });
});

/** Replaces what the profile of a user gives. */
async function giveInstead(staffUserId: number, rights: FixtureRights) {
  const { id } = await createStaffUser(test.database, scene.company.id, { rights });
  await test.database.inCompany(scene.company.id, async (db) => {
    await db.deleteFrom('staff_user_profile').where('staff_user_id', '=', staffUserId).execute();
    await db
      .updateTable('staff_user_profile')
      .set({ staff_user_id: staffUserId })
      .where('staff_user_id', '=', id)
      .execute();
  });
}

describe('undoing an import of many', () => {
  it('removes places in portions, departments before those above them', async () => {
    const count = 90;
    const rows = Array.from(
      { length: count },
      (_, index) =>
        `Pessoa ${index};F;p${index}@empresa.example;1133334444;Cargo ${index};Time ${index}`,
    );
    const id = await importRows(...rows);
    await undo(id);
    const left: number[] = [];
    await workWatched(id, async () => {
      left.push((await namesOf('position')).length + (await namesOf('department')).length);
    });
    expect(left.at(-1)).toBe(0);
    const removed = left.slice(1).map((after, index) => (left[index] ?? 0) - after);
    expect(Math.max(...removed)).toBeLessThanOrEqual(40);
  });

  it('takes a portion back by as many statements as a few rows', async () => {
    const sheetOf = (rows: number, name: string) =>
      csvWithManagers(
        ...Array.from({ length: rows }, (_, at) => {
          const email = `${name}${at}@empresa.example`;
          return `${name} ${at};F;${email};1133334444;Técnica;Vendas;bia@empresa.example;;M${name}${at};;`;
        }),
      );
    /** The statements of undoing an import that has added as many people as it has changed. */
    async function statementsOf(people: number, name: string) {
      for (let at = 0; at < people; at += 1) {
        const known = { name: 'Alguém', email: null, registration_number: `M${name}${at}` };
        await createPerson(test.database, scene.company.id, known);
      }
      const whose = { companyId: scene.company.id, token: scene.token };
      const sheet = sheetOf(people * 2, name);
      const done = await importSheet(test, whose, sheet, mappingWithManagers);
      expect(done).toMatchObject({ qtdNovos: people, qtdAlterados: people });
      const id = done?.idImportacao ?? 0;
      await undo(id);
      let count = 0;
      await watchingQueries(
        () => {
          count += 1;
        },
        () => work(id),
      );
      expect(await read(id)).toMatchObject({ tpSituacao: 'desfeita', mantidos: [] });
      return count;
    }
    const few = await statementsOf(1, 'Poucas');
    expect(await statementsOf(10, 'Muitas')).toBe(few);
    const { count } = await test.database.inCompany(scene.company.id, (db) =>
      db
        .selectFrom('person')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('name', '=', 'Alguém')
        .where('email', 'is', null)
        .executeTakeFirstOrThrow(),
    );
    expect(count).toBe(11);
  });
});

describe('two who undo at once', () => {
  it('take turns: the second is told to wait', async () => {
    const ids = [await importRows(ana), await importRows(bia)];
    const replies = await Promise.all(ids.map((id) => undo(id)));
    const refused = replies.find(({ status }) => status !== 200);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(refused).toMatchObject({ status: 409, errors: [texts.importRunning] });
    for (const id of ids) await work(id);
    for (const id of ids) await undo(id);
    for (const id of ids) await work(id);
    expect(await namesOf('person')).toEqual(['Bia']);
  });
});
