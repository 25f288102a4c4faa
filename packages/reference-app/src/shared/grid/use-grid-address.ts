import {
  defaultGridQuery,
  type GridPageSize,
  type GridQuery,
  type GridSort,
  sortWordOf,
  toGridQuery,
  toSort,
} from '@aferir/ui';
import { GRID_PARAMS } from '../address/param-names.ts';
import { useAddressParams } from '../address/use-address-params.ts';
import { usualPageSize } from './usual-page-size.ts';

/** The orders of a grid, or those that it has with a filter; where it can't name them all before it is read, the one that is asked for. */
type Sorts = readonly string[] | ((filter: string | null, asked: string) => readonly string[]);

/**
 * Keeps what a grid shows in the address, so that reload, back and a shared link show the same.
 * A filter or an order that is none of those given is none.
 */
export function useGridAddress(
  filters: readonly string[] = [],
  sorts: Sorts = [],
): [GridQuery, (query: GridQuery) => void] {
  const [params, changeParams] = useAddressParams();
  const query = readGridQuery(params, filters, sorts);

  function change(next: GridQuery) {
    // Typing is one step back, not one for each pause.
    const replace = next.search !== query.search;
    // Another filter may show no column of the order that there was.
    const sort = sortIn(sorts, next.filter, sortWordOf(next.sort));
    changeParams((current) => writeGridQuery(current, { ...next, sort }), { replace });
  }

  return [query, change];
}

/** What an address says about a grid that has these filters and orders. */
export function readGridQuery(
  params: URLSearchParams,
  filters: readonly string[],
  sorts: Sorts = [],
): GridQuery {
  const filter = filters.find((one) => one === params.get(GRID_PARAMS.filter));
  const query = toGridQuery({
    page: params.get(GRID_PARAMS.page),
    pageSize: params.get(GRID_PARAMS.pageSize),
    search: params.get(GRID_PARAMS.search),
    filter,
    sort: sortIn(sorts, filter ?? null, params.get(GRID_PARAMS.sort)),
  });
  return params.has(GRID_PARAMS.pageSize) ? query : { ...query, pageSize: impliedPageSize(query) };
}

/** Puts what a grid shows into an address; what is as usual is left out. */
export function writeGridQuery(params: URLSearchParams, query: GridQuery): URLSearchParams {
  const next = new URLSearchParams(params);
  const usual = { ...defaultGridQuery, pageSize: impliedPageSize(query) };
  const shown = { ...query, sort: sortWordOf(query.sort) };
  for (const key of ['page', 'pageSize', 'search', 'filter', 'sort'] as const) {
    const value = shown[key];
    if (value === usual[key] || value === null) next.delete(GRID_PARAMS[key]);
    else next.set(GRID_PARAMS[key], String(value));
  }
  return next;
}

function sortIn(sorts: Sorts, filter: string | null, word: string | null): GridSort | null {
  const asked = word?.replace(/^-/, '') ?? '';
  return toSort(word, typeof sorts === 'function' ? sorts(filter, asked) : sorts);
}

/** The page size of an address that says none. Pages after the first hold the same people on every device. */
function impliedPageSize({ page }: GridQuery): GridPageSize {
  return page === 1 ? usualPageSize() : defaultGridQuery.pageSize;
}
