import { defaultGridQuery, type GridQuery, toGridQuery } from '@aferir/ui';
import { GRID_PARAMS } from '../address/param-names.ts';
import { useAddressParams } from '../address/use-address-params.ts';

/**
 * Keeps what a grid shows in the address, so that reload, back and a shared link show the same.
 * A filter that is none of those given is none.
 */
export function useGridAddress(
  filters: readonly string[] = [],
): [GridQuery, (query: GridQuery) => void] {
  const [params, changeParams] = useAddressParams();
  const query = readGridQuery(params, filters);

  function change(next: GridQuery) {
    // Typing is one step back, not one for each pause.
    const replace = next.search !== query.search;
    changeParams((current) => writeGridQuery(current, next), { replace });
  }

  return [query, change];
}

/** What an address says about a grid that has these filters. */
export function readGridQuery(params: URLSearchParams, filters: readonly string[]): GridQuery {
  return toGridQuery({
    page: params.get(GRID_PARAMS.page),
    pageSize: params.get(GRID_PARAMS.pageSize),
    search: params.get(GRID_PARAMS.search),
    filter: filters.find((filter) => filter === params.get(GRID_PARAMS.filter)),
  });
}

/** Puts what a grid shows into an address; what is as usual is left out. */
export function writeGridQuery(params: URLSearchParams, query: GridQuery): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const key of ['page', 'pageSize', 'search', 'filter'] as const) {
    const value = query[key];
    if (value === defaultGridQuery[key] || value === null) next.delete(GRID_PARAMS[key]);
    else next.set(GRID_PARAMS[key], String(value));
  }
  return next;
}
