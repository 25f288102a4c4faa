import { listDepartmentChoicesQuery, listPositionChoicesQuery } from '@aferir/api-client/react';
import type { GridNarrowing } from '@aferir/ui';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useServices } from '../../services/services-context.tsx';
import { PLACE_PARAMS } from '../address/param-names.ts';
import { useAddressParams } from '../address/use-address-params.ts';
import { useParamNarrowing } from '../address/use-param-narrowing.ts';
import { peopleNarrowingMessages as texts } from './people-narrowing-messages.ts';
import { type PlaceFilters, placeFiltersOf } from './place-filters.ts';

/** The place that the address narrows a list of people down to, and the chips that say so. */
export interface PlaceNarrowing {
  /** For the call that reads the list. */
  readonly place: PlaceFilters;
  readonly narrowings: readonly GridNarrowing[];
}

/** Reads the place from the address, and what it is called. */
export function usePlaceNarrowing(): PlaceNarrowing {
  const [params] = useAddressParams();
  const narrowing = useParamNarrowing();
  const place = placeFiltersOf(params);
  const { department, position } = usePlaceNames(place);
  return {
    place,
    narrowings: [
      ...(place.idOrganogramaNo
        ? [narrowing(PLACE_PARAMS.department, texts.department(nameOf(department)))]
        : []),
      ...(place.idOrganogramaCargo
        ? [narrowing(PLACE_PARAMS.position, texts.position(nameOf(position)))]
        : []),
    ],
  };
}

/** Reads what a place is called. */
export function usePlaceNames({ idOrganogramaNo = 0, idOrganogramaCargo = 0 }: PlaceFilters) {
  const { staff } = useServices();
  const department = useQuery({
    ...listDepartmentChoicesQuery(staff, { query: { idOrganogramaNo } }),
    enabled: idOrganogramaNo > 0,
    select: ({ rows }) => rows[0]?.nmDepartamento,
  });
  const position = useQuery({
    ...listPositionChoicesQuery(staff, { query: { idOrganogramaCargo } }),
    enabled: idOrganogramaCargo > 0,
    select: ({ rows }) => rows[0]?.nmCargo,
  });
  return { department, position };
}

/** A name, or why there is none. */
export function nameOf({ data, isPending }: UseQueryResult<string | undefined>): string {
  return data ?? (isPending ? texts.reading : texts.unknown);
}
