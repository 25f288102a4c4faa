// @engine both: each has a normalization and a collation of its own
import { oneLine } from '@aferir/domain';
import { describe, expect, it } from 'vitest';
import names from '../../domain/fixtures/searched-names.json' with { type: 'json' };
import { randomTexts } from '../../domain/src/testing/random-text.ts';
import { openScene, openTestApp } from './build-test-app.ts';
import { createCompany, createPerson, createStaffUser } from './fixtures.ts';
import { runImport } from './run-import.ts';
import { openStaffSession } from './sessions.ts';
import { csvOf, sheetForm } from './sheet-form.ts';
import {
  createStructureScene,
  secretDepartment,
  secretEmployee,
  secretPosition,
} from './structure-scene.ts';

const test = openTestApp();

const scene = openScene(async () => {
  const company = await createCompany(test.database);
  const user = await createStaffUser(test.database, company.id, { is_administrator: true });
  const token = await openStaffSession(test, user);
  const structure = await createStructureScene(test, { companyId: company.id, token });
  return { companyId: company.id, token, structure };
});

const unseen = '\u200b \u00ad\u3164\u2800\u200e';
const searches = names.flatMap(({ name, typed }) => typed.map((text) => ({ name, text })));

const saveEmployee = (values: object) =>
  test.call('saveEmployee', {
    token: scene.token,
    body: { ...secretEmployee(0, scene.structure), ...values },
  });

const saveUser = (nmUsuario: string, dsEmail: string, dsSenha = 'ipê-amarelo-27') =>
  test.call('saveUser', {
    token: scene.token,
    body: {
      idUsuario: 0,
      nmUsuario,
      dsEmail,
      dsSenha,
      flAdministrador: true,
      flAtivo: true,
      Perfis: [],
    },
  });

/** Adds somebody, or something, of a name, and searches for it. */
interface Searched {
  readonly add: (name: string, place: number) => Promise<{ readonly status: number }>;
  readonly find: (filter: string) => Promise<readonly string[]>;
}

const searched: Readonly<Record<string, Searched>> = {
  employees: {
    add: (nmPessoa, place) => saveEmployee({ nmPessoa, dsEmail: `p${place}@empresa.example` }),
    find: async (filter) => {
      const query = { filter, take: 100 };
      const { data } = await test.call('listEmployees', { token: scene.token, query });
      return data.rows.map(({ nmPessoa }) => nmPessoa);
    },
  },
  users: {
    add: (name, place) => saveUser(name, `u${place}@empresa.example`),
    find: async (filter) => {
      const query = { filter, take: 100 };
      const { data } = await test.call('listUsers', { token: scene.token, query });
      return data.rows.map(({ nmUsuario }) => nmUsuario);
    },
  },
  positions: {
    add: (nmCargo) =>
      test.call('savePosition', {
        token: scene.token,
        body: { ...secretPosition(0, scene.structure.seniorityId), nmCargo },
      }),
    find: async (filter) => {
      const query = { filter, take: 100 };
      const { data } = await test.call('listPositions', { token: scene.token, query });
      return data.rows.map(({ nmCargo }) => nmCargo);
    },
  },
  departments: {
    add: (nmDepartamento) =>
      test.call('saveDepartment', {
        token: scene.token,
        body: { ...secretDepartment(0), nmDepartamento },
      }),
    find: async (filter) => {
      const query = { filter };
      const { data } = await test.call('searchOrganization', { token: scene.token, query });
      return data.rows.map(({ nmDepartamento }) => String(nmDepartamento));
    },
  },
};

describe.each(Object.entries(searched))('%s', (_what, { add, find }) => {
  it('are found by the name that is shown and by its plain letters', async () => {
    for (const [place, { name }] of names.entries()) {
      expect((await add(name.normalize('NFD'), place)).status).toBe(200);
    }
    for (const { name, text } of searches) {
      for (const typed of [text, text.normalize('NFD'), `${text}\u200b`]) {
        expect(await find(typed)).toContain(oneLine(name));
      }
    }
  });
});

describe('a name of what nobody sees', () => {
  it.each([
    [
      'an employee',
      () => saveEmployee({ nmPessoa: unseen }),
      'nmPessoa',
      'Este campo é obrigatório.',
    ],
    ['a user', () => saveUser(unseen, 'u@empresa.example'), 'nmUsuario', 'Nome é obrigatório'],
    ['a position', () => searched.positions?.add(unseen, 0), 'nmCargo', undefined],
    ['a department', () => searched.departments?.add(unseen, 0), 'nmDepartamento', undefined],
  ])('is none, of %s', async (_whose, save, field, message) => {
    expect(await save()).toMatchObject({
      status: 400,
      faults: [{ field, ...(message && { message }) }],
    });
  });
});

