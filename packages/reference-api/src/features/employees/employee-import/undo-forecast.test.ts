import { describe, expect, it } from 'vitest';
import { openScene, openTestApp } from '../../../../test/build-test-app.ts';
import { createCompany, createStaffUser, type FixtureRights } from '../../../../test/fixtures.ts';
import { type SeenQuery, watchingQueries } from '../../../../test/query-plans.ts';
import { importSheet, runImport } from '../../../../test/run-import.ts';
import { openStaffSession } from '../../../../test/sessions.ts';
import { csvWithManagers, mappingWithManagers } from '../../../../test/sheet-form.ts';
import { changePeople } from '../../../shared/people/write-people.ts';
import { employeesMessages as texts } from '../employees-messages.ts';

const test = openTestApp();

const scene = openScene(async () => {
  const company = await createCompany(test.database, { trade_name: 'Padaria Pão' });
  const user = await createStaffUser(test.database, company.id, { is_administrator: true });
  return { company, token: await openStaffSession(test, user) };
});

const row = (name: string, manager = '', position = 'Analista') =>
  `${name};;${name.toLowerCase()}@empresa.example;1133334444;${position};Vendas;${manager}`;

const bring = async (...rows: string[]) => {
  const own = { companyId: scene.company.id, token: scene.token };
  const made = await importSheet(test, own, csvWithManagers(...rows), mappingWithManagers);
  return made?.idImportacao ?? 0;
};

/** Somebody changes a person. */
const touch = (name: string) =>
  test.database.inCompany(scene.company.id, (db) =>
    changePeople(db, scene.company.id, { phone: '1144445555' }).where('name', '=', name).execute(),
  );

const preview = (idImportacao: number) =>
  test.call('previewImportUndo', { token: scene.token, body: { idImportacao } });

/** All that a preview names. */
const namedIn = ({ mantidos, lugares }: Awaited<ReturnType<typeof preview>>['data']) => [
  ...mantidos,
  ...lugares.flatMap((places) => places.mantidos),
];

/** Undoes an import, and tells who and what stayed. */
async function undo(idImportacao: number) {
  await test.call('undoEmployeeImport', { token: scene.token, body: { idImportacao } });
  await runImport(test, { companyId: scene.company.id, importId: idImportacao });
  const { data } = await test.call('listEmployeeImports', {
    token: scene.token,
    query: { idImportacao },
  });
  return data.rows[0]?.mantidos ?? [];
}

