import type { Schema } from '@aferir/api-client';
import { listDepartmentChoicesQuery, listPositionChoicesQuery } from '@aferir/api-client/react';
import { useServices } from '../../../services/services-context.tsx';
import { PLACE_PARAMS } from '../../address/param-names.ts';
import type { ParamChanges } from '../../address/use-param-changes.ts';
import { useSearchOf } from '../../forms/use-search-of.ts';
import type { PlaceFilters } from '../place-filters.ts';
import { ChoiceFilterField } from './choice-filter-field.tsx';
import { peopleFilterMessages as texts } from './people-filter-messages.ts';

/** Props of {@link PlaceFilterFields}. */
export interface PlaceFilterFieldsProps {
  place: PlaceFilters;
  /** What the place is called; null until that is known. */
  names: {
    readonly department: string | null | undefined;
    readonly position: string | null | undefined;
  };
  onChange: (changes: ParamChanges) => void;
  /** Says below the department what is in it. */
  departmentHint?: string;
}

/** A department and a position that something is narrowed down to. */
export function PlaceFilterFields({
  place,
  names,
  onChange,
  departmentHint,
}: PlaceFilterFieldsProps) {
  const { staff } = useServices();
  const searchOf = useSearchOf();
  return (
    <>
      <DepartmentFilterField
        id={place.idOrganogramaNo}
        name={names.department}
        onChange={onChange}
        hint={departmentHint}
      />
      <ChoiceFilterField
        label={texts.position}
        param={PLACE_PARAMS.position}
        id={place.idOrganogramaCargo}
        name={names.position}
        all={texts.allPositions}
        onSearch={searchOf(
          (query) => listPositionChoicesQuery(staff, { query }),
          ({ idOrganogramaCargo, nmCargo }: Schema<'PositionChoice'>) => ({
            value: String(idOrganogramaCargo),
            label: nmCargo,
          }),
        )}
        onChange={onChange}
        messages={texts.positions}
      />
    </>
  );
}

/** Props of {@link DepartmentFilterField}. */
export interface DepartmentFilterFieldProps {
  /** The department; undefined for all. */
  id: number | undefined;
  /** What it is called; null until that is known. */
  name: string | null | undefined;
  onChange: (changes: ParamChanges) => void;
  /** Says what is in it. */
  hint?: string | undefined;
  /** Says that none is chosen, where that stands for nothing. @default all */
  none?: string;
}

/** A department that something is narrowed down to. */
export function DepartmentFilterField({ hint, none, ...field }: DepartmentFilterFieldProps) {
  const { staff } = useServices();
  const searchOf = useSearchOf();
  return (
    <ChoiceFilterField
      {...field}
      label={texts.department}
      {...(hint && { hint })}
      param={PLACE_PARAMS.department}
      all={none ?? texts.allDepartments}
      onSearch={searchOf(
        (query) => listDepartmentChoicesQuery(staff, { query }),
        ({ idOrganogramaNo, nmDepartamento }: Schema<'DepartmentChoice'>) => ({
          value: String(idOrganogramaNo),
          label: nmDepartamento,
        }),
      )}
      messages={{ ...texts.departments, ...(none && { placeholder: none }) }}
    />
  );
}
