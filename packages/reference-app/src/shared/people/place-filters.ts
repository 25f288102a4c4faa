import { PLACE_PARAMS } from '../address/param-names.ts';
import { toId } from '../address/to-id.ts';

/** Where the people work whom something tells of, in the words of the calls; what is not there is any. */
export interface PlaceFilters {
  readonly idOrganogramaNo?: number;
  readonly idOrganogramaCargo?: number;
}

/** The place that an address names. */
export function placeFiltersOf(params: URLSearchParams): PlaceFilters {
  const department = toId(params.get(PLACE_PARAMS.department));
  const position = toId(params.get(PLACE_PARAMS.position));
  return {
    ...(department !== null && { idOrganogramaNo: department }),
    ...(position !== null && { idOrganogramaCargo: position }),
  };
}

/** The same as query parameters of an address. */
export function placeParamsOf({ idOrganogramaNo, idOrganogramaCargo }: PlaceFilters) {
  return {
    [PLACE_PARAMS.department]: idOrganogramaNo,
    [PLACE_PARAMS.position]: idOrganogramaCargo,
  };
}
