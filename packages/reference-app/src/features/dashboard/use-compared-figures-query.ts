import { getDashboardQuery } from '@aferir/api-client/react';
import type { CycleKind } from '@aferir/domain';
import { useServices } from '../../services/services-context.tsx';
import type { DashboardCard } from './use-dashboard.ts';
import { useDashboardFilters } from './use-dashboard-filters.ts';

/** The card with what cycles of a kind are compared by. */
export const COMPARED_CARDS = {
  behavioral: 'comportamental',
  performance: 'competencias',
} as const satisfies Record<CycleKind, DashboardCard>;

/** What is read of the cycle that stands beside the one of the filters: the same place, and the one card that is compared. */
export function useComparedFiguresQuery(kind: CycleKind) {
  const { staff } = useServices();
  const { filters, comparedId } = useDashboardFilters();
  return {
    ...getDashboardQuery(staff, {
      query: { ...filters, idCiclo: comparedId ?? 0, cartoes: [COMPARED_CARDS[kind]] },
    }),
    enabled: comparedId !== undefined,
  };
}