describe('the name of a person', () => {
  it.each([
    ['A', 400],
    [`A${unseen}`, 400],
    ['Ná', 200],
    ['a\u0303'.repeat(100), 200],
    ['a'.repeat(101), 400],
  ])('%j is answered with %i', async (name, status) => {
    expect((await saveEmployee({ nmPessoa: name })).status).toBe(status);
    expect((await saveUser(name, 'u@empresa.example')).status).toBe(status);
  });
});

it('survives whatever it is: form, file, list and search', async () => {
  const texts = [...randomTexts(60, 35)]
    .map((text) => `Ana ${text.replaceAll(/[;"\r\n]/g, '')} Lima`)
    .filter((text) => oneLine(text).length <= 90);
  for (const [place, nmPessoa] of texts.entries()) {
    const kept = oneLine(nmPessoa);
    const { data: id } = await saveEmployee({ nmPessoa, dsEmail: `p${place}@empresa.example` });
    const { data } = await test.call('getEmployee', {
      token: scene.token,
      params: { idOrganogramaPessoa: id },
    });
    expect(data.nmPessoa).toBe(kept);
    expect(await searched.employees?.find(nmPessoa.normalize('NFD'))).toContain(kept);
  }
  expect(await importAgain(texts)).toMatchObject({
    qtdNovos: 0,
    qtdAlterados: 0,
    qtdComErro: 0,
    qtdSemMudanca: texts.length,
  });
});

/** Imports the people who are there, each text in its other form. */
async function importAgain(texts: readonly string[]) {
  const rows = texts.map((name, place) =>
    `${name};F;p${place}@empresa.example;11988887777;Cargo Sigiloso;Departamento Sigiloso`.normalize(
      'NFD',
    ),
  );
  const { data: importId } = await test.call('importEmployees', {
    token: scene.token,
    ...sheetForm(csvOf(...rows)),
  });
  await runImport(test, { companyId: scene.companyId, importId });
  const query = { idImportacao: importId };
  return (await test.call('listEmployeeImports', { token: scene.token, query })).data.rows[0];
}

describe('a password', () => {
  const composed = 'maçã-do-João';
  const decomposed = composed.normalize('NFD');
  const signIn = (login: string, password: string) =>
    test.call('signInStaff', { body: { login, password, platform_origin: 'web' } });

  it.each([
    ['composed, and is typed decomposed', composed, decomposed],
    ['decomposed, and is typed composed', decomposed, composed],
  ])('opens that was set %s', async (_how, set, typed) => {
    await saveUser('Rita Prado', 'rita@empresa.example', set);
    expect((await signIn('rita@empresa.example', typed)).status).toBe(200);
    expect((await signIn('rita@empresa.example', 'maca-do-Joao')).status).toBe(401);
  });

  it('of an earlier release opens as it was typed, and is hashed as it is now', async () => {
    const { hash } = await import('@node-rs/argon2');
    const former = await hash(decomposed);
    const person = await createPerson(test.database, scene.companyId, { password_hash: former });
    const body = {
      login: String(person.email),
      password: decomposed,
      idcliente: scene.companyId,
      platform_origin: 'web' as const,
    };
    const stored = () =>
      test.database.inCompany(scene.companyId, (db) =>
        db
          .selectFrom('person')
          .select('password_hash')
          .where('id', '=', person.id)
          .executeTakeFirstOrThrow(),
      );
    expect((await test.call('signInEmployee', { body })).status).toBe(200);
    const { password_hash: renewed } = await stored();
    expect(renewed).not.toBe(former);
    const again = await test.call('signInEmployee', { body: { ...body, password: composed } });
    expect(again.status).toBe(200);
    expect((await stored()).password_hash).toBe(renewed);
  });

  it('is counted as it is kept', async () => {
    const { faults } = await saveUser(
      'Rita Prado',
      'rita@empresa.example',
      'abc\u200b\u00ad\u3164',
    );
    expect(faults).toMatchObject([{ field: 'dsSenha' }]);
  });
});

it('is one write, whatever form its repetition comes in', async () => {
  const write = (nmDepartamento: string) =>
    test.call('saveDepartment', {
      token: scene.token,
      headers: { 'idempotency-key': '7b0e8f6e-4c1c-4a57-9d55-0f5c1f6f2d11' },
      body: { ...secretDepartment(0), nmDepartamento },
    });
  const first = await write('Ação');
  expect(await write('Ação'.normalize('NFD'))).toMatchObject({ status: 200, data: first.data });
});
