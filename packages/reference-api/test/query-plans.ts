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
export async function explain(db: Db, { sql, parameters }: SeenQuery): Promise<PlanNode> {
  const explained = CompiledQuery.raw(`explain (format json) ${sql}`, [...parameters]);
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(explained);
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
  if (!plan) throw new Error(`There is no plan for ${sql}`);
  return plan;
}

/** A step of a plan with all that it is made of. */
export function stepsOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(stepsOf)];
}

/** Not so what begins a transaction or ends it. */
const hasPlan = /^(\/\*.*?\*\/ )?(select|insert|update|delete)/;

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
  const queries = new Map<string, SeenQuery>();
  await watchingQueries((query) => {
    if (hasPlan.test(query.sql)) queries.set(query.sql, query);
  }, work);
  const wholeReads = await database.inCompany(companyId, async (db) => {
    const found: string[] = [];
    for (const query of queries.values()) {
      for (const step of stepsOf(await explain(db, query))) {
        const table = step['Relation Name'] ?? '';
        if (step['Node Type'] === 'Seq Scan' && growing.test(table)) {
          found.push(`${table}: ${query.sql}`);
        }
      }
    }
    return found;
  });
  return { queryCount: queries.size, wholeReads };
}
