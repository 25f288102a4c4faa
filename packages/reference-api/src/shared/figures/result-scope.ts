import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isOfAllMonths, periodOf, type Span, spanOf } from './period.ts';

/** Which results of people are looked at: those of some time, and those of a cycle. Where one is left out, all are. */
export interface ResultScope extends Span {
  readonly cycleId?: number | undefined;
}

/** What a call looks at; undefined for all results. */
export function resultScopeOf(query: {
  readonly mesInicio?: string | undefined;
  readonly mesFim?: string | undefined;
  readonly idCiclo?: number | undefined;
}): ResultScope | undefined {
  const period = periodOf(query);
  const cycleId = query.idCiclo || undefined;
  return isOfAllMonths(period) && !cycleId ? undefined : { ...spanOf(period), cycleId };
}

/** Whether only results of some time are looked at. */
export function isOfSomeTime({ from, before }: ResultScope): boolean {
  return from !== undefined || before !== undefined;
}

/** Whether a response is one of a cycle, null for one of none; without a cycle, each is. */
export function inCycle(
  column: string,
  { cycleId }: Pick<ResultScope, 'cycleId'>,
): RawBuilder<SqlBool> {
  return cycleId === undefined ? sql<SqlBool>`true` : sql<SqlBool>`${sql.ref(column)} = ${cycleId}`;
}
