// @engine both: conditions of lists within statements
import { beforeEach, describe, expect, it } from 'vitest';
import {
  createReviewScene,
  type ReviewScene,
} from '../src/features/performance/testing/performance-scene.ts';
import type { OpenApiSchema } from '../src/operation/contract/contract-document.ts';
import { loadContract } from '../src/operation/contract/load-contract.ts';
import { openTestApp } from './build-test-app.ts';
import { createStaffUser } from './fixtures.ts';
import { mailsOf } from './mails.ts';
import { openStaffSession } from './sessions.ts';

const test = openTestApp();
const { operations, document } = loadContract();
const day = 25 * 60 * 60_000;

/** What says which page of a list is shown, in what order, or one row of it; all else narrows it down. */
const PAGING = ['take', 'index', 'ordem', 'idOrganogramaPessoa'];

/** A value of each filter by which a list shows some of those who are waited for, or none. */
const VALUES: Readonly<Record<string, (scene: ReviewScene) => unknown>> = {
  filter: ({ person }) => person.name,
  cdStatus: () => 2,
  recorte: () => 'semResposta',
  etapa: () => 'autoFeita',
  nmPerfil: () => 'Dominante',
  idImportacao: () => 4711,
  idOrganogramaNo: ({ departmentId }) => departmentId,
  idOrganogramaCargo: () => 4711,
  idGestor: ({ managers }) => managers[0]?.id,
  semGestor: () => true,
  idCiclo: () => 4711,
  lstPessoas: ({ person }) => [person.id],
  somenteAtivos: () => true,
  somenteInativos: () => true,
  flFuncionariosAtivados: () => true,
  mesInicio: () => '2030-01',
  mesFim: () => '2020-01',
};

/** Filters that leave all who are waited for: these are active, and have not answered. */
const LEAVING_ALL = ['recorte', 'somenteAtivos', 'flFuncionariosAtivados'];

interface Parameter {
  readonly $ref?: string;
  readonly name?: string;
  readonly in?: string;
}

const kinds = [
  {
    list: 'listEmployees',
    send: 'createDiscRequestsForAll',
    preview: 'getDiscReminderPreview',
    remind: 'remindDiscPeople',
    order: {},
  },
  {
    list: 'listPerformanceByEmployee',
    send: 'createPerformanceRequestsForAll',
    preview: 'getPerformanceReminderPreview',
    remind: 'remindPerformancePeople',
    order: { aQuem: 'pessoas' },
  },
] as const;

function parametersOf(id: (typeof kinds)[number]['list' | 'preview']): string[] {
  const shared = document.components.parameters as Readonly<Record<string, Parameter>>;
  const given = (operations.get(id)?.source.parameters ?? []) as readonly Parameter[];
  return given
    .map((one) => shared[one.$ref?.split('/').at(-1) ?? ''] ?? one)
    .flatMap(({ name, in: place }) => (place === 'query' && name ? name : []));
}

function bodyOf(id: (typeof kinds)[number]['remind']): string[] {
  const schema = operations.get(id)?.source.requestBody?.content['application/json']?.schema;
  const name = (schema as { $ref?: string } | undefined)?.$ref?.split('/').at(-1) ?? '';
  const { properties } = document.components.schemas[name] as OpenApiSchema & {
    properties: object;
  };
  return Object.keys(properties);
}

describe.each(kinds)('$remind', ({ list, send, preview, remind, order }) => {
  let scene: ReviewScene;
  let token: string;
  beforeEach(async () => {
    scene = await createReviewScene(test, { managerCount: 1 });
    await test.call(send, { token: scene.staff, body: {} });
    test.clock.advance(day);
    // The session of before has ended.
    const user = await createStaffUser(test.database, scene.company.id, {
      is_administrator: true,
    });
    token = await openStaffSession(test, user);
  });

  const filters = parametersOf(list).filter((name) => !PAGING.includes(name));

  it('takes every filter of its list, and so does its preview', () => {
    expect(filters.length).toBeGreaterThan(8);
    expect(bodyOf(remind)).toEqual(expect.arrayContaining(filters));
    expect(parametersOf(preview)).toEqual(expect.arrayContaining(filters));
  });

  it('counts by its list, which is stale wherever the preview is', () => {
    const forgetful = [...operations.values()].filter(
      ({ changes }) => changes?.includes(preview) && !changes.includes(list),
    );
    expect(forgetful.map(({ id }) => id)).toEqual([]);
  });

  it.each(filters)('reaches whom the list shows by %s', async (name) => {
    const value = VALUES[name]?.(scene);
    if (value === undefined) throw new Error(`There is no value of ${name} to filter by.`);
    const query = { [name]: value };
    const shown = (await test.call(list, { token, query: query as never })).data.rows;
    const everybody = [scene.person, ...scene.managers].map(({ id }) => id);
    const ids = shown.map(({ idOrganogramaPessoa }) => idOrganogramaPessoa);
    expect(ids.length < everybody.length).toBe(!LEAVING_ALL.includes(name));

    const told = await test.call(preview, { token, query: { ...query, ...order } as never });
    expect(told.data).toMatchObject({ qtdLembrar: ids.length });
    const before = await mailsOf(test, scene.company.id);
    const reply = await test.call(remind, { token, body: { ...query, ...order } as never });
    expect(reply.data).toEqual({ qtdLembrados: ids.length, qtdIgnorados: 0 });
    const after = await mailsOf(test, scene.company.id);
    const mailed = after.slice(0, after.length - before.length).map((mail) => mail.person_id ?? 0);
    expect(mailed.toSorted()).toEqual(ids.toSorted());
  });
});
