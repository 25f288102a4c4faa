import { getDashboardQuery } from '@aferir/api-client/react';
import { keepPreviousData } from '@tanstack/react-query';
import { useServices } from '../../services/services-context.tsx';
import { useDashboardFilters } from './use-dashboard-filters.ts';

/** The one call that fills the cards, of what the filters leave; those of other filters stay until they have come. */
export function useDashboardQuery() {
  const { staff } = useServices();
  const { filters, fault } = useDashboardFilters();
  return {
    ...getDashboardQuery(staff, { query: filters }),
    enabled: fault === null,
    placeholderData: keepPreviousData,
  };
}
