import type { ApiProblem } from '@aferir/api-client';
import { type ApiQuery, addressQueryOf } from '@aferir/api-client/react';
import type { GridQuery } from '@aferir/ui';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ListPage, toListPage } from './to-list-page.ts';
import { MOST_ON_PAPER, type Paper, usePaper, usePrinting } from './use-paper.ts';

/** What a grid shows of a list that is read page by page. */
export interface ListRead<Shown> {
  readonly read: UseQueryResult<Shown, ApiProblem>;
  /** The list as it is printed. */
  readonly paper: Paper;
  /** What the list is narrowed down to, as its call takes it. */
  readonly asked: string;
}

/** How a page of a list is read, and what is shown of it. */
type ListQuery<List, Shown> = Omit<ApiQuery<List>, 'select'> & {
  readonly select?: (list: List) => Shown;
};

/**
 * Reads the page of a list that a grid shows, or all of it while it is printed. The page that was there stays in sight until
 * the next one has come.
 */
export function useListRead<List, Sort extends string = never, Shown = List>(
  query: GridQuery,
  queryOf: (page: ListPage<Sort>) => ListQuery<List, Shown>,
): ListRead<Shown> {
  const printing = usePrinting();
  const page = toListPage<Sort>(query);
  const shown = queryOf(page);
  const all = queryOf({ ...page, take: MOST_ON_PAPER, index: 0 });
  const read = useQuery<List, ApiProblem, Shown>({
    // What is printed is read each time.
    ...(printing.isAsked ? { ...all, gcTime: 0 } : shown),
    placeholderData: keepPreviousData,
  });
  const paper = usePaper(printing, read);
  return { read, paper, asked: addressQueryOf(shown) };
}
