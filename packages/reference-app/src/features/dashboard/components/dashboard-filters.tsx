import type { Schema } from '@aferir/api-client';
import { getDashboardQuery } from '@aferir/api-client/react';
import { findCycleKind, monthOf } from '@aferir/domain';
import { Button, Collapsible, Notice, useMediaQuery } from '@aferir/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useServices } from '../../../services/services-context.tsx';
import { MonthFilterFields } from '../../../shared/people/filters/month-filter-fields.tsx';
import { peopleFilterMessages as fields } from '../../../shared/people/filters/people-filter-messages.ts';
import { PlaceFilterFields } from '../../../shared/people/filters/place-filter-fields.tsx';
import { periodText } from '../../../shared/people/period-filters.ts';
import { dashboardFilterMessages as texts } from '../dashboard-filter-messages.ts';
import { type DashboardFilters as Filters, useDashboardFilters } from '../use-dashboard-filters.ts';
import { ComparedCycleField } from './compared-cycle-field.tsx';
import { CycleFilterField } from './cycle-filter-field.tsx';
import styles from './dashboard-filters.module.css';

/** What the figures of the home are narrowed down to: a department, a position, and months or a cycle. On a phone they fold away. */
export function DashboardFilters() {
  const isPhone = useMediaQuery('(width < 40rem)');
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
    ? { nmDepartamento: texts.gone, nmCargo: texts.gone, nmCiclo: texts.gone }
    : { nmDepartamento: null, nmCargo: null, nmCiclo: null };
  if (data && !isPlaceholderData) return { read: data, isUnknown };
  return { read: { mesPrimeiro: null, idTipoCiclo: null, ...data, ...names }, isUnknown };
}

function Fields({ read }: { read: ReadFilters }) {
  const { filters, comparedId, isNarrowed, change, clear } = useDashboardFilters();
  const kind = findCycleKind(read.idTipoCiclo ?? undefined);
  return (
    <fieldset className={styles.fields} aria-label={texts.title}>
      <PlaceFilterFields
        place={filters}
        names={{ department: read.nmDepartamento, position: read.nmCargo }}
        onChange={change}
      />
      <div className={styles.cycle}>
        <CycleFilterField id={filters.idCiclo} name={read.nmCiclo} onChange={change} />
      </div>
      {filters.idCiclo && kind ? (
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
  read: ReadFilters,
): string {
  const parts = [
    idOrganogramaNo ? (read.nmDepartamento ?? fields.department) : null,
    idOrganogramaCargo ? (read.nmCargo ?? fields.position) : null,
    idCiclo ? (read.nmCiclo ?? texts.cycle) : periodText(months),
  ].filter((part) => part !== null);
  return parts.length > 0 ? parts.join(' · ') : texts.none;
}
