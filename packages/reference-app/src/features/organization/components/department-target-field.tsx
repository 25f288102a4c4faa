import { ComboboxField, type ComboboxFieldProps, type ComboboxOption } from '@aferir/ui';
import type { Department } from '../department.ts';
import { findDepartments } from '../find-departments.ts';
import { organizationMessages as texts } from '../organization-messages.ts';

/** The value of no department: the top of the chart, or people who are in none. */
const NONE = '0';

/** Props of {@link DepartmentTargetField}. */
export interface DepartmentTargetFieldProps
  extends Omit<ComboboxFieldProps, 'onSearch' | 'messages'> {
  departments: readonly Department[];
  /** What no department is called here, where that may be chosen too. */
  none: string | undefined;
}

/** Where something goes: a department of the chart, found by its name, or none. */
export function DepartmentTargetField({ departments, none, ...rest }: DepartmentTargetFieldProps) {
  async function search(text: string) {
    const { options, total } = findDepartments(departments, text);
    if (none === undefined || text !== '') return { options, total };
    return { options: [{ value: NONE, label: none }, ...options], total: total + 1 };
  }

  return (
    <ComboboxField
      {...rest}
      onSearch={search}
      maxLength={100}
      messages={{ placeholder: texts.moveSearch, empty: texts.moveEmpty }}
    />
  );
}

/** The department that was chosen; null where it is none. */
export function chosenDepartment(
  departments: readonly Department[],
  option: ComboboxOption | null,
): Department | null {
  return departments.find(({ id }) => id === option?.value) ?? null;
}
