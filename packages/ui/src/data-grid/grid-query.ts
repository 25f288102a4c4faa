/** The page sizes a person can choose from. */
export const gridPageSizes = [5, 10, 30, 50, 100] as const;

/** One of the page sizes offered. */
export type GridPageSize = (typeof gridPageSizes)[number];

/** Which part of the records a grid shows. */
export interface GridQuery {
  /** From 1. */
  page: number;
  pageSize: GridPageSize;
  /** What was searched for; empty for everything. */
  search: string;
  /** The value of the chosen filter option; null for all. */
  filter: string | null;
}

/** What a grid shows before anybody chose anything. */
export const defaultGridQuery: GridQuery = { page: 1, pageSize: 30, search: '', filter: null };

/** One change a person makes to what a grid shows. */
export type GridQueryChange =
  | { type: 'page'; page: number }
  | { type: 'page-size'; pageSize: GridPageSize }
  | { type: 'search'; search: string }
  | { type: 'filter'; filter: string | null }
  | { type: 'clear' };

/** Applies a change. Whatever alters the set of records goes back to the first page. */
export function changeGridQuery(query: GridQuery, change: GridQueryChange): GridQuery {
  switch (change.type) {
    case 'page':
      return { ...query, page: Math.max(1, change.page) };
    case 'page-size':
      return { ...query, page: 1, pageSize: change.pageSize };
    case 'search':
      return { ...query, page: 1, search: change.search };
    case 'filter':
      return { ...query, page: 1, filter: change.filter };
    case 'clear':
      return { ...query, page: 1, search: '', filter: null };
  }
}

/** Whether a search or a filter leaves records out. */
export function isNarrowedDown({ search, filter }: GridQuery): boolean {
  return search !== '' || filter !== null;
}

/** A query out of anything, such as an address typed by hand: what makes no sense falls back. */
export function toGridQuery(input: {
  page?: unknown;
  pageSize?: unknown;
  search?: unknown;
  filter?: unknown;
}): GridQuery {
  const page = Number(input.page);
  const pageSize = gridPageSizes.find((size) => size === Number(input.pageSize));
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : defaultGridQuery.page,
    pageSize: pageSize ?? defaultGridQuery.pageSize,
    search: typeof input.search === 'string' ? input.search : defaultGridQuery.search,
    filter: typeof input.filter === 'string' && input.filter ? input.filter : null,
  };
}

/** How many pages a number of records fills; none for no records. */
export function pageCountOf(total: number, pageSize: number): number {
  return Math.ceil(total / pageSize);
}
