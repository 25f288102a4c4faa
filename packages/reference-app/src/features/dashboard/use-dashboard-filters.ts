import type { operations } from '@aferir/api-client';
import {
  COMPARED_CYCLE_PARAM,
  CYCLE_PARAM,
  PERIOD_PARAMS,
  PLACE_PARAMS,
} from '../../shared/address/param-names.ts';
import { toId } from '../../shared/address/to-id.ts';
import { useAddressParams } from '../../shared/address/use-address-params.ts';
import { type ParamChanges, useParamChanges } from '../../shared/address/use-param-changes.ts';
import { peopleNarrowingMessages as texts } from '../../shared/people/people-narrowing-messages.ts';
import { isReversed, periodFiltersOf } from '../../shared/people/period-filters.ts';
import { placeFiltersOf } from '../../shared/people/place-filters.ts';

/** What the figures are narrowed down to, in the words of the calls; what is not there is not narrowed. */
export type DashboardFilters = Omit<
  NonNullable<operations['getDashboard']['parameters']['query']>,
  'cartoes'
>;

/** Parameters of the address to change; null takes one away. */
export type FilterChange = ParamChanges<FilterParam>;

/** What the figures of the home are narrowed down to. It is kept in the address. */
export interface DashboardFiltersState {
  readonly filters: DashboardFilters;
  /** The cycle that the one of the filters stands beside. */
  readonly comparedId: number | undefined;
  /** Why nothing can be read with them. */
  readonly fault: string | null;
  /** Whether they leave anything out. */
  readonly isNarrowed: boolean;
  readonly change: (change: FilterChange) => void;
  readonly clear: () => void;
}

const PARAMS = [
  ...Object.values(PLACE_PARAMS),
  ...Object.values(PERIOD_PARAMS),
  CYCLE_PARAM,
  COMPARED_CYCLE_PARAM,
] as const;
type FilterParam = (typeof PARAMS)[number];

const NOTHING = Object.fromEntries(PARAMS.map((param) => [param, null])) as FilterChange;

/** Reads the filters of the home from the address, and changes them there: each change is one step back. */
export function useDashboardFilters(): DashboardFiltersState {
  const [params] = useAddressParams();
  const change = useParamChanges<FilterParam>();
  const filters = dashboardFiltersOf(params);

  return {
    filters,
    comparedId: comparedCycleOf(params),
    fault: isReversed(filters) ? texts.reversed : null,
    isNarrowed: Object.keys(filters).length > 0,
    change,
    clear: () => change(NOTHING),
  };
}

/** The filters that an address says; what makes no sense is none. A cycle takes the place of months. */
export function dashboardFiltersOf(params: URLSearchParams): DashboardFilters {
  const cycle = toId(params.get(CYCLE_PARAM));
  const time = cycle === null ? periodFiltersOf(params) : { idCiclo: cycle };
  return { ...placeFiltersOf(params), ...time };
}

/** The cycle that an address names beside its own; undefined for the same one, or without one. */
export function comparedCycleOf(params: URLSearchParams): number | undefined {
  const cycle = toId(params.get(CYCLE_PARAM));
  const compared = toId(params.get(COMPARED_CYCLE_PARAM));
  return cycle === null || compared === cycle ? undefined : (compared ?? undefined);
}

/** What a report for the board is asked for; it knows no positions. */
export function boardQueryOf({ idOrganogramaCargo: _position, ...query }: DashboardFilters) {
  return query;
}
