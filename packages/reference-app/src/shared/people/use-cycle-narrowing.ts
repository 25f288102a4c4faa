import { listDashboardCyclesQuery } from '@aferir/api-client/react';
import type { GridNarrowing } from '@aferir/ui';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../services/services-context.tsx';
import { CYCLE_PARAM } from '../address/param-names.ts';
import { toId } from '../address/to-id.ts';
import { useAddressParams } from '../address/use-address-params.ts';
import { useParamNarrowing } from '../address/use-param-narrowing.ts';
import { peopleNarrowingMessages as texts } from './people-narrowing-messages.ts';
import { nameOf } from './use-place-narrowing.ts';

/** The cycle that the address narrows a list of people down to, and the chip that says so. */
export function useCycleNarrowing(): {
  /** For the call that reads the list. */
  readonly cycle: { readonly idCiclo?: number };
  readonly cycleNarrowings: readonly GridNarrowing[];
} {
  const [params] = useAddressParams();
  const narrowing = useParamNarrowing();
  const idCiclo = toId(params.get(CYCLE_PARAM));
  const cycle = useCycleName(idCiclo);
  if (idCiclo === null) return { cycle: {}, cycleNarrowings: [] };
  return {
    cycle: { idCiclo },
    cycleNarrowings: [narrowing(CYCLE_PARAM, texts.cycle(nameOf(cycle)))],
  };
}

/** Reads what a cycle is called. */
export function useCycleName(id: number | null) {
  const { staff } = useServices();
  return useQuery({
    ...listDashboardCyclesQuery(staff, { query: { idCiclo: id ?? 0 } }),
    enabled: id !== null,
    select: ({ rows }) => rows[0]?.nmCiclo,
  });
}
