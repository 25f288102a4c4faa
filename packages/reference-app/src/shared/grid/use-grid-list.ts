import type { ApiQuery } from '@aferir/api-client/react';
import type { GridFilterOption, GridQuery } from '@aferir/ui';
import type { ListPage } from './to-list-page.ts';
import { useGridAddress } from './use-grid-address.ts';
import { type ListRead, useListRead } from './use-list-read.ts';

/** A list that is read page by page, and which part of it a grid shows. */
export interface GridList<List> extends ListRead<List> {
  readonly query: GridQuery;
  readonly onQueryChange: (query: GridQuery) => void;
  readonly filterOptions?: readonly GridFilterOption[];
}

/** What can be chosen of a list. */
export interface GridListChoices<Sort extends string> {
  filterOptions?: readonly GridFilterOption[];
  /** What its columns call the orders by them; of those shown with a filter, where that decides, the one that is asked for among them. */
  sorts?: readonly Sort[] | ((filter: string | null, asked: string) => readonly Sort[]);
}

/** Reads the part of a list that the address names. */
export function useGridList<List, const Sort extends string = never>(
  queryOf: (page: ListPage<Sort>, filter: string | null) => ApiQuery<List>,
  { filterOptions, sorts = [] }: GridListChoices<Sort> = {},
): GridList<List> {
  const filters = filterOptions?.map(({ value }) => value);
  const [query, onQueryChange] = useGridAddress(filters, sorts);
  const list = useListRead<List, Sort>(query, (page) => queryOf(page, query.filter));
  return { ...list, query, onQueryChange, ...(filterOptions && { filterOptions }) };
}
