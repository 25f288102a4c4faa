// @engine both: the planner decides
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { loadContract } from '../src/operation/contract/load-contract.ts';
import type { OperationId } from '../src/operation/operation.ts';
import { openSharedScene, openTestApp, type TestRequest } from './build-test-app.ts';
import { fillCompany } from './crowded-company.ts';
import { isolationCases } from './isolation-arguments.ts';
import { createIsolationScene, type IsolationScene } from './isolation-scene.ts';
import {
  explainAndRun,
  type RunPlanNode,
  rowsReadBy,
  type SeenQuery,
  stepsOf,
  watchingQueries,
} from './query-plans.ts';
import { statedChanges } from './staleness-watch.ts';

const test = openTestApp({ emptied: 'once' });

/** Tables of responses, what was answered to them, and what grows with them, mails too. */
const growing = new Set([
  'disc_response',
  'disc_answer',
  'performance_response',
  'performance_response_competency',
  'performance_response_manager',
  'performance_manager_score',
  'mail_message',
]);

const lists: Partial<Record<OperationId, readonly NonNullable<TestRequest['query']>[]>> = {
  listEmployees: [
    { index: 20 },
    { filter: 'pessoa 4' },
    { cdStatus: 4 },
    { somenteAtivos: true },
    { idOrganogramaNo: 1, idOrganogramaCargo: 1 },
    { nmPerfil: 'Dominante', mesInicio: '2026-01' },
    ...['perfil', '-status', 'resposta', '-espera', 'lembrete'].map((ordem) => ({ ordem })),
  ],
  listPerformanceByEmployee: [
    { index: 20 },
    { filter: 'pessoa 4' },
    { cdStatus: 6 },
    { etapa: 'autoFeita', idOrganogramaNo: 1 },
    { etapa: 'autoFeita', mesInicio: '2026-01' },
    { somenteAtivos: true },
    ...['-status', 'resposta', '-espera', 'lembrete'].map((ordem) => ({ ordem })),
  ],
  listReportsOfManager: [{ index: 2 }, { filter: 'pessoa' }, { somenteImediatos: false }],
  listDiscOutcomeCounts: [{ somenteAtivos: true }],
  listDiscRequestsOfPerson: [{ filter: 'dominante' }],
};

/** Answers, which everybody sends at once, are as much to the point as what screens read. */
const writes: OperationId[] = [
  'updateDiscStatus',
  'saveDiscAnswers',
  'markPerformanceViewed',
  'saveManagerAnswer',
];

const changing = statedChanges(loadContract());
const screens = [...loadContract().operations.values()].filter(
  ({ id, method, isPlanned, schemes }) =>
    !isPlanned &&
    ((method === 'GET' && !changing.has(id)) || writes.includes(id)) &&
    isolationCases[id] &&
    schemes.length > 0,
);

const scene = openSharedScene(test, async () => {
  const target = await createIsolationScene(test);
  await fillCompany(test.database, {
    companyId: target.companyId,
    managerId: target.reviews.managerId,
    departmentId: await departmentOf(target),
  });
  return { ...target, sizes: await countRows(), credentials: await credentialsOf(target) };
});

it('knows many screens', () => {
  expect(screens.length).toBeGreaterThan(50);
});

it.each(screens)('$id reads no whole table of responses', async ({ id }) => {
  const queries = await queriesOf(id);
  const faults: string[] = [];
  await test.database.inCompany(scene.companyId, async (db) => {
    for (const query of queries) {
      const read = tablesReadWhole(await explainAndRun(db, query), scene.sizes);
      if (read.length > 0) faults.push(`all of ${read.join(', ')}: ${query.sql}`);
    }
  });
  expect(faults).toEqual([]);
});

/** What other screens have asked too: its plan is known. */
const explained = new Set<string>();

/** Opens a screen as everybody who may, and gives the distinct new queries about responses. */
async function queriesOf(id: OperationId): Promise<SeenQuery[]> {
  const queries: SeenQuery[] = [];
  const keep = (query: SeenQuery) => {
    const isAboutResponses = [...growing].some((table) => query.sql.includes(`"${table}"`));
    if (!isAboutResponses || explained.has(query.sql)) return;
    explained.add(query.sql);
    queries.push(query);
  };
  const given = isolationCases[id]?.request(scene) ?? {};
  const variants = [{}, ...(lists[id] ?? [])].map((query) => ({
    ...given,
    query: { ...given.query, ...query },
  }));
  let isOpened = false;
  await watchingQueries(keep, async () => {
    for (const credential of scene.credentials) {
      for (const variant of variants) {
        const params = whole(given, credential.link ?? scene.open.link, scene);
        const { status } = await test.call(id, { ...variant, ...params, ...credential });
        isOpened ||= status === 200;
        if (status !== 200) break;
      }
    }
  });
  expect(isOpened).toBe(true);
  return queries;
}

/** The places of an address with a link that opens it, where the walk has one that was cut. */
function whole(
  { params = {}, query = {} }: TestRequest,
  hash: string,
  { training, game }: IsolationScene,
) {
  if ('hsGame' in query) return { query: { hsGame: game.hs, idPessoa: game.personId } };
  if ('hash' in params) return { params: { hash } };
  return 'hs' in params ? { params: { ...training.seat } } : {};
}

async function credentialsOf(
  scene: IsolationScene,
): Promise<Pick<TestRequest, 'token' | 'link'>[]> {
  return [
    { token: await scene.openStaff() },
    await scene.credentialOf('the employee'),
    await scene.credentialOf('a manager of the person'),
    await scene.credentialOf('a link of a manager of the person'),
    await scene.credentialOf('a manager of somebody else'),
    { link: scene.open.link },
    { link: scene.reviews.openLink },
  ];
}

function departmentOf({ companyId, personId }: IsolationScene): Promise<number> {
  return test.database.inCompany(companyId, async (db) => {
    const { department_id } = await db
      .selectFrom('person')
      .where('id', '=', personId)
      .select('department_id')
      .executeTakeFirstOrThrow();
    return department_id ?? 0;
  });
}

/** Rows of each table of responses. */
async function countRows(): Promise<Map<string, number>> {
  const { rows } = await sql<{ name: string; rows: number }>`
    select relname as name, reltuples as rows from pg_class
    where relname in (${sql.join([...growing])})`.execute(test.database.owner);
  return new Map(rows.map((table) => [table.name, table.rows]));
}

/** The tables of which a plan reads more than half, however it gets at their rows. */
function tablesReadWhole(plan: RunPlanNode, sizes: Map<string, number>): string[] {
  return stepsOf(plan)
    .filter((step) => rowsReadBy(step) > (sizes.get(step['Relation Name'] ?? '') ?? Infinity) / 2)
    .map((step) => `${step['Relation Name']} (${rowsReadBy(step)} rows)`);
}
