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

/** The same, where a list is put in order by what its rows have come to as well: these orders are told apart from its own. */
export function orderOrRankOf<Column extends string, Ranked extends string>(
  word: OrderWord<Column> | undefined,
  isRanked: (by: string) => by is Ranked,
): { readonly order?: ListOrder<Exclude<Column, Ranked>>; readonly rank?: ListOrder<Ranked> } {
  const order = orderOf(word);
  if (!order) return {};
  const { by, isDescending } = order;
  return isRanked(by)
    ? { rank: { by, isDescending } }
    : { order: { by: by as Exclude<Column, Ranked>, isDescending } };
}

/** Whether a value of a query is an order. */
export function isOrder(value: unknown): value is ListOrder<string> {
  return typeof value === 'object' && value !== null && 'isDescending' in value;
}

/** Which way a statement goes by an order; rows without a value come last, either way. */
export function wayOf({ isDescending }: Pick<ListOrder<string>, 'isDescending'>) {
  return (item: OrderByItemBuilder) => (isDescending ? item.desc() : item.asc()).nullsLast();
}
