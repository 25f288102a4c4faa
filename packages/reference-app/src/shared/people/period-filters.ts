import { formatMonth, toMonth } from '@aferir/domain';
import { PERIOD_PARAMS } from '../address/param-names.ts';
import { peopleNarrowingMessages as texts } from './people-narrowing-messages.ts';

/** The months that something tells of, both included, in the words of the calls; what is not there is not bounded. */
export interface PeriodFilters {
  readonly mesInicio?: string;
  readonly mesFim?: string;
}

/** The months that an address names. */
export function periodFiltersOf(params: URLSearchParams): PeriodFilters {
  const first = toMonth(params.get(PERIOD_PARAMS.from));
  const last = toMonth(params.get(PERIOD_PARAMS.to));
  return { ...(first && { mesInicio: first }), ...(last && { mesFim: last }) };
}

/** The same as query parameters of an address. */
export function periodParamsOf({ mesInicio, mesFim }: PeriodFilters) {
  return { [PERIOD_PARAMS.from]: mesInicio, [PERIOD_PARAMS.to]: mesFim };
}

/** Whether the last month comes before the first. */
export function isReversed({ mesInicio, mesFim }: PeriodFilters): boolean {
  return mesInicio !== undefined && mesFim !== undefined && mesInicio > mesFim;
}

/** The months in a few words; null for any. */
export function periodText({ mesInicio, mesFim }: PeriodFilters): string | null {
  const [first, last] = [mesInicio, mesFim].map((month) => month && formatMonth(month));
  if (first && last) return texts.during(first, last);
  if (first) return texts.since(first);
  return last ? texts.until(last) : null;
}
