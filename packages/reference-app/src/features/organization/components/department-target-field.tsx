import { saveDepartmentMutation } from '@aferir/api-client/react';
import { SECTION } from '@aferir/domain';
import { ComboboxField, type ComboboxFieldProps, type ComboboxOption } from '@aferir/ui';
import { useServices } from '../../../services/services-context.tsx';
import { makingIn } from '../../../shared/forms/choices-being-made.ts';
import { useMadeChoice } from '../../../shared/forms/use-made-choice.ts';
import type { Department } from '../department.ts';
import { toAddRequest } from '../department-requests.ts';
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
  /** The form that waits for a department that is being made; none does by default. */
  formControl?: object;
}

/** Where something goes: a department of the chart, found by its name, a new one at the top, or none. */
export function DepartmentTargetField({
  departments,
  none,
  formControl,
  ...rest
}: DepartmentTargetFieldProps) {
  const made = useMadeChoice({
    section: SECTION.organization,
    save: saveDepartmentMutation(useServices().staff),
    initOf: (name: string) => ({ body: toAddRequest(null, name) }),
  });
  const { onCreate } = made;

  async function search(text: string) {
    const { options, total } = findDepartments(departments, text);
    if (none === undefined || text !== '') return { options, total };
    return { options: [{ value: NONE, label: none }, ...options], total: total + 1 };
  }

  return (
    <ComboboxField
      {...rest}
      {...made}
      {...(onCreate &&
        formControl && { onCreate: makingIn(formControl, onCreate, rest.onValueChange) })}
      onSearch={search}
      maxLength={100}
      messages={{ placeholder: texts.moveSearch, empty: texts.moveEmpty }}
    />
  );
}

/** The department that was chosen, one that was made too; null where it is none. */
export function chosenDepartment(
  option: ComboboxOption | null,
): Pick<Department, 'departmentId' | 'label'> | null {
  if (!option || option.value === NONE) return null;
  return { departmentId: Number(option.value), label: option.label };
}
