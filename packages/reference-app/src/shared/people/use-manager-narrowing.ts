import { listManagerChoicesQuery } from '@aferir/api-client/react';
import type { GridNarrowing } from '@aferir/ui';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../services/services-context.tsx';
import { MANAGER_PARAM } from '../address/param-names.ts';
import { toId } from '../address/to-id.ts';
import { useAddressParams } from '../address/use-address-params.ts';
import { useParamNarrowing } from '../address/use-param-narrowing.ts';
import { peopleNarrowingMessages as texts } from './people-narrowing-messages.ts';
import { nameOf } from './use-place-narrowing.ts';

/** The manager whose people the address narrows a list down to, and the chip that says so. */
export function useManagerNarrowing(): {
  /** For the call that reads the list. */
  readonly managed: { readonly idGestor?: number };
  readonly managerNarrowings: readonly GridNarrowing[];
} {
  const [params] = useAddressParams();
  const narrowing = useParamNarrowing();
  const idGestor = toId(params.get(MANAGER_PARAM));
  const manager = useManagerName(idGestor);
  if (idGestor === null) return { managed: {}, managerNarrowings: [] };
  return {
    managed: { idGestor },
    managerNarrowings: [narrowing(MANAGER_PARAM, texts.manager(nameOf(manager)))],
  };
}

/** Reads what a manager is called. */
export function useManagerName(id: number | null) {
  const { staff } = useServices();
  return useQuery({
    ...listManagerChoicesQuery(staff, { query: { idOrganogramaPessoa: id ?? 0 } }),
    enabled: id !== null,
    select: ({ rows }) => rows[0]?.nmPessoa,
  });
}
