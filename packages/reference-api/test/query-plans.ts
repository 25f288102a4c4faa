import { CompiledQuery, DefaultQueryExecutor } from 'kysely';
import { vi } from 'vitest';
import type { Database, Db } from '../src/platform/db/database.ts';

/** What `explain` tells of a step of a plan. */
export interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Plan Rows': number;
  readonly Plans?: readonly PlanNode[];
}

/** A statement with its values. */
export type SeenQuery = Pick<CompiledQuery, 'sql' | 'parameters'>;

/** Hands over each query that is asked while `work` is done. */
export async function watchingQueries(
  onQuery: (query: SeenQuery) => void,
  work: () => Promise<unknown>,
): Promise<void> {
  const execute = DefaultQueryExecutor.prototype.executeQuery;
  const spy = vi.spyOn(DefaultQueryExecutor.prototype, 'executeQuery').mockImplementation(function (
    this: DefaultQueryExecutor,
    query,
  ) {
    onQuery(query);
    return execute.call(this, query) as never;
  });
  try {
    await work();
  } finally {
    spy.mockRestore();
  }
}

/** The plan that the database makes for a query. */
export function explain(db: Db, query: SeenQuery): Promise<PlanNode> {
  return planOf(db, query, 'format json');
}

/** The plan that the database makes for a query, carried out. What the query writes is written. */
export function explainAndRun(db: Db, query: SeenQuery): Promise<RunPlanNode> {
  return planOf(db, query, 'analyze, timing off, format json');
}

async function planOf<Node extends PlanNode>(
  db: Db,
  { sql, parameters }: SeenQuery,
  options: string,
): Promise<Node> {
  const explained = CompiledQuery.raw(`explain (${options}) ${sql}`, [...parameters]);
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': { Plan: Node }[] }>(explained);
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
  if (!plan) throw new Error(`There is no plan for ${sql}`);
  return plan;
}

/** A step of a plan that was carried out, each time that its parent asked it to be. */
export interface RunPlanNode extends PlanNode {
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly RunPlanNode[];
}

/** How many rows a step read, those among them that it then left out. */
export function rowsReadBy(step: RunPlanNode): number {
  const { 'Rows Removed by Filter': filtered = 0 } = step;
  const { 'Rows Removed by Index Recheck': rechecked = 0 } = step;
  return (step['Actual Rows'] + filtered + rechecked) * step['Actual Loops'];
}

/** A step of a plan with all that it is made of. */
export function stepsOf<Node extends PlanNode>(node: Node): Node[] {
  return [node, ...((node.Plans ?? []) as readonly Node[]).flatMap(stepsOf)];
}

/** Not so what begins a transaction or ends it. */
const hasPlan = /^\s*(\/\*.*?\*\/ )?(with|select|insert|update|delete)/;

/** A query with what the database makes of it. */
export interface PlannedQuery {
  readonly sql: string;
  readonly plan: PlanNode;
}

/** What is asked while `work` is done, each different query with the plan that it has for a company. */
export async function plansDuring(
  database: Database,
  companyId: number,
  work: () => Promise<unknown>,
): Promise<PlannedQuery[]> {
  const queries = new Map<string, SeenQuery>();
  await watchingQueries((query) => {
    if (hasPlan.test(query.sql)) queries.set(query.sql, query);
  }, work);
  return database.inCompany(companyId, async (db) => {
    const planned: PlannedQuery[] = [];
    for (const query of queries.values()) {
      planned.push({ sql: query.sql, plan: await explain(db, query) });
    }
    return planned;
  });
}

/** Which of some tables a plan reads as a whole. */
export function wholeReadsOf(plan: PlanNode, growing: RegExp): string[] {
  return stepsOf(plan)
    .filter((step) => step['Node Type'] === 'Seq Scan')
    .map((step) => step['Relation Name'] ?? '')
    .filter((table) => growing.test(table));
}

/** Whose queries are looked at, and the tables that none of them may read from end to end. */
export interface WatchedTables {
  readonly companyId: number;
  readonly growing: RegExp;
}

/** What is asked while `work` is done: how many different queries, and which of them read a growing table as a whole. */
export async function wholeReadsDuring(
  database: Database,
  { companyId, growing }: WatchedTables,
  work: () => Promise<unknown>,
): Promise<{ queryCount: number; wholeReads: string[] }> {
  const planned = await plansDuring(database, companyId, work);
  const wholeReads = planned.flatMap(({ sql, plan }) =>
    wholeReadsOf(plan, growing).map((table) => `${table}: ${sql}`),
  );
  return { queryCount: planned.length, wholeReads };
}
