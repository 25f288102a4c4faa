import { isApiProblem, type Schema } from '@aferir/api-client';
import { getEmployeeQuery, saveEmployeeMutation } from '@aferir/api-client/react';
import { applyProblem, Dialog, Form, FormSummary, refusalOf } from '@aferir/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useServices } from '../../../services/services-context.tsx';
import { DraftNotice } from '../../../shared/forms/draft-notice.tsx';
import { explainFailure } from '../../../shared/forms/explain-failure.ts';
import { FormDialog } from '../../../shared/forms/form-dialog.tsx';
import { useFormDraft } from '../../../shared/forms/use-form-draft.ts';
import { ReadRecord } from '../../../shared/states/read-record.tsx';
import { type EmployeeValues, toEmployeeRequest, toEmployeeValues } from '../employee-values.ts';
import { employeesMessages as texts } from '../employees-messages.ts';
import { EmployeeFields } from './employee-fields.tsx';

/** Props of {@link EmployeeDialog}. */
export interface EmployeeDialogProps {
  /** Who is changed; 0 adds one. */
  personId: number;
  onClose: () => void;
}

/** Adds an employee or changes one. */
export function EmployeeDialog({ personId, onClose }: EmployeeDialogProps) {
  const { staff } = useServices();
  const employee = useQuery({
    ...getEmployeeQuery(staff, { path: { idOrganogramaPessoa: personId } }),
    enabled: personId !== 0,
    // What is under way in the form is not to be drawn over.
    refetchOnWindowFocus: false,
  });
  if (personId === 0 || employee.data) {
    return <EmployeeForm employee={employee.data} onClose={onClose} />;
  }
  return (
    <Dialog isOpen size="l" onClose={onClose} title={texts.editTitle}>
      <ReadRecord query={employee} failedTitle={texts.loadFailed} height="480px">
        {() => null}
      </ReadRecord>
    </Dialog>
  );
}

interface EmployeeFormProps {
  employee: Schema<'EmployeeRecord'> | undefined;
  onClose: () => void;
}

function EmployeeForm({ employee, onClose }: EmployeeFormProps) {
  const { staff, toasts } = useServices();
  const formId = useId();
  const save = useMutation(saveEmployeeMutation(staff));
  const form = useForm<EmployeeValues>({ defaultValues: toEmployeeValues(employee) });
  const { formState } = form;
  const { isDirty } = formState;
  const id = employee?.idOrganogramaPessoa ?? 0;
  const draft = useFormDraft(form, { name: 'funcionario', id, version: employee?.nrVersao ?? 0 });

  const submit = form.handleSubmit(async (values) => {
    try {
      await save.mutateAsync({ body: toEmployeeRequest(values, employee) });
    } catch (cause) {
      if (!isApiProblem(cause)) throw cause;
      applyProblem(form, explainFailure(cause, texts.saveFailed));
      return;
    }
    draft.clear();
    toasts.show({ tone: 'success', message: texts.saved });
    onClose();
  });

  function discard() {
    draft.clear();
    onClose();
  }

  return (
    <FormDialog
      title={employee ? texts.editTitle : texts.addTitle}
      formId={formId}
      saveLabel={employee ? texts.saveEdit : texts.save}
      isSaving={save.isPending}
      isDirty={isDirty}
      onClose={discard}
    >
      <DraftNotice draft={draft} />
      <Form id={formId} onSubmit={submit}>
        <FormSummary {...refusalOf(formState)} />
        <EmployeeFields form={form} personId={id} />
      </Form>
    </FormDialog>
  );
}
