import type { GridNarrowing } from '@aferir/ui';
import { PLACE_PARAMS } from '../../../shared/address/param-names.ts';
import { useManagerNarrowing } from '../../../shared/people/use-manager-narrowing.ts';
import { usePlaceNarrowing } from '../../../shared/people/use-place-narrowing.ts';

/** The department and the manager that the address narrows the people of a cycle down to, and the chips that say so. */
export function useCyclePeopleNarrowing(): {
  /** For the call that reads the list. */
  readonly narrowed: { readonly idOrganogramaNo?: number; readonly idGestor?: number };
  readonly narrowings: readonly GridNarrowing[];
} {
  const { place, narrowings } = usePlaceNarrowing();
  const { managed, managerNarrowings } = useManagerNarrowing();
  const { idOrganogramaNo } = place;
  return {
    narrowed: { ...(idOrganogramaNo !== undefined && { idOrganogramaNo }), ...managed },
    narrowings: [
      ...narrowings.filter(({ id }) => id === PLACE_PARAMS.department),
      ...managerNarrowings,
    ],
  };
}
