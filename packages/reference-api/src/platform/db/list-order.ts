import type { OrderByItemBuilder } from 'kysely';

/** An order as the contract words it: a column, with a minus from the last to the first. */
export type OrderWord<Column extends string> = Column | `-${Column}`;

/** An order in which a list is read. */
export interface ListOrder<Column extends string> {
  readonly by: Column;
  readonly isDescending: boolean;
}

/** The order that a call asks for; undefined where it asks for none. */
export function orderOf<Column extends string>(
  word: OrderWord<Column> | undefined,
): ListOrder<Column> | undefined {
  if (word === undefined) return undefined;
  const isDescending = word.startsWith('-');
  return { by: (isDescending ? word.slice(1) : word) as Column, isDescending };
}

/** Whether a value of a query is an order. */
export function isOrder(value: unknown): value is ListOrder<string> {
  return typeof value === 'object' && value !== null && 'isDescending' in value;
}

/** Which way a statement goes by an order; rows without a value come last, either way. */
export function wayOf({ isDescending }: Pick<ListOrder<string>, 'isDescending'>) {
  return (item: OrderByItemBuilder) => (isDescending ? item.desc() : item.asc()).nullsLast();
}
