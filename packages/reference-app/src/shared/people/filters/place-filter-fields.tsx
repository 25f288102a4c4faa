import type { Schema } from '@aferir/api-client';
import { listDepartmentChoicesQuery, listPositionChoicesQuery } from '@aferir/api-client/react';
import { ComboboxField, type ComboboxFound, type ComboboxOption } from '@aferir/ui';
import { useState } from 'react';
import { useServices } from '../../../services/services-context.tsx';
import { PLACE_PARAMS } from '../../address/param-names.ts';
import type { ParamChanges } from '../../address/use-param-changes.ts';
import { useSearchOf } from '../../forms/use-search-of.ts';
import { peopleNarrowingMessages } from '../people-narrowing-messages.ts';
import type { PlaceFilters } from '../place-filters.ts';
import { peopleFilterMessages as texts } from './people-filter-messages.ts';

const ALL = '0';

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
  // What was just chosen has a name before it has been read.
  const [picked, setPicked] = useState<Readonly<Record<string, string>>>({});
  const take = (param: string) => (option: ComboboxOption | null) => {
    setPicked((before) => ({ ...before, [`${param} ${option?.value}`]: option?.label ?? '' }));
    onChange({ [param]: option && option.value !== ALL ? option.value : null });
  };
  const chosen = (param: string, id: number | undefined, name: string | null | undefined) =>
    id ? optionOf(id, name ?? picked[`${param} ${id}`] ?? peopleNarrowingMessages.reading) : null;
  const departments = searchOf(
    (query) => listDepartmentChoicesQuery(staff, { query }),
    ({ idOrganogramaNo, nmDepartamento }: Schema<'DepartmentChoice'>) =>
      optionOf(idOrganogramaNo, nmDepartamento),
  );
  const positions = searchOf(
    (query) => listPositionChoicesQuery(staff, { query }),
    ({ idOrganogramaCargo, nmCargo }: Schema<'PositionChoice'>) =>
      optionOf(idOrganogramaCargo, nmCargo),
  );

  return (
    <>
      <ComboboxField
        label={texts.department}
        hint={departmentHint}
        value={chosen(PLACE_PARAMS.department, place.idOrganogramaNo, names.department)}
        onValueChange={take(PLACE_PARAMS.department)}
        onSearch={async (text) => withAll(text, texts.allDepartments, await departments(text))}
        maxLength={100}
        messages={texts.departments}
      />
      <ComboboxField
        label={texts.position}
        value={chosen(PLACE_PARAMS.position, place.idOrganogramaCargo, names.position)}
        onValueChange={take(PLACE_PARAMS.position)}
        onSearch={async (text) => withAll(text, texts.allPositions, await positions(text))}
        maxLength={100}
        messages={texts.positions}
      />
    </>
  );
}

function optionOf(id: number, label: string): ComboboxOption {
  return { value: String(id), label };
}

/** What was found, with the way back to all before it while nothing is searched for. */
function withAll(text: string, label: string, found: ComboboxFound): ComboboxFound {
  if (text !== '') return found;
  const { options, total = options.length } = found;
  return { options: [{ value: ALL, label }, ...options], total: total + 1 };
}
