import { type ApiQuery, addressQueryOf } from '@aferir/api-client/react';
import { defaultGridQuery, type GridQuery } from '@aferir/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ListPage, toListPage } from '../../shared/grid/use-grid-list.ts';

type ImportPage<Sort extends string> = Omit<ListPage<Sort>, 'filter'>;

/** Reads what belongs to an import page by page. The page that was there stays in sight until the next one has come. */
export function useImportPages<List, Sort extends string = never>(
  queryOf: (page: ImportPage<Sort>) => ApiQuery<List>,
) {
  const [query, onQueryChange] = useState<GridQuery>(defaultGridQuery);
  const { filter: _, ...page } = toListPage<Sort>(query);
  const options = queryOf(page);
  const read = useQuery({ ...options, placeholderData: keepPreviousData });
  return { read, query, onQueryChange, asked: addressQueryOf(options) };
}
