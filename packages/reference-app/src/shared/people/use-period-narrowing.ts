import type { GridNarrowing } from '@aferir/ui';
import { PERIOD_PARAMS } from '../address/param-names.ts';
import { useAddressParams } from '../address/use-address-params.ts';
import { useParamNarrowing } from '../address/use-param-narrowing.ts';
import { isReversed, type PeriodFilters, periodFiltersOf, periodText } from './period-filters.ts';

/** The months that the address narrows a list of people down to, and the chip that says so. */
export interface PeriodNarrowing {
  /** For the call that reads the list. */
  readonly period: PeriodFilters;
  readonly periodNarrowings: readonly GridNarrowing[];
}

/** Reads the months from the address; `label` says in the chip what of people is of them. */
export function usePeriodNarrowing(label: (period: string) => string): PeriodNarrowing {
  const [params] = useAddressParams();
  const narrowing = useParamNarrowing();
  const asked = periodFiltersOf(params);
  const period = isReversed(asked) ? {} : asked;
  const text = periodText(period);
  const { from, to } = PERIOD_PARAMS;
  return { period, periodNarrowings: text ? [narrowing([from, to], label(text))] : [] };
}
