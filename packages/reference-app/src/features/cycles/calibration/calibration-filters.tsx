import { useAddressParams } from '../../../shared/address/use-address-params.ts';
import { useParamChanges } from '../../../shared/address/use-param-changes.ts';
import { DepartmentFilterField } from '../../../shared/people/filters/place-filter-fields.tsx';
import { placeFiltersOf } from '../../../shared/people/place-filters.ts';
import { nameOf, usePlaceNames } from '../../../shared/people/use-place-narrowing.ts';

/** The department that the scores of a cycle are narrowed down to. */
export function CalibrationFilters() {
  const [params] = useAddressParams();
  const change = useParamChanges();
  const { idOrganogramaNo } = placeFiltersOf(params);
  const { department } = usePlaceNames({ ...(idOrganogramaNo && { idOrganogramaNo }) });
  return (
    <DepartmentFilterField
      id={idOrganogramaNo}
      name={department.isPending ? null : nameOf(department)}
      onChange={change}
    />
  );
}
