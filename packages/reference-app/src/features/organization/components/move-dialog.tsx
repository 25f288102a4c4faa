import { saveDepartmentMutation } from '@aferir/api-client/react';
import type { ComboboxOption } from '@aferir/ui';
import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from '../../../services/services-context.tsx';
import { useBoundChoice } from '../../../shared/forms/fields/use-bound-choice.ts';
import { staffFormMessages } from '../../../shared/forms/form-messages.ts';
import { RecordDialog } from '../../../shared/forms/record-dialog.tsx';
import { useRecordForm } from '../../../shared/forms/use-record-form.ts';
import type { Department } from '../department.ts';
import { toMoveRequest } from '../department-requests.ts';
import { placesToGo } from '../find-departments.ts';
import { organizationMessages as texts } from '../organization-messages.ts';
import { chosenDepartment, DepartmentTargetField } from './department-target-field.tsx';

/** Props of {@link MoveDialog}. */
export interface MoveDialogProps {
  department: Department;
  departments: readonly Department[];
  /** It is below the one of that name, or with null at the top, and the chart shows it. */
  onMoved: (parentName: string | null) => void;
  onClose: () => void;
}

interface MoveValues {
  target: ComboboxOption | null;
}

/** Moves a department below another one that is chosen by its name, or to the top. */
export function MoveDialog({ department, departments, onMoved, onClose }: MoveDialogProps) {
  const places = useMemo(() => placesToGo(departments, department), [departments, department]);
  const move = useMutation(saveDepartmentMutation(useServices().staff));
  const record = useRecordForm({
    record: department,
    toValues: (): MoveValues => ({ target: null }),
    save: ({ target }) =>
      move.mutateAsync({ body: toMoveRequest(department, chosenDepartment(target)) }),
    failed: texts.moveFailed,
    onSaved: (_reply, { target }) => onMoved(chosenDepartment(target)?.label ?? null),
  });
  const target = useBoundChoice<MoveValues, ComboboxOption | null>({
    control: record.form.control,
    name: 'target',
    rules: { required: staffFormMessages.required },
  });
  return (
    <RecordDialog
      {...record}
      size="m"
      title={texts.moveTitle}
      description={department.label}
      saveLabel={texts.moveConfirm}
      isDirty={false}
      onClose={onClose}
    >
      <DepartmentTargetField
        {...target}
        label={texts.moveTo}
        departments={places}
        formControl={record.form.control}
        none={department.parentId === null ? undefined : texts.top}
      />
    </RecordDialog>
  );
}
