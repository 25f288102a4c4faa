// @engine both: locks, moves at once
import { describe, expect, it } from 'vitest';
import { openScene, openTestApp } from '../../../../test/build-test-app.ts';
import { orderMessages } from '../../../shared/places/order-messages.ts';
import { organizationMessages as texts } from '../organization-messages.ts';
import { createOrganizationScene } from '../testing/organization-scene.ts';

const test = openTestApp();
const scene = openScene(() => createOrganizationScene(test));

describe('saving a department', () => {
  it('adds it at the top or below another one, renames and moves it', async () => {
    const { data: board, msg } = await scene.save({ nmDepartamento: '  Alta   Direção ' });
    expect(msg).toBe(String(board));
    const sales = await scene.add('Vendas', board);
    await scene.add('Compras', board);
    expect(await scene.draw()).toEqual(['Alta Direção', '  Compras', '  Vendas']);

    await scene.save({
      idOrganogramaNo: sales,
      idOrganogramaNoSuperior: board,
      nmDepartamento: 'Ágil',
    });
    expect(await scene.draw()).toEqual(['Alta Direção', '  Ágil', '  Compras']);
    await scene.save({ idOrganogramaNo: sales, nmDepartamento: 'Ágil' });
    expect(await scene.draw()).toEqual(['Ágil', 'Alta Direção', '  Compras']);
    expect((await scene.read(sales)).nrVersao).toBe(3);
  });

  it('changes nothing where nothing is new', async () => {
    const id = await scene.add('Vendas');
    const before = await scene.last();
    expect((await scene.save({ idOrganogramaNo: id })).status).toBe(200);
    expect((await scene.read(id)).nrVersao).toBe(1);
    expect(await scene.last()).toEqual(before);
  });

  it.each([
    ['a blank name', { nmDepartamento: ' \n ' }, 'nmDepartamento', texts.required],
    [
      'a long name',
      { nmDepartamento: 'a'.repeat(101) },
      'nmDepartamento',
      'Use no máximo 100 caracteres no nome do departamento.',
    ],
    [
      'a place below nothing',
      { idOrganogramaNoSuperior: 999_999 },
      'idOrganogramaNoSuperior',
      texts.unknownParent,
    ],
  ])('refuses %s', async (_case, values, field, message) => {
    expect(await scene.save(values)).toMatchObject({ status: 400, faults: [{ field, message }] });
    expect(await scene.draw()).toEqual([]);
  });

  it('takes a name of 100 letters, and knows no department that is not there', async () => {
    expect((await scene.save({ nmDepartamento: 'ã'.repeat(100) })).status).toBe(200);
    expect((await scene.save({ idOrganogramaNo: 999_999 })).status).toBe(404);
  });

  it('keeps names apart at one level, whatever accents and case', async () => {
    const board = await scene.add('Diretoria');
    const tech = await scene.add('Técnica', board);
    const taken = { status: 409, faults: [{ field: 'nmDepartamento', message: texts.nameTaken }] };
    expect(await scene.save({ nmDepartamento: 'DIRETÓRIA' })).toMatchObject(taken);
    expect(
      await scene.save({ nmDepartamento: 'tecnica', idOrganogramaNoSuperior: board }),
    ).toMatchObject(taken);
    const elsewhere = await scene.add('Tecnica');
    expect(
      await scene.save({
        idOrganogramaNo: elsewhere,
        idOrganogramaNoSuperior: board,
        nmDepartamento: 'Tecnica',
      }),
    ).toMatchObject(taken);
    expect(
      (
        await scene.save({
          idOrganogramaNo: tech,
          idOrganogramaNoSuperior: board,
          nmDepartamento: 'TÉCNICA',
        })
      ).status,
    ).toBe(200);
    expect(await scene.draw()).toEqual(['Diretoria', '  TÉCNICA', 'Tecnica']);
  });

  it('puts nothing below itself, however far down', async () => {
    const board = await scene.add('Diretoria');
    const sales = await scene.add('Vendas', board);
    const team = await scene.add('Equipe', sales);
    for (const idOrganogramaNoSuperior of [board, sales, team]) {
      expect(
        await scene.save({
          idOrganogramaNo: board,
          idOrganogramaNoSuperior,
          nmDepartamento: 'Diretoria',
        }),
      ).toMatchObject({
        status: 409,
        faults: [{ field: 'idOrganogramaNoSuperior', message: orderMessages.belowItself }],
      });
    }
    expect(await scene.draw()).toEqual(['Diretoria', '  Vendas', '    Equipe']);
  });

  it('puts nobody above themselves', async () => {
    const [north, south] = [await scene.add('Norte'), await scene.add('Sul')];
    const ana = await scene.addPerson('Ana', { department_id: north });
    const bia = await scene.addPerson('Bia', { department_id: north });
    await scene.setManagers(north, ana);
    await scene.setManagers(south, bia);
    expect(
      await scene.save({
        idOrganogramaNo: north,
        idOrganogramaNoSuperior: south,
        nmDepartamento: 'Norte',
      }),
    ).toMatchObject({
      status: 409,
      faults: [{ field: 'idOrganogramaNoSuperior' }],
      errors: [expect.stringMatching(/^Com esta mudança, (Ana e Bia|Bia e Ana) passariam/)],
    });
  });

  it('tells the second of two who change it at once', async () => {
    const id = await scene.add('Vendas');
    const change = { idOrganogramaNo: id, nrVersao: 1 };
    expect((await scene.save({ ...change, nmDepartamento: 'Primeiro' })).status).toBe(200);
    expect(await scene.save({ ...change, nmDepartamento: 'Segundo' })).toMatchObject({
      status: 409,
      errors: [texts.changedMeanwhile],
    });
    expect(await scene.draw()).toEqual(['Primeiro']);
  });

  it('ends in one tree when two move two departments below each other at once', async () => {
    const [one, two] = [await scene.add('Um'), await scene.add('Dois')];
    const replies = await Promise.all([
      scene.save({ idOrganogramaNo: one, idOrganogramaNoSuperior: two, nmDepartamento: 'Um' }),
      scene.save({ idOrganogramaNo: two, idOrganogramaNoSuperior: one, nmDepartamento: 'Dois' }),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await scene.draw()).toHaveLength(2);
  });

  it('lets one of two who add the same name at once', async () => {
    const replies = await Promise.all([
      scene.save({ nmDepartamento: 'Vendas' }),
      scene.save({ nmDepartamento: 'vendas' }),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('inserting a department', () => {
  it('puts it between one and the one above it, and above one at the top', async () => {
    const board = await scene.add('Diretoria');
    const sales = await scene.add('Vendas', board);
    await scene.add('Equipe', sales);
    const { data: id, msg } = await scene.insert(sales, ' Comercial ');
    expect(msg).toBe(String(id));
    await scene.insert(board, 'Diretoria');
    expect(await scene.draw()).toEqual([
      'Diretoria',
      '  Diretoria',
      '    Comercial',
      '      Vendas',
      '        Equipe',
    ]);
    expect((await scene.read(sales)).nrVersao).toBe(2);
  });

  it('refuses a name that one beside it has, a version that is old, and what is not there', async () => {
    const board = await scene.add('Diretoria');
    const sales = await scene.add('Vendas', board);
    await scene.add('Compras', board);
    expect(await scene.insert(sales, 'COMPRAS')).toMatchObject({
      status: 409,
      faults: [{ field: 'nmDepartamento', message: texts.nameTaken }],
    });
    const body = { idOrganogramaNo: sales, nmDepartamento: 'Novo', nrVersao: 2 };
    expect(await test.call('insertDepartment', { token: scene.token, body })).toMatchObject({
      status: 409,
      errors: [texts.changedMeanwhile],
    });
    expect((await scene.insert(999_999, 'Novo')).status).toBe(404);
    expect((await scene.insert(sales, ' ')).status).toBe(400);
    expect(await scene.draw()).toEqual(['Diretoria', '  Compras', '  Vendas']);
  });
});

describe('deleting a department', () => {
  it('asks where goes what is in it, the inactive too, and says how much that is', async () => {
    const board = await scene.add('Diretoria');
    await scene.add('Vendas', board);
    const refusal = async (targets?: { departments?: number; people?: number }) => {
      const { status, errors } = await scene.drop(board, targets);
      return [status, ...errors];
    };
    expect(await refusal()).toEqual([
      409,
      'Este departamento tem 1 departamento abaixo. Escolha para onde vai antes de excluir.',
    ]);
    await scene.add('Compras', board);
    await scene.addPerson('Ana', { department_id: board, is_active: false });
    expect(await refusal()).toEqual([
      409,
      'Este departamento tem 2 departamentos abaixo e 1 pessoa. Escolha para onde vão antes de excluir.',
    ]);
    expect(await refusal({ departments: 0 })).toEqual([
      409,
      'Este departamento tem 1 pessoa. Escolha para onde vai antes de excluir.',
    ]);
    expect(await refusal({ people: 0 })).toEqual([
      409,
      'Este departamento tem 2 departamentos abaixo. Escolha para onde vão antes de excluir.',
    ]);
    expect(await scene.draw()).toHaveLength(3);
  });

  it('sends departments and people where it is said', async () => {
    const board = await scene.add('Diretoria');
    const sales = await scene.add('Vendas', board);
    const team = await scene.add('Equipe', sales);
    const office = await scene.add('Escritório', board);
    const ana = await scene.addPerson('Ana', { department_id: sales });
    await scene.setManagers(sales, ana);
    expect(await scene.drop(sales, { departments: board, people: team })).toMatchObject({
      status: 200,
      msg: texts.deleted,
    });
    expect(await scene.draw()).toEqual(['Diretoria', '  Equipe', '  Escritório']);
    expect((await scene.read(team)).qtdFuncionarios).toBe(1);

    await scene.drop(team, { people: 0 });
    const { data } = await test.call('listPeopleWithoutDepartment', { token: scene.token });
    expect(data.rows.map(({ nmPessoa }) => nmPessoa)).toEqual(['Ana']);
    await scene.drop(board, { departments: 0 });
    expect(await scene.draw()).toEqual(['Escritório']);
    expect((await scene.drop(office)).status).toBe(200);
    expect((await scene.drop(office)).status).toBe(404);
  });

  it('puts a child of the same name in its own place', async () => {
    const outer = await scene.add('Vendas');
    await scene.add('VENDAS', outer);
    expect((await scene.drop(outer, { departments: 0 })).status).toBe(200);
    expect(await scene.draw()).toEqual(['VENDAS']);
  });

  it.each([
    ['itself', 'departments', (ids: { id: number; below: number }) => ids.id, 400],
    ['one that is not there', 'departments', () => 999_999, 400],
    ['itself', 'people', (ids: { id: number; below: number }) => ids.id, 400],
    ['one that is not there', 'people', () => 999_999, 400],
    ['one below it', 'departments', (ids: { id: number; below: number }) => ids.below, 409],
  ] as const)('sends nothing to %s (%s)', async (_case, kind, target, status) => {
    const id = await scene.add('Vendas');
    const below = await scene.add('Equipe', await scene.add('Área', id));
    await scene.addPerson('Ana', { department_id: id });
    const targets = { departments: 0, people: 0, [kind]: target({ id, below }) };
    const field =
      kind === 'people' ? 'idOrganogramaNoDestinoPessoas' : 'idOrganogramaNoDestinoFilhos';
    expect(await scene.drop(id, targets)).toMatchObject({
      status,
      faults: [
        { field, message: status === 400 ? texts.otherDepartment : orderMessages.belowItself },
      ],
    });
    expect(await scene.draw()).toHaveLength(3);
  });

  it('does nothing at all where a name is taken', async () => {
    const board = await scene.add('Diretoria');
    const sales = await scene.add('Vendas', board);
    for (const name of ['Norte', 'Sul']) {
      await scene.add(name, sales);
      await scene.add(name.toUpperCase(), board);
    }
    await scene.addPerson('Ana', { department_id: sales });
    expect(await scene.drop(sales, { departments: board, people: board })).toMatchObject({
      status: 409,
      errors: [texts.namesTakenThere(['Norte', 'Sul'])],
      faults: [{ field: 'idOrganogramaNoDestinoFilhos' }],
    });
    expect((await scene.read(sales)).qtdFuncionarios).toBe(1);
    expect((await scene.read(sales)).filhos).toHaveLength(2);
  });

  it('puts nobody above themselves, and marks what it comes of', async () => {
    const [north, south] = [await scene.add('Norte'), await scene.add('Sul')];
    const gone = await scene.add('Extinto');
    const ana = await scene.addPerson('Ana', { department_id: south });
    const bia = await scene.addPerson('Bia', { department_id: gone });
    await scene.setManagers(north, ana);
    await scene.setManagers(south, bia);
    expect(await scene.drop(gone, { people: north })).toMatchObject({
      status: 409,
      errors: [expect.stringMatching(/(Ana e Bia|Bia e Ana) passariam/)],
      faults: [{ field: 'idOrganogramaNoDestinoPessoas' }],
    });
    expect((await scene.read(gone)).qtdFuncionarios).toBe(1);
  });
});

describe('reading a department', () => {
  it('tells its managers, those below and how many people there are', async () => {
    const board = await scene.add('Diretoria');
    const sales = await scene.add('Vendas', board);
    const team = await scene.add('Equipe', sales);
    await scene.add('Compras', board);
    const caio = await scene.addPerson('Caio', { department_id: sales, is_active: false });
    const ana = await scene.addPerson('Ana', { department_id: sales, photo_url: '/arquivos/a' });
    await scene.addPerson('Bia', { department_id: team });
    await scene.setManagers(sales, ana);
    await test.database.inCompany(scene.companyId, (db) =>
      db
        .insertInto('department_manager')
        .values({
          company_id: scene.companyId,
          department_id: sales,
          person_id: caio.id,
          sort_order: -1,
        })
        .execute(),
    );
    expect(await scene.read(sales)).toEqual({
      idOrganogramaNo: sales,
      nmDepartamento: 'Vendas',
      idOrganogramaNoSuperior: board,
      nmDepartamentoSuperior: 'Diretoria',
      nrVersao: 2,
      gestores: [
        {
          idOrganogramaPessoa: caio.id,
          nmPessoa: 'Caio',
          nmCargo: null,
          urlFoto: null,
          flAtivo: false,
        },
        {
          idOrganogramaPessoa: ana.id,
          nmPessoa: 'Ana',
          nmCargo: null,
          urlFoto: '/arquivos/a',
          flAtivo: true,
        },
      ],
      filhos: [
        {
          idOrganogramaNo: team,
          nmDepartamento: 'Equipe',
          qtdFilhos: 0,
          qtdFuncionarios: 1,
          qtdFuncionariosTotal: 1,
        },
      ],
      qtdFuncionarios: 1,
      qtdFuncionariosTotal: 2,
      qtdInativos: 1,
    });
    expect(await scene.read(board)).toMatchObject({
      idOrganogramaNoSuperior: null,
      filhos: [
        { nmDepartamento: 'Compras', qtdFilhos: 0, qtdFuncionariosTotal: 0 },
        {
          nmDepartamento: 'Vendas',
          qtdFilhos: 1,
          qtdFuncionarios: 1,
          qtdFuncionariosTotal: 2,
        },
      ],
      qtdFuncionarios: 0,
      qtdFuncionariosTotal: 2,
    });
  });
});
