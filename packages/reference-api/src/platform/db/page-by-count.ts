import { compareKnown } from '@aferir/domain';
import type { ListOrder } from './list-order.ts';
import type { PageQuery } from './people-list.ts';

/**
 * A page of rows that are put in order by what was counted of all of them; those without a count come last, either way, and equal ones
 * stay as they stood.
 */
export function pageByCount<Row>(
  rows: readonly Row[],
  countOf: (row: Row) => number | null,
  { isDescending, take, page }: Pick<ListOrder<string>, 'isDescending'> & PageQuery,
): Row[] {
  const compare = (one: number, other: number) => one - other;
  return rows
    .map((row) => ({ row, count: countOf(row) }))
    .toSorted(({ count: one }, { count: other }) =>
      compareKnown(one, other, { isDescending, compare }),
    )
    .slice(page * take, (page + 1) * take)
    .map(({ row }) => row);
}
