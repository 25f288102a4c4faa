import { getBoardReportQuery } from '@aferir/api-client/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useServices } from '../../../services/services-context.tsx';
import { readFiltersOf, SelectionFilters } from '../components/selection-filters.tsx';
import { boardQueryOf, useDashboardFilters } from '../use-dashboard-filters.ts';

/** What the report for the board is narrowed down to: a department, and months or a cycle. */
export function BoardFilters() {
  const { staff } = useServices();
  const { filters } = useDashboardFilters();
  // It takes part in the reading of the report without asking for it.
  const report = useQuery({
    ...getBoardReportQuery(staff, { query: boardQueryOf(filters) }),
    enabled: false,
    placeholderData: keepPreviousData,
    select: ({ filtros }) => filtros,
  });
  return <SelectionFilters isOfBoard read={readFiltersOf(report)} />;
}
