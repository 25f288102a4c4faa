import type { ApiQuery } from '@aferir/api-client/react';
import { defaultGridQuery, type GridQuery } from '@aferir/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toPageParams } from '../../shared/grid/to-page-params.ts';

type ImportPage = Pick<ReturnType<typeof toPageParams>, 'take' | 'index'>;

/** Reads what belongs to an import page by page. The page that was there stays in sight until the next one has come. */
export function useImportPages<List>(queryOf: (page: ImportPage) => ApiQuery<List>) {
  const [query, onQueryChange] = useState<GridQuery>(defaultGridQuery);
  const { take, index } = toPageParams(query);
  const read = useQuery({ ...queryOf({ take, index }), placeholderData: keepPreviousData });
  return { read, query, onQueryChange };
}
