import { isApiProblem } from '@aferir/api-client';
import { insertDepartmentMutation, saveDepartmentMutation } from '@aferir/api-client/react';
import { applyProblem, Form, FormSummary, refusalOf, TextField } from '@aferir/ui';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useServices } from '../../../services/services-context.tsx';
import { explainFailure } from '../../../shared/forms/explain-failure.ts';
import { FormDialog } from '../../../shared/forms/form-dialog.tsx';
import { requiredUpTo } from '../../../shared/forms/required-up-to.ts';
import { placeOf } from '../department.ts';
import {
  type NamingTask,
  toAddRequest,
  toInsertRequest,
  toRenameRequest,
} from '../department-requests.ts';
import { organizationMessages as texts } from '../organization-messages.ts';

const MOST = 100;

const TITLES = { add: texts.addTitle, rename: texts.editTitle, insert: texts.insertTitle } as const;

/** Props of {@link NamingDialog}. */
export interface NamingDialogProps {
  task: NamingTask;
  /** It is saved, and the chart shows it. */
  onSaved: (departmentId: number) => void;
  onClose: () => void;
}

/** Adds a department, renames one, or inserts one above another: all it takes is a name. */
export function NamingDialog({ task, onSaved, onClose }: NamingDialogProps) {
  const { staff } = useServices();
  const formId = useId();
  const save = useMutation(saveDepartmentMutation(staff));
  const insert = useMutation(insertDepartmentMutation(staff));
  const form = useForm({
    defaultValues: { nmDepartamento: task.kind === 'rename' ? task.department.label : '' },
  });
  const { errors, isDirty } = form.formState;

  function send(name: string) {
    switch (task.kind) {
      case 'add':
        return save.mutateAsync({ body: toAddRequest(task.parent, name) });
      case 'rename':
        return save.mutateAsync({ body: toRenameRequest(task.department, name) });
      case 'insert':
        return insert.mutateAsync({ body: toInsertRequest(task.department, name) });
    }
  }

  const submit = form.handleSubmit(async ({ nmDepartamento }) => {
    try {
      const { data } = await send(nmDepartamento);
      onSaved(data);
    } catch (cause) {
      if (!isApiProblem(cause)) throw cause;
      applyProblem(form, explainFailure(cause, texts.saveFailed));
    }
  });

  return (
    <FormDialog
      size="m"
      title={TITLES[task.kind]}
      description={describe(task)}
      formId={formId}
      saveLabel={texts.save}
      isSaving={save.isPending || insert.isPending}
      isDirty={isDirty}
      onClose={onClose}
    >
      <Form id={formId} onSubmit={submit}>
        <FormSummary {...refusalOf(form.formState)} />
        <TextField
          {...form.register('nmDepartamento', { validate: requiredUpTo(MOST) })}
          label={texts.name}
          autoComplete="off"
          error={errors.nmDepartamento?.message}
        />
      </Form>
    </FormDialog>
  );
}

function describe(task: NamingTask): string {
  switch (task.kind) {
    case 'add':
      return placeOf({ parentName: task.parent?.label ?? null });
    case 'rename':
      return placeOf(task.department);
    case 'insert':
      return texts.insertText(task.department.label, task.department.parentName);
  }
}
