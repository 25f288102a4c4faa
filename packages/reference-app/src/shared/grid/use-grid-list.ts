import type { ApiProblem } from '@aferir/api-client';
import { type ApiQuery, addressQueryOf } from '@aferir/api-client/react';
import type { GridFilterOption, GridQuery } from '@aferir/ui';
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

/**
 * Reads the part of a list that the address names. The page that was there stays in sight until the next one has
 * come.
 */
export function useGridList<List>(
  queryOf: (page: ReturnType<typeof toPageParams>, filter: string | null) => ApiQuery<List>,
  filterOptions?: readonly GridFilterOption[],
): GridList<List> {
  const [query, onQueryChange] = useGridAddress(filterOptions?.map(({ value }) => value));
  const options = queryOf(toPageParams(query), query.filter);
  const read = useQuery({ ...options, placeholderData: keepPreviousData });
  const asked = addressQueryOf(options);
  return { read, query, onQueryChange, asked, ...(filterOptions && { filterOptions }) };
}
