import { isApiProblem } from '@aferir/api-client';
import { saveDepartmentMutation } from '@aferir/api-client/react';
import { applyProblem, type ComboboxOption, Form, FormSummary, refusalOf } from '@aferir/ui';
import { useMutation } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useServices } from '../../../services/services-context.tsx';
import { explainFailure } from '../../../shared/forms/explain-failure.ts';
import { FormDialog } from '../../../shared/forms/form-dialog.tsx';
import { staffFormMessages } from '../../../shared/forms/form-messages.ts';
import type { Department } from '../department.ts';
import { toMoveRequest } from '../department-requests.ts';
import { placesToGo } from '../find-departments.ts';
import { organizationMessages as texts } from '../organization-messages.ts';
import { chosenDepartment, DepartmentTargetField } from './department-target-field.tsx';

/** Props of {@link MoveDialog}. */
export interface MoveDialogProps {
  department: Department;
  departments: readonly Department[];
  /** It is below that one, or with null at the top, and the chart shows it. */
  onMoved: (parent: Department | null) => void;
  onClose: () => void;
}

/** Moves a department below another one that is chosen by its name, or to the top. */
export function MoveDialog({ department, departments, onMoved, onClose }: MoveDialogProps) {
  const { staff } = useServices();
  const formId = useId();
  const places = useMemo(() => placesToGo(departments, department), [departments, department]);
  const move = useMutation(saveDepartmentMutation(staff));
  const form = useForm<{ target: ComboboxOption | null }>({ defaultValues: { target: null } });

  const submit = form.handleSubmit(async ({ target }) => {
    const parent = chosenDepartment(places, target);
    try {
      await move.mutateAsync({ body: toMoveRequest(department, parent) });
    } catch (cause) {
      if (!isApiProblem(cause)) throw cause;
      applyProblem(form, explainFailure(cause, texts.moveFailed));
      return;
    }
    onMoved(parent);
  });

  return (
    <FormDialog
      size="m"
      title={texts.moveTitle}
      description={department.label}
      formId={formId}
      saveLabel={texts.moveConfirm}
      isSaving={move.isPending}
      isDirty={false}
      onClose={onClose}
    >
      <Form id={formId} onSubmit={submit}>
        <FormSummary {...refusalOf(form.formState)} />
        <Controller
          control={form.control}
          name="target"
          rules={{ required: staffFormMessages.required }}
          render={({ field: { value, onChange, onBlur, ref }, fieldState }) => (
            <DepartmentTargetField
              ref={ref}
              label={texts.moveTo}
              departments={places}
              none={department.parentId === null ? undefined : texts.top}
              value={value}
              onValueChange={onChange}
              onBlur={onBlur}
              error={fieldState.error?.message}
            />
          )}
        />
      </Form>
    </FormDialog>
  );
}
