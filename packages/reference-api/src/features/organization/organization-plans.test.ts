// @engine both: plans
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openScene, openTestApp, type TestRequest } from '../../../test/build-test-app.ts';
import {
  explain,
  type PlanNode,
  type SeenQuery,
  stepsOf,
  watchingQueries,
} from '../../../test/query-plans.ts';
import type { OperationId } from '../../operation/operation.ts';
import { createOrganizationScene, type OrganizationScene } from './testing/organization-scene.ts';

const test = openTestApp();

const scene = openScene(async () => {
  const small = await createOrganizationScene(test);
  const large = await createOrganizationScene(test);
  const [smallTop, largeTop] = [await small.add('Diretoria'), await large.add('Diretoria')];
  await fill(small.companyId, smallTop, 120);
  await fill(large.companyId, largeTop, 2500);
  await sql`analyze`.execute(test.database.owner);
  return { small: { ...small, top: smallTop }, large: { ...large, top: largeTop } };
});

/** Adds a broad tree below a department that begins with a long chain, and in each two people, of whom one manages it. */
const fill = (companyId: number, parentId: number, count: number) =>
  test.database.inCompany(companyId, async (db) => {
    const company = sql`${companyId}::bigint`;
    const ids = companyId * 100_000;
    await sql`insert into department (company_id, id, name, parent_id)
      select ${company}, ${sql.lit(ids)} + n, 'Departamento ' || n,
        case n when 1 then ${parentId}::bigint
          else ${sql.lit(ids)} + case when n <= 100 then n - 1 else n / 8 end end
      from generate_series(1, ${sql.lit(count)}) n`.execute(db);
    await sql`insert into person (company_id, name, department_id)
      select ${company}, 'Pessoa ' || n || ' ' || id, id from department, generate_series(1, 2) n
      where company_id = ${company} and id > ${sql.lit(ids)}`.execute(db);
    await sql`insert into department_manager (company_id, department_id, person_id)
      select ${company}, department_id, min(id) from person
      where company_id = ${company} group by department_id`.execute(db);
  });

const readDepartment = (top: number): Call => [
  'getDepartment',
  { params: { idOrganogramaNo: top } },
];

const readsOf = (top: number): readonly Call[] => [
  ['getOrganizationChart', {}],
  ['searchOrganization', { query: { filter: 'pessoa 2' } }],
  ['getLastOrganizationChange', {}],
  ['listDepartmentChoices', { query: { filter: 'departamento 2' } }],
  readDepartment(top),
  ['listDepartmentPeople', { query: { idOrganogramaNo: top, filter: 'pessoa' } }],
  ['listPeopleWithoutDepartment', {}],
];

type Call = readonly [OperationId, TestRequest];

/** The plans of all that calls ask. */
async function plansOf(
  { companyId, token }: OrganizationScene,
  calls: readonly Call[],
): Promise<PlanNode[]> {
  const queries = new Map<string, SeenQuery>();
  await watchingQueries(
    (query) => queries.set(query.sql, query),
    async () => {
      for (const [id, request] of calls) {
        const reply = await test.call(id, { token, ...request });
        expect(reply.status, id).toBe(200);
      }
    },
  );
  return test.database.inCompany(companyId, async (db) => {
    const plans: PlanNode[] = [];
    for (const query of queries.values()) plans.push(await explain(db, query));
    return plans;
  });
}

const readWhole = (plans: readonly PlanNode[]) =>
  plans
    .flatMap(stepsOf)
    .filter((step) => step['Node Type'] === 'Seq Scan')
    .flatMap((step) => step['Relation Name'] ?? [])
    .filter((table) => /^(department|person)/.test(table));

it('reads a small company by indexes, however large the others are', async () => {
  const plans = await plansOf(scene.small, readsOf(scene.small.top));
  expect(plans.length).toBeGreaterThan(readsOf(0).length);
  expect(readWhole(plans)).toEqual([]);
});

it('goes down a deep tree by an index, in a company that most departments are of', async () => {
  const plans = await plansOf(scene.large, [readDepartment(scene.large.top)]);
  const descents = plans.flatMap(stepsOf).filter((step) => step['Node Type'] === 'Recursive Union');
  expect(descents).toHaveLength(1);
  expect(readWhole(descents)).toEqual([]);
});
