import type { ApiQuery } from '@aferir/api-client/react';
import { defaultGridQuery, type GridQuery } from '@aferir/ui';
import { useState } from 'react';
import type { ListPage } from '../../shared/grid/to-list-page.ts';
import { useListRead } from '../../shared/grid/use-list-read.ts';

type ImportPage<Sort extends string> = Omit<ListPage<Sort>, 'filter'>;

/** Reads what belongs to an import page by page. */
export function useImportPages<List, Sort extends string = never>(
  queryOf: (page: ImportPage<Sort>) => ApiQuery<List>,
) {
  const [query, onQueryChange] = useState<GridQuery>(defaultGridQuery);
  const list = useListRead<List, Sort>(query, ({ filter: _, ...page }) => queryOf(page));
  return { ...list, query, onQueryChange };
}
