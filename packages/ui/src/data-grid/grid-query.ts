/** The page sizes a person can choose from. */
export const gridPageSizes = [5, 10, 30, 50, 100] as const;

/** One of the page sizes offered. */
export type GridPageSize = (typeof gridPageSizes)[number];

/** An order in which a grid shows its records. */
export interface GridSort {
  /** What a column calls it: `sort` of its meta. */
  key: string;
  isDescending: boolean;
}

/** Which part of the records a grid shows. */
export interface GridQuery {
  /** From 1. */
  page: number;
  pageSize: GridPageSize;
  /** What was searched for; empty for everything. */
  search: string;
  /** The value of the chosen filter option; null for all. */
  filter: string | null;
  /** The chosen order; null for the one that the records come in. */
  sort: GridSort | null;
}

/** What a grid shows before anybody chose anything. */
export const defaultGridQuery: GridQuery = {
  page: 1,
  pageSize: 30,
  search: '',
  filter: null,
  sort: null,
};

/** One change a person makes to what a grid shows. */
export type GridQueryChange =
  | { type: 'page'; page: number }
  | { type: 'page-size'; pageSize: GridPageSize }
  | { type: 'search'; search: string }
  | { type: 'filter'; filter: string | null }
  | { type: 'sort'; sort: GridSort | null }
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
    case 'sort':
      return { ...query, page: 1, sort: change.sort };
    case 'clear':
      return { ...query, page: 1, search: '', filter: null };
  }
}

/** The order after a press on the heading of a column: up, then down, then as the records come. */
export function nextSort(sort: GridSort | null, key: string): GridSort | null {
  if (sort?.key !== key) return { key, isDescending: false };
  return sort.isDescending ? null : { key, isDescending: true };
}

/** An order in a word, as an address has it: `nome`, or `-nome` from the last to the first. */
export function sortWordOf(sort: GridSort | null): string | null {
  return sort && (sort.isDescending ? `-${sort.key}` : sort.key);
}

/** Reads {@link sortWordOf}; whatever is no word of one of these keys is no order. */
export function toSort(word: unknown, keys: readonly string[]): GridSort | null {
  const [, minus, key = ''] = /^(-?)(.+)$/.exec(typeof word === 'string' ? word : '') ?? [];
  return keys.includes(key) ? { key, isDescending: minus === '-' } : null;
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
  sort?: GridSort | null;
}): GridQuery {
  const page = Number(input.page);
  const pageSize = gridPageSizes.find((size) => size === Number(input.pageSize));
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : defaultGridQuery.page,
    pageSize: pageSize ?? defaultGridQuery.pageSize,
    search: typeof input.search === 'string' ? input.search : defaultGridQuery.search,
    filter: typeof input.filter === 'string' && input.filter ? input.filter : null,
    sort: input.sort ?? null,
  };
}

/** How many pages a number of records fills; none for no records. */
export function pageCountOf(total: number, pageSize: number): number {
  return Math.ceil(total / pageSize);
}
