// @engine both: plans
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openScene, openTestApp, type TestRequest } from '../../../test/build-test-app.ts';
import { fillInSteps } from '../../../test/crowded-company.ts';
import { plansDuring, stepsOf, wholeReadsDuring, wholeReadsOf } from '../../../test/query-plans.ts';
import type { OperationId } from '../../operation/operation.ts';
import { createOrganizationScene } from './testing/organization-scene.ts';

const test = openTestApp();

const scene = openScene(async () => {
  const small = await createOrganizationScene(test);
  const large = await createOrganizationScene(test);
  const [smallTop, largeTop] = [await small.add('Diretoria'), await large.add('Diretoria')];
  await fill(small.companyId, smallTop, 120);
  await fill(large.companyId, largeTop, 2500);
  return { small: { ...small, top: smallTop }, large: { ...large, top: largeTop } };
});

/** Adds a broad tree below a department that begins with a long chain, and in each two people, of whom one manages it. */
const fill = (companyId: number, parentId: number, count: number) => {
  const company = sql`${companyId}::bigint`;
  const ids = companyId * 100_000;
  return fillInSteps(test.database, companyId, [
    sql`insert into department (company_id, id, name, parent_id)
      select ${company}, ${sql.lit(ids)} + n, 'Departamento ' || n,
        case n when 1 then ${parentId}::bigint
          else ${sql.lit(ids)} + case when n <= 100 then n - 1 else n / 8 end end
      from generate_series(1, ${sql.lit(count)}) n`,
    sql`insert into person (company_id, name, department_id)
      select ${company}, 'Pessoa ' || n || ' ' || id, id from department, generate_series(1, 2) n
      where company_id = ${company} and id > ${sql.lit(ids)}`,
    sql`insert into department_manager (company_id, department_id, person_id)
      select ${company}, department_id, min(id) from person
      where company_id = ${company} group by department_id`,
  ]);
};

const readDepartment = (top: number): Call => [
  'getDepartment',
  { params: { idOrganogramaNo: top } },
];

const readsOf = (top: number): readonly Call[] => [
  ['getOrganizationChart', {}],
  ['listDepartments', { query: { filter: 'departamento 2', ordem: 'gestor' } }],
  ['searchOrganization', { query: { filter: 'pessoa 2' } }],
  ['getLastOrganizationChange', {}],
  ['listDepartmentChoices', { query: { filter: 'departamento 2' } }],
  readDepartment(top),
  ['listDepartmentPeople', { query: { idOrganogramaNo: top, filter: 'pessoa' } }],
  ['listPeopleWithoutDepartment', {}],
];

type Call = readonly [OperationId, TestRequest];

const growing = /^(department|person)/;

const makeCalls = (token: string, calls: readonly Call[]) => async () => {
  for (const [id, request] of calls) {
    const reply = await test.call(id, { token, ...request });
    expect(reply.status, id).toBe(200);
  }
};

it('reads a small company by indexes, however large the others are', async () => {
  const { companyId, token, top } = scene.small;
  const { queryCount, wholeReads } = await wholeReadsDuring(
    test.database,
    { companyId, growing },
    makeCalls(token, readsOf(top)),
  );
  expect(queryCount).toBeGreaterThan(readsOf(0).length);
  expect(wholeReads).toEqual([]);
});

it('goes down a deep tree by an index, in a company that most departments are of', async () => {
  const { companyId, token, top } = scene.large;
  const read = makeCalls(token, [readDepartment(top)]);
  const plans = await plansDuring(test.database, companyId, read);
  const descents = plans
    .flatMap(({ plan }) => stepsOf(plan))
    .filter((step) => step['Node Type'] === 'Recursive Union');
  expect(descents).toHaveLength(1);
  expect(descents.flatMap((descent) => wholeReadsOf(descent, growing))).toEqual([]);
});
