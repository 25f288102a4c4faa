import { MANAGER_PARAM, PLACE_PARAMS } from '../../../shared/address/param-names.ts';
import { useAddressParams } from '../../../shared/address/use-address-params.ts';
import { useParamChanges } from '../../../shared/address/use-param-changes.ts';
import { FieldGroup } from '../../../shared/forms/field-group.tsx';
import { ManagerFilterField } from '../../../shared/people/filters/manager-filter-field.tsx';
import { DepartmentFilterField } from '../../../shared/people/filters/place-filter-fields.tsx';
import { placeFiltersOf } from '../../../shared/people/place-filters.ts';
import { nameOf, usePlaceNames } from '../../../shared/people/use-place-narrowing.ts';
import { teamMessages as texts } from '../team-messages.ts';

/** The department or the manager whose team is shown: choosing one lets go of the other. */
export function TeamFields() {
  const [params] = useAddressParams();
  const change = useParamChanges();
  const place = placeFiltersOf(params);
  const { department } = usePlaceNames(place);
  return (
    <FieldGroup title={texts.team}>
      <DepartmentFilterField
        id={place.idOrganogramaNo}
        name={department.isPending ? null : nameOf(department)}
        onChange={(changes) => change({ ...changes, [MANAGER_PARAM]: null })}
        hint={texts.withThoseBelow}
        none={texts.none}
      />
      <ManagerFilterField none={texts.none} clears={PLACE_PARAMS.department} />
    </FieldGroup>
  );
}
