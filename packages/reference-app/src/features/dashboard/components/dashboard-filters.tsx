import type { Schema } from '@aferir/api-client';
import {
  getDashboardQuery,
  listDepartmentChoicesQuery,
  listPositionChoicesQuery,
} from '@aferir/api-client/react';
import { formatMonth, monthOf, monthsBetween } from '@aferir/domain';
import {
  Button,
  Collapsible,
  ComboboxField,
  type ComboboxOption,
  Notice,
  SelectField,
  useMediaQuery,
} from '@aferir/ui';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useServices } from '../../../services/services-context.tsx';
import { PERIOD_PARAMS, PLACE_PARAMS } from '../../../shared/address/param-names.ts';
import { staffFormMessages } from '../../../shared/forms/form-messages.ts';
import { periodText } from '../../../shared/people/period-filters.ts';
import { dashboardFilterMessages as texts } from '../dashboard-filter-messages.ts';
import { type DashboardFilters as Filters, useDashboardFilters } from '../use-dashboard-filters.ts';
import styles from './dashboard-filters.module.css';

/** How many choices are offered at once. */
const MOST = 50;
const ALL = '0';
const ANY = 'qualquer';

/** What the figures of the home are narrowed down to: a department, a position and months. On a phone they fold away. */
export function DashboardFilters() {
  const isPhone = useMediaQuery('(max-width: 639px)');
  const { filters, clear } = useDashboardFilters();
  const { read, isUnknown } = useReadFilters(filters);
  return (
    <>
      {isPhone ? (
        <Collapsible title={texts.title} hint={summaryOf(filters, read)}>
          <Fields read={read} />
        </Collapsible>
      ) : (
        <Fields read={read} />
      )}
      {isUnknown ? (
        <Notice
          tone="warning"
          title={texts.unknown}
          action={
            <Button variant="secondary" size="s" onClick={clear}>
              {texts.clear}
            </Button>
          }
        >
          {texts.unknownText}
        </Notice>
      ) : null}
    </>
  );
}

type ReadFilters = Schema<'Dashboard'>['filtros'];

/** What the reply to the figures says of the filters; it takes part in their reading without asking for them. */
function useReadFilters(query: Filters): { read: ReadFilters; isUnknown: boolean } {
  const { staff } = useServices();
  const { data, error, isPlaceholderData } = useQuery({
    ...getDashboardQuery(staff, { query }),
    enabled: false,
    placeholderData: keepPreviousData,
    select: ({ filtros }) => filtros,
  });
  // The months stay what they are; the names are of the filters before.
  const isUnknown = error?.status === 404;
  const names = isUnknown
    ? { nmDepartamento: texts.gone, nmCargo: texts.gone }
    : { nmDepartamento: null, nmCargo: null };
  if (data && !isPlaceholderData) return { read: data, isUnknown };
  return { read: { mesPrimeiro: null, ...data, ...names }, isUnknown };
}

function Fields({ read }: { read: ReadFilters }) {
  const { staff } = useServices();
  const queries = useQueryClient();
  const { filters, fault, isNarrowed, change, clear } = useDashboardFilters();
  const { mesInicio, mesFim } = filters;
  // What was just chosen has a name before the figures have come.
  const [picked, setPicked] = useState<Readonly<Record<string, string>>>({});

  async function searchDepartments(filter: string) {
    const { rows, qtdRecords } = await queries.fetchQuery(
      listDepartmentChoicesQuery(staff, { query: { take: MOST, index: 0, filter } }),
    );
    const options = rows.map((row) => optionOf(row.idOrganogramaNo, row.nmDepartamento));
    return withAll(filter, texts.allDepartments, options, qtdRecords);
  }

  async function searchPositions(filter: string) {
    const { rows, qtdRecords } = await queries.fetchQuery(
      listPositionChoicesQuery(staff, { query: { take: MOST, index: 0, filter } }),
    );
    const options = rows.map((row) => optionOf(row.idOrganogramaCargo, row.nmCargo));
    return withAll(filter, texts.allPositions, options, qtdRecords);
  }

  const months = monthOptions(read.mesPrimeiro ?? null, [mesInicio, mesFim]);
  const take = (param: string) => (option: ComboboxOption | null) => {
    setPicked((before) => ({ ...before, [`${param} ${option?.value}`]: option?.label ?? '' }));
    change({ [param]: option && option.value !== ALL ? option.value : null });
  };
  const chosen = (param: string, id: number | undefined, name: string | null | undefined) =>
    id ? optionOf(id, name ?? picked[`${param} ${id}`] ?? texts.reading) : null;
  const takeMonth = (param: string) => (month: string) =>
    change({ [param]: month === ANY ? null : month });

  return (
    <fieldset className={styles.fields} aria-label={texts.title}>
      <ComboboxField
        label={texts.department}
        value={chosen(PLACE_PARAMS.department, filters.idOrganogramaNo, read.nmDepartamento)}
        onValueChange={take(PLACE_PARAMS.department)}
        onSearch={searchDepartments}
        maxLength={100}
        messages={{ ...texts.departments, retry: staffFormMessages.retry }}
      />
      <ComboboxField
        label={texts.position}
        value={chosen(PLACE_PARAMS.position, filters.idOrganogramaCargo, read.nmCargo)}
        onValueChange={take(PLACE_PARAMS.position)}
        onSearch={searchPositions}
        maxLength={100}
        messages={{ ...texts.positions, retry: staffFormMessages.retry }}
      />
      <SelectField
        label={texts.from}
        value={mesInicio ?? ANY}
        onValueChange={takeMonth(PERIOD_PARAMS.from)}
        options={[{ value: ANY, label: texts.anyFrom }, ...months]}
      />
      <SelectField
        label={texts.to}
        value={mesFim ?? ANY}
        onValueChange={takeMonth(PERIOD_PARAMS.to)}
        options={[{ value: ANY, label: texts.anyTo }, ...months]}
        error={fault ?? undefined}
      />
      {isNarrowed ? (
        <Button variant="ghost" icon={<X />} onClick={clear} className={styles.clear}>
          {texts.clear}
        </Button>
      ) : null}
    </fieldset>
  );
}

function optionOf(id: number, label: string): ComboboxOption {
  return { value: String(id), label };
}

/** What was found, with the way back to all before it while nothing is searched for. */
function withAll(filter: string, label: string, options: readonly ComboboxOption[], total: number) {
  if (filter !== '') return { options: [...options], total };
  return { options: [{ value: ALL, label }, ...options], total: total + 1 };
}

/** The months to choose from, the latest first, with those of the address even where they are none of these. */
function monthOptions(first: string | null, stated: readonly (string | undefined)[]) {
  const now = monthOf(new Date());
  const known = monthsBetween(first ?? now, now);
  const others = stated.filter((month) => month !== undefined && !known.includes(month));
  const months = [...new Set([...known, ...others])] as string[];
  return months
    .toSorted((a, b) => (a < b ? 1 : -1))
    .map((month) => ({ value: month, label: formatMonth(month) }));
}

/** The filters in force, in a few words. */
function summaryOf(
  { idOrganogramaNo, idOrganogramaCargo, ...months }: Filters,
  read: ReadFilters,
): string {
  const parts = [
    idOrganogramaNo ? (read.nmDepartamento ?? texts.department) : null,
    idOrganogramaCargo ? (read.nmCargo ?? texts.position) : null,
    periodText(months),
  ].filter((part) => part !== null);
  return parts.length > 0 ? parts.join(' · ') : texts.none;
}
