import { useAddressParams } from '../../../shared/address/use-address-params.ts';
import { useParamChanges } from '../../../shared/address/use-param-changes.ts';
import { ManagerFilterField } from '../../../shared/people/filters/manager-filter-field.tsx';
import { DepartmentFilterField } from '../../../shared/people/filters/place-filter-fields.tsx';
import { placeFiltersOf } from '../../../shared/people/place-filters.ts';
import { nameOf, usePlaceNames } from '../../../shared/people/use-place-narrowing.ts';

/** The department and the manager that the people of a cycle are narrowed down to. */
export function CyclePeopleFilters() {
  const [params] = useAddressParams();
  const change = useParamChanges();
  const place = placeFiltersOf(params);
  const { department } = usePlaceNames(place);
  return (
    <>
      <DepartmentFilterField
        id={place.idOrganogramaNo}
        name={department.isPending ? null : nameOf(department)}
        onChange={change}
      />
      <ManagerFilterField />
    </>
  );
}
