import type { Schema } from '@aferir/api-client';
import { getDashboardQuery } from '@aferir/api-client/react';
import { Button, Notice } from '@aferir/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useServices } from '../../../services/services-context.tsx';
import { dashboardFilterMessages as texts } from '../dashboard-filter-messages.ts';
import { useDashboardFilters } from '../use-dashboard-filters.ts';
import { readFiltersOf, SelectionFilters } from './selection-filters.tsx';

/** What the figures of the home are narrowed down to: a department, a position, and months or a cycle. On a phone they fold away. */
export function DashboardFilters() {
  const { staff } = useServices();
  const { filters, clear } = useDashboardFilters();
  // It takes part in the reading of the figures without asking for them.
  const figures = useQuery({
    ...getDashboardQuery(staff, { query: filters }),
    enabled: false,
    placeholderData: keepPreviousData,
    select: ({ filtros }: Schema<'Dashboard'>) => filtros,
  });
  return (
    <>
      <SelectionFilters read={readFiltersOf(figures)} />
      {figures.error?.status === 404 ? (
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