describe('what undoing an import would leave', () => {
  it('is told sixty times an hour, as often as a file is read', async () => {
    const id = await bring(row('Ana'));
    // The sheet itself was the first.
    for (let at = 1; at < 60; at += 1) expect((await preview(id)).status).toBe(200);
    expect((await preview(id)).status).toBe(429);
  });

  it('is told before, with the reasons, and is what then stays', async () => {
    await bring(row('Ana', 'Bia'), row('Bia'), row('Caio'));
    const id = await bring(
      row('Ana', 'Caio'),
      row('Caio', '', 'Chefe'),
      row('Davi', 'Eva'),
      row('Eva'),
      row('Fabi', 'Gil'),
      row('Gil'),
    );
    await bring(row('Bia', 'Ana'));
    await touch('Davi');
    const { data } = await preview(id);
    expect(data).toEqual({
      qtdPessoas: 6,
      qtdMantidas: 3,
      motivos: expect.arrayContaining([
        { tpMotivo: 'usada', qtdPessoas: 2 },
        { tpMotivo: 'abaixo', qtdPessoas: 1 },
      ]),
      mantidos: expect.arrayContaining([
        texts.keptPerson('Davi'),
        texts.keptPerson('Eva'),
        texts.keptBelowOwn('Ana'),
      ]),
      gestores: { qtdPessoas: 1, qtdMantidas: 1 },
      lugares: [
        { tpLugar: 'cargo', qtdLugares: 1, qtdMantidos: 0, flPodeExcluir: true, mantidos: [] },
      ],
    });
    expect(await undo(id)).toEqual(namedIn(data));
  });

  it('is nothing where nobody was used since, whoever answers to whom', async () => {
    const id = await bring(row('Ana', 'Bia'), row('Bia', 'Caio'), row('Caio'));
    expect((await preview(id)).data).toEqual({
      qtdPessoas: 3,
      qtdMantidas: 0,
      motivos: [],
      mantidos: [],
      gestores: { qtdPessoas: 0, qtdMantidas: 0 },
      lugares: [
        { tpLugar: 'cargo', qtdLugares: 1, qtdMantidos: 0, flPodeExcluir: true, mantidos: [] },
        {
          tpLugar: 'departamento',
          qtdLugares: 2,
          qtdMantidos: 0,
          flPodeExcluir: true,
          mantidos: [],
        },
      ],
    });
    const { data } = await test.call('listEmployees', { token: scene.token });
    expect(data.rows).toHaveLength(3);
    expect(await undo(id)).toEqual([]);
    expect(await preview(id)).toMatchObject({ status: 409, errors: [texts.notUndoable] });
  });

  it('are the places, too, that others are in by then', async () => {
    const id = await bring(row('Ana'), row('Bia', '', 'Chefe'));
    await bring(row('Caio', '', 'Chefe'), row('Ana', 'Caio'));
    const { data } = await preview(id);
    expect(data).toMatchObject({
      qtdPessoas: 2,
      qtdMantidas: 1,
      lugares: [
        { tpLugar: 'cargo', qtdLugares: 2, qtdMantidos: 2, flPodeExcluir: true },
        { tpLugar: 'departamento', qtdLugares: 2, qtdMantidos: 2, flPodeExcluir: true },
      ],
    });
    expect(data.lugares[1]?.mantidos).toEqual([
      texts.keptDepartment('Vendas'),
      texts.keptDepartment('Padaria Pão'),
    ]);
    expect(await undo(id)).toEqual(namedIn(data));
  });

  it('is what managers and places there were before otherwise', async () => {
    await bring(row('Ana'), row('Bia'), row('Caio'));
    const id = await bring(row('Ana', 'Bia', 'Chefe'), row('Caio', 'Bia', 'Vendedor'));
    await touch('Caio');
    const { data } = await preview(id);
    expect(data).toMatchObject({
      qtdPessoas: 2,
      qtdMantidas: 1,
      gestores: { qtdPessoas: 2, qtdMantidas: 1 },
      lugares: [{ tpLugar: 'cargo', qtdLugares: 2, qtdMantidos: 1 }],
    });
    expect(await undo(id)).toEqual([texts.keptPerson('Caio'), texts.keptPosition('Vendedor')]);
    expect(namedIn(data)).toEqual([texts.keptPerson('Caio'), texts.keptPosition('Vendedor')]);
  });

  it('is told by what whoever asks may do', async () => {
    await bring(row('Bia'));
    const id = await bring(row('Ana'), row('Bia', '', 'Chefe'));
    const open = async (rights: FixtureRights) => {
      const user = await createStaffUser(test.database, scene.company.id, { rights });
      return openStaffSession(test, user);
    };
    const token = await open({ 4: ['excluir'] });
    const { data } = await test.call('previewImportUndo', { token, body: { idImportacao: id } });
    expect(data).toMatchObject({
      qtdPessoas: 2,
      motivos: [{ tpMotivo: 'semAlterar', qtdPessoas: 1 }],
      mantidos: [texts.lacksRestoring('Bia')],
      lugares: [
        {
          tpLugar: 'cargo',
          qtdLugares: 1,
          qtdMantidos: 1,
          flPodeExcluir: false,
          mantidos: [texts.lacksPositionRemoval('Chefe')],
        },
      ],
    });
    const other = { token: await open({ 4: ['alterar'] }), body: { idImportacao: id } };
    expect(await test.call('previewImportUndo', other)).toMatchObject({ status: 403 });
    expect(await preview(id + 1)).toMatchObject({ status: 404 });
  });

  it('asks about many rows at once', async () => {
    const id = await bring(
      row('Chefe'),
      ...Array.from({ length: 60 }, (_, at) => row(`Pessoa${at}`, 'Chefe')),
    );
    const asked: SeenQuery[] = [];
    await watchingQueries(
      (query) => void asked.push(query),
      async () => expect((await preview(id)).data.qtdPessoas).toBe(61),
    );
    expect(asked.filter(({ sql }) => /"person|employee_import_row/.test(sql)).length).toBeLessThan(
      8,
    );
  });
});
