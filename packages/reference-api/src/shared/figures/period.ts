import { monthAt, monthIndex, startOfDay } from '@aferir/domain';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { invalidField } from '../../platform/errors/failures.ts';
import { figuresMessages } from './figures-messages.ts';

/** Months by their numbers, both included. Where one is left out, that end is open. */
export interface Period {
  readonly firstMonth?: number | undefined;
  readonly lastMonth?: number | undefined;
}

/** From a moment on, and before another. Where one is left out, that end is open. */
export interface Span {
  readonly from?: Date | undefined;
  readonly before?: Date | undefined;
}

/** The months that a call names. Refuses a last one that comes before the first. */
export function periodOf(query: {
  readonly mesInicio?: string | undefined;
  readonly mesFim?: string | undefined;
}): Period {
  const [firstMonth, lastMonth] = [query.mesInicio, query.mesFim].map((month) =>
    month === undefined ? undefined : monthIndex(month),
  );
  if (firstMonth !== undefined && lastMonth !== undefined && lastMonth < firstMonth) {
    throw invalidField('mesFim', figuresMessages.periodReversed);
  }
  return { firstMonth, lastMonth };
}

/** The same in moments, as seen in São Paulo. */
export function spanOf({ firstMonth, lastMonth }: Period): Span {
  const startOf = (month: number) => startOfDay(`${monthAt(month)}-01`);
  return {
    from: firstMonth === undefined ? undefined : startOf(firstMonth),
    before: lastMonth === undefined ? undefined : startOf(lastMonth + 1),
  };
}

/** Whether a period is all of the time. */
export function isOfAllMonths({ firstMonth, lastMonth }: Period): boolean {
  return firstMonth === undefined && lastMonth === undefined;
}

/** Whether a moment is in a period. */
export function inPeriod(moment: string, period: Period): RawBuilder<SqlBool> {
  return inSpan(moment, spanOf(period));
}

/** Whether a moment is in a span. */
export function inSpan(moment: string, { from, before }: Span): RawBuilder<SqlBool> {
  return between(moment, from, before);
}

/** Whether the number of a month is one of a period. */
export function inMonths(month: string, { firstMonth, lastMonth }: Period): RawBuilder<SqlBool> {
  return between(month, firstMonth, lastMonth === undefined ? undefined : lastMonth + 1);
}

function between(
  column: string,
  from: Date | number | undefined,
  before: Date | number | undefined,
): RawBuilder<SqlBool> {
  const at = sql.ref(column);
  const begun = from === undefined ? sql`true` : sql`${at} >= ${from}`;
  return before === undefined
    ? sql<SqlBool>`${begun}`
    : sql<SqlBool>`${begun} and ${at} < ${before}`;
}
