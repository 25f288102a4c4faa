import { CompiledQuery, DefaultQueryExecutor, sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { loadContract } from '../src/contract/load-contract.ts';
import type { OperationId } from '../src/operation/operation.ts';
import { openTestApp, type TestRequest } from './build-test-app.ts';
import { fillCompany } from './crowded-company.ts';
import { isolationCases } from './isolation-arguments.ts';
import { createIsolationScene, type IsolationScene } from './isolation-scene.ts';

const test = openTestApp();

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
  listEmployees: [{ index: 20 }, { filter: 'pessoa 4' }, { cdStatus: 4 }, { somenteAtivos: true }],
  listPerformanceByEmployee: [
    { index: 20 },
    { filter: 'pessoa 4' },
    { cdStatus: 6 },
    { somenteAtivos: true },
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

it('reads no whole table of responses on the way to any screen', async () => {
  const scene = await createIsolationScene(test);
  await fillCompany(test.database, {
    companyId: scene.companyId,
    managerId: scene.reviews.managerId,
    departmentId: await departmentOf(scene),
  });
  const queries = await collectQueries(scene);

  const sizes = await countRows();
  const faults: string[] = [];
  await test.database.inCompany(scene.companyId, async (db) => {
    for (const [text, { parameters, operation }] of queries) {
      const explained = CompiledQuery.raw(`explain (format json) ${text}`, [...parameters]);
      const { rows } = await db.executeQuery<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(explained);
      const read = tablesReadWhole(rows[0]?.['QUERY PLAN'][0]?.Plan, sizes);
      if (read.length > 0) faults.push(`${operation} reads all of ${read.join(', ')}: ${text}`);
    }
  });
  expect(faults).toEqual([]);
}, 120_000);

interface SeenQuery {
  parameters: readonly unknown[];
  operation: OperationId;
}

/** Opens every screen as everybody who may, and gives the distinct queries about responses. */
async function collectQueries(scene: IsolationScene): Promise<Map<string, SeenQuery>> {
  const queries = new Map<string, SeenQuery>();
  let operation: OperationId = 'getStaffUser';
  const execute = DefaultQueryExecutor.prototype.executeQuery;
  const spy = vi.spyOn(DefaultQueryExecutor.prototype, 'executeQuery').mockImplementation(function (
    this: DefaultQueryExecutor,
    query,
  ) {
    const isAboutResponses = [...growing].some((table) => query.sql.includes(`"${table}"`));
    if (isAboutResponses && !queries.has(query.sql)) {
      queries.set(query.sql, { parameters: query.parameters, operation });
    }
    return execute.call(this, query) as never;
  });
  try {
    const credentials = await credentialsOf(scene);
    const unopened: string[] = [];
    for (const stated of loadContract().operations.values()) {
      const isScreen = stated.method === 'GET' || writes.includes(stated.id);
      const { request } = isolationCases[stated.id] ?? {};
      if (stated.isPlanned || !isScreen || !request || stated.schemes.length === 0) continue;
      operation = stated.id;
      const given = request(scene);
      const variants = [{}, ...(lists[operation] ?? [])].map((query) => ({
        ...given,
        query: { ...given.query, ...query },
      }));
      let isOpened = false;
      for (const credential of credentials) {
        for (const variant of variants) {
          const hash = credential.link ?? scene.open.link;
          const params = 'hash' in (given.params ?? {}) ? { params: { hash } } : {};
          const { status } = await test.call(operation, { ...variant, ...params, ...credential });
          isOpened ||= status === 200;
          if (status !== 200) break;
        }
      }
      if (!isOpened) unopened.push(operation);
    }
    expect(unopened).toEqual([]);
  } finally {
    spy.mockRestore();
  }
  return queries;
}

async function credentialsOf(
  scene: IsolationScene,
): Promise<Pick<TestRequest, 'token' | 'link'>[]> {
  return [
    { token: await scene.openStaff() },
    await scene.credentialOf('the employee'),
    await scene.credentialOf('a manager of the person'),
    await scene.credentialOf('a link of a manager of the person'),
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

/** What `explain` tells of a step of a plan. */
interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Plan Rows': number;
  Plans?: PlanNode[];
}

/** The tables that a plan reads from one end to the other, or most of by an index. */
function tablesReadWhole(node: PlanNode | undefined, sizes: Map<string, number>): string[] {
  if (!node) return [];
  const { 'Relation Name': table = '', 'Node Type': step, 'Plan Rows': rows, Plans = [] } = node;
  const size = sizes.get(table);
  const isWhole = size !== undefined && (step === 'Seq Scan' || rows > size / 2);
  return [...(isWhole ? [table] : []), ...Plans.flatMap((part) => tablesReadWhole(part, sizes))];
}
