import type { ApiProblem } from '@aferir/api-client';
import { type ApiQuery, addressQueryOf } from '@aferir/api-client/react';
import { type GridFilterOption, type GridQuery, sortWordOf } from '@aferir/ui';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { toPageParams } from './to-page-params.ts';
import { useGridAddress } from './use-grid-address.ts';

/** A list that is read page by page, and which part of it a grid shows. */
export interface GridList<List> {
  readonly read: UseQueryResult<List, ApiProblem>;
  readonly query: GridQuery;
  readonly onQueryChange: (query: GridQuery) => void;
  readonly filterOptions?: readonly GridFilterOption[];
  /** What the list is narrowed down to, as its call takes it. */
  readonly asked: string;
}

/** A page of a list, and the order in which it is read. */
export type ListPage<Sort extends string = never> = ReturnType<typeof toPageParams> & {
  ordem?: Sort | `-${Sort}`;
};

/** What can be chosen of a list. */
export interface GridListChoices<Sort extends string> {
  filterOptions?: readonly GridFilterOption[];
  /** What its columns call the orders by them; of those shown with a filter, where that decides, the one that is asked for among them. */
  sorts?: readonly Sort[] | ((filter: string | null, asked: string) => readonly Sort[]);
}

/** The page of a list that a grid shows, in the order in which it shows it. */
export function toListPage<Sort extends string>(query: GridQuery): ListPage<Sort> {
  const ordem = sortWordOf(query.sort) as Sort | `-${Sort}` | null;
  return { ...toPageParams(query), ...(ordem && { ordem }) };
}

/**
 * Reads the part of a list that the address names. The page that was there stays in sight until the next one has
 * come.
 */
export function useGridList<List, const Sort extends string = never>(
  queryOf: (page: ListPage<Sort>, filter: string | null) => ApiQuery<List>,
  { filterOptions, sorts = [] }: GridListChoices<Sort> = {},
): GridList<List> {
  const filters = filterOptions?.map(({ value }) => value);
  const [query, onQueryChange] = useGridAddress(filters, sorts);
  const options = queryOf(toListPage<Sort>(query), query.filter);
  const read = useQuery({ ...options, placeholderData: keepPreviousData });
  const asked = addressQueryOf(options);
  return { read, query, onQueryChange, asked, ...(filterOptions && { filterOptions }) };
}
