import { type GridQuery, sortWordOf } from '@aferir/ui';
import { toPageParams } from './to-page-params.ts';

/** A page of a list, and the order in which it is read. */
export type ListPage<Sort extends string = never> = ReturnType<typeof toPageParams> & {
  ordem?: Sort | `-${Sort}`;
};

/** The page of a list that a grid shows, in the order in which it shows it. */
export function toListPage<Sort extends string>(query: GridQuery): ListPage<Sort> {
  const ordem = sortWordOf(query.sort) as Sort | `-${Sort}` | null;
  return { ...toPageParams(query), ...(ordem && { ordem }) };
}
