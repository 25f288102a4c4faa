import { formatMonth, monthOf, monthsBetween } from '@aferir/domain';
import { SelectField } from '@aferir/ui';
import { PERIOD_PARAMS } from '../../address/param-names.ts';
import type { ParamChanges } from '../../address/use-param-changes.ts';
import { peopleNarrowingMessages } from '../people-narrowing-messages.ts';
import { isReversed, type PeriodFilters } from '../period-filters.ts';
import { peopleFilterMessages as texts } from './people-filter-messages.ts';

const ANY = 'qualquer';

/** Props of {@link MonthFilterFields}. */
export interface MonthFilterFieldsProps {
  period: PeriodFilters;
  /** The first month to choose from. */
  first: string;
  onChange: (changes: ParamChanges) => void;
  /** What the two fields are called. */
  labels: { readonly from: string; readonly to: string };
}

/** The first and the last month that something is narrowed down to. */
export function MonthFilterFields({ period, first, onChange, labels }: MonthFilterFieldsProps) {
  const { mesInicio, mesFim } = period;
  const months = monthOptions(first, [mesInicio, mesFim]);
  const take = (param: string) => (month: string) =>
    onChange({ [param]: month === ANY ? null : month });
  return (
    <>
      <SelectField
        label={labels.from}
        value={mesInicio ?? ANY}
        onValueChange={take(PERIOD_PARAMS.from)}
        options={[{ value: ANY, label: texts.anyFrom }, ...months]}
      />
      <SelectField
        label={labels.to}
        value={mesFim ?? ANY}
        onValueChange={take(PERIOD_PARAMS.to)}
        options={[{ value: ANY, label: texts.anyTo }, ...months]}
        error={isReversed(period) ? peopleNarrowingMessages.reversed : undefined}
      />
    </>
  );
}

/** The months to choose from by their years, the latest first, with those of the address even where they are none of these. */
function monthOptions(first: string, stated: readonly (string | undefined)[]) {
  const known = monthsBetween(first, monthOf(new Date()));
  const others = stated.filter((month) => month !== undefined && !known.includes(month));
  const months = [...new Set([...known, ...others])] as string[];
  return months
    .toSorted((a, b) => (a < b ? 1 : -1))
    .map((month) => ({ value: month, label: formatMonth(month), group: month.slice(0, 4) }));
}
