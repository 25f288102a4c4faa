import { describe, expect, it } from 'vitest';
import { outcomesNamed } from '../src/features/behavioral/disc-content.ts';
import type { OperationId } from '../src/operation/operation.ts';
import { openSharedScene, openTestApp, type TestRequest } from './build-test-app.ts';
import { createCompany, createPerson, createStaffUser } from './fixtures.ts';
import { openStaffSession } from './sessions.ts';

const test = openTestApp({ emptied: 'once' });

const dayOf = (day: number) => new Date(`2026-11-0${day}T12:00:00.000Z`);
const outcomeNamed = (name: string) => outcomesNamed(name)[0]?.id ?? 0;

/** Ana and Eva have answered, Bia and Caio are waited for and were reminded, nobody has asked Davi, who has left. */
const scene = openSharedScene(test, async () => {
  const company = await createCompany(test.database);
  const user = await createStaffUser(test.database, company.id, { is_administrator: true });
  const add = async (name: string, values = {}) =>
    (await createPerson(test.database, company.id, { name, ...values })).id;
  const [ana, bia, caio, eva] = [
    await add('Ana'),
    await add('Bia'),
    await add('Caio'),
    await add('Eva'),
  ];
  await add('Davi', { is_active: false });
  const own = { company_id: company.id };
  await test.database.inCompany(company.id, async (db) => {
    const asked = { ...own, instrument_version: 1, mailed_to: 'x' };
    const done = { status: 2, profile_sums: '[]' } as const;
    const [, , toBia, toCaio] = await db
      .insertInto('disc_response')
      .values([
        {
          ...asked,
          ...done,
          person_id: ana,
          sent_at: dayOf(1),
          finished_at: dayOf(5),
          outcome_id: outcomeNamed('Dominante'),
        },
        {
          ...asked,
          ...done,
          person_id: eva,
          sent_at: dayOf(1),
          finished_at: dayOf(4),
          outcome_id: outcomeNamed('Conforme Dominante'),
        },
        { ...asked, person_id: bia, sent_at: dayOf(1), status: 4 },
        { ...asked, person_id: caio, sent_at: dayOf(3), status: 3 },
      ])
      .returning('id')
      .execute();
    const reviewed = { ...own, mailed_to: 'x', sent_at: dayOf(1) };
    const [, , ofBia, ofCaio] = await db
      .insertInto('performance_response')
      .values([
        {
          ...reviewed,
          person_id: ana,
          status: 2,
          self_finished_at: dayOf(2),
          finished_at: dayOf(5),
          alignment: 95,
        },
        {
          ...reviewed,
          person_id: eva,
          status: 2,
          self_finished_at: dayOf(2),
          finished_at: dayOf(4),
          alignment: 80,
        },
        { ...reviewed, person_id: bia, status: 4 },
        { ...reviewed, person_id: caio, status: 6, self_finished_at: dayOf(3) },
      ])
      .returning('id')
      .execute();
    const reminded = { ...own, number: null };
    const idOf = (row: { id: number } | undefined) => row?.id ?? 0;
    await db
      .insertInto('reminder')
      .values([
        {
          ...reminded,
          kind: 'behavioral',
          response_id: idOf(toBia),
          person_id: bia,
          created_at: dayOf(6),
        },
        {
          ...reminded,
          kind: 'behavioral',
          response_id: idOf(toCaio),
          person_id: caio,
          created_at: dayOf(4),
        },
        {
          ...reminded,
          kind: 'self-assessment',
          response_id: idOf(ofBia),
          person_id: bia,
          created_at: dayOf(6),
        },
        {
          ...reminded,
          kind: 'rating',
          response_id: idOf(ofCaio),
          person_id: ana,
          created_at: dayOf(4),
        },
      ])
      .execute();
  });
  return { token: await openStaffSession(test, user) };
});

async function names(id: OperationId, query: NonNullable<TestRequest['query']>) {
  const { data, status } = await test.call(id, { token: scene.token, query });
  expect(status).toBe(200);
  const { rows } = data as unknown as { rows: { nmPessoa: string }[] };
  return rows.map(({ nmPessoa }) => nmPessoa).join();
}

describe.each([
  ['listEmployees', 'Eva,Ana,Bia,Caio,Davi', 'Ana,Eva,Bia,Caio,Davi'],
  ['listPerformanceByEmployee', 'Caio,Eva,Ana,Bia,Davi', 'Ana,Eva,Caio,Bia,Davi'],
] as const)('%s', (id, firstAnswered, lastAnswered) => {
  it.each([
    ['status', 'Bia,Caio,Ana,Eva,Davi'],
    ['-status', 'Ana,Eva,Caio,Bia,Davi'],
    ['resposta', firstAnswered],
    ['-resposta', lastAnswered],
    ['espera', 'Caio,Bia,Ana,Davi,Eva'],
    ['-espera', 'Bia,Caio,Ana,Davi,Eva'],
    ['lembrete', 'Caio,Bia,Ana,Davi,Eva'],
    ['-lembrete', 'Bia,Caio,Ana,Davi,Eva'],
  ])('by %s: whoever has none comes last, then names', async (ordem, people) => {
    expect(await names(id, { ordem })).toBe(people);
  });

  it('goes on where the page before ended', async () => {
    const pages = [0, 1, 2].map((index) => names(id, { ordem: '-espera', take: 2, index }));
    expect(await Promise.all(pages)).toEqual(['Bia,Caio', 'Ana,Davi', 'Eva']);
  });

  it('has those who have waited longest first where no order is asked for', async () => {
    expect(await names(id, { recorte: 'semResposta' })).toMatch(/^Bia/);
  });
});

it.each([
  ['perfil', 'Eva,Ana,Bia,Caio,Davi'],
  ['-perfil', 'Ana,Eva,Bia,Caio,Davi'],
])('people by %s: by what it is called, whatever its shares', async (ordem, people) => {
  expect(await names('listEmployees', { ordem })).toBe(people);
});

it.each([
  ['alinhamento', 'Eva,Ana,Bia,Caio,Davi'],
  ['-alinhamento', 'Ana,Eva,Bia,Caio,Davi'],
])('reviewed people by %s: whoever has none comes last', async (ordem, people) => {
  expect(await names('listPerformanceByEmployee', { ordem })).toBe(people);
});

it('people by the result of some months', async () => {
  const months = { mesInicio: '2026-11', mesFim: '2026-11' };
  expect(await names('listEmployees', { ordem: 'resposta', ...months })).toBe('Eva,Ana');
  expect(await names('listEmployees', { ordem: 'perfil', ...months })).toBe('Eva,Ana');
});

it('people who work here before those who have left', async () => {
  expect(await names('listEmployees', { ordem: 'atividade' })).toBe('Ana,Bia,Caio,Eva,Davi');
  expect(await names('listEmployees', { ordem: '-atividade' })).toBe('Davi,Ana,Bia,Caio,Eva');
});
