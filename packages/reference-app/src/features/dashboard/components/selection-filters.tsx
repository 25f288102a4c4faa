import type { Schema } from '@aferir/api-client';
import { findCycleKind, monthOf } from '@aferir/domain';
import { Button, Collapsible, useMediaQuery } from '@aferir/ui';
import { X } from 'lucide-react';
import { MonthFilterFields } from '../../../shared/people/filters/month-filter-fields.tsx';
import { peopleFilterMessages as fields } from '../../../shared/people/filters/people-filter-messages.ts';
import {
  DepartmentFilterField,
  PlaceFilterFields,
} from '../../../shared/people/filters/place-filter-fields.tsx';
import { periodText } from '../../../shared/people/period-filters.ts';
import { dashboardFilterMessages as texts } from '../dashboard-filter-messages.ts';
import { type DashboardFilters as Filters, useDashboardFilters } from '../use-dashboard-filters.ts';
import { ComparedCycleField } from './compared-cycle-field.tsx';
import { CycleFilterField } from './cycle-filter-field.tsx';
import styles from './dashboard-filters.module.css';

/** What a reply says of its filters. */
type ReadFilters = Schema<'Dashboard'>['filtros'];

/** How the reply stands whose filters are told of. */
interface FiltersReading {
  readonly data: ReadFilters | undefined;
  readonly error: { readonly status: number | undefined } | null;
  /** Whether it is that of the filters before. */
  readonly isPlaceholderData: boolean;
}

/** What is known of the filters in force, from a reply to them or to those before. */
export function readFiltersOf({ data, error, isPlaceholderData }: FiltersReading): ReadFilters {
  // The months stay what they are; the names are of the filters before.
  const names =
    error?.status === 404
      ? { nmDepartamento: texts.gone, nmCargo: texts.gone, nmCiclo: texts.gone }
      : { nmDepartamento: null, nmCargo: null, nmCiclo: null };
  if (data && !isPlaceholderData) return data;
  return { mesPrimeiro: null, idTipoCiclo: null, ...data, ...names };
}

/** Props of {@link SelectionFilters}. */
export interface SelectionFiltersProps {
  read: ReadFilters;
  /** A board is told of departments and of one selection alone. */
  isOfBoard?: boolean;
}

/** What figures are narrowed down to, kept in the address. On a phone it folds away. */
export function SelectionFilters(props: SelectionFiltersProps) {
  const isPhone = useMediaQuery('(width < 40rem)');
  const { filters } = useDashboardFilters();
  return isPhone ? (
    <Collapsible title={texts.title} hint={summaryOf(filters, props)}>
      <div className={styles.root}>
        <Fields {...props} />
      </div>
    </Collapsible>
  ) : (
    <div className={styles.root}>
      <Fields {...props} />
    </div>
  );
}

function Fields({ read, isOfBoard }: SelectionFiltersProps) {
  const { filters, comparedId, isNarrowed, change, clear } = useDashboardFilters();
  const kind = findCycleKind(read.idTipoCiclo ?? undefined);
  return (
    <fieldset
      className={styles.fields}
      data-of-board={isOfBoard || undefined}
      aria-label={texts.title}
    >
      {isOfBoard ? (
        <DepartmentFilterField
          id={filters.idOrganogramaNo}
          name={read.nmDepartamento}
          onChange={change}
        />
      ) : (
        <PlaceFilterFields
          place={filters}
          names={{ department: read.nmDepartamento, position: read.nmCargo }}
          onChange={change}
        />
      )}
      <div className={styles.cycle}>
        <CycleFilterField id={filters.idCiclo} name={read.nmCiclo} onChange={change} />
      </div>
      {filters.idCiclo && kind && !isOfBoard ? (
        <div className={styles.compared}>
          <ComparedCycleField
            key={filters.idCiclo}
            cycle={{ id: filters.idCiclo, kind }}
            comparedId={comparedId}
            onChange={change}
          />
        </div>
      ) : null}
      {filters.idCiclo ? null : (
        <MonthFilterFields
          period={filters}
          first={read.mesPrimeiro ?? monthOf(new Date())}
          onChange={change}
          labels={fields.months.any}
        />
      )}
      {isNarrowed ? (
        <Button variant="ghost" icon={<X />} onClick={clear} className={styles.clear}>
          {texts.clear}
        </Button>
      ) : null}
    </fieldset>
  );
}

/** The filters in force, in a few words. */
function summaryOf(
  { idOrganogramaNo, idOrganogramaCargo, idCiclo, ...months }: Filters,
  { read, isOfBoard }: SelectionFiltersProps,
): string {
  const parts = [
    idOrganogramaNo ? (read.nmDepartamento ?? fields.department) : null,
    idOrganogramaCargo && !isOfBoard ? (read.nmCargo ?? fields.position) : null,
    idCiclo ? (read.nmCiclo ?? texts.cycle) : periodText(months),
  ].filter((part) => part !== null);
  return parts.length > 0 ? parts.join(' · ') : texts.none;
}
