import { isApiProblem, type Schema } from '@aferir/api-client';
import { getDepartmentQuery, saveDepartmentManagersMutation } from '@aferir/api-client/react';
import { applyProblem, Dialog, Form, FormSummary, refusalOf } from '@aferir/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useServices } from '../../../services/services-context.tsx';
import { explainFailure } from '../../../shared/forms/explain-failure.ts';
import { FormDialog } from '../../../shared/forms/form-dialog.tsx';
import { ReadRecord } from '../../../shared/states/read-record.tsx';
import { organizationMessages as texts } from '../organization-messages.ts';
import { ManagersField, type ManagersValues } from './managers-field.tsx';
import styles from './organization.module.css';

/** Props of {@link ManagersDialog}. */
export interface ManagersDialogProps {
  departmentId: number;
  /** They are saved, and what shows them has been read again. */
  onSaved: () => void;
  onClose: () => void;
}

/** Names who manages a department, in their order. */
export function ManagersDialog({ departmentId, ...rest }: ManagersDialogProps) {
  const { staff } = useServices();
  const department = useQuery(
    getDepartmentQuery(staff, { path: { idOrganogramaNo: departmentId } }),
  );
  if (department.data) return <ManagersForm department={department.data} {...rest} />;
  return (
    <Dialog isOpen size="l" onClose={rest.onClose} title={texts.managersTitle}>
      <ReadRecord query={department} failedTitle={texts.detailsFailed} height="320px">
        {() => null}
      </ReadRecord>
    </Dialog>
  );
}

interface ManagersFormProps extends Omit<ManagersDialogProps, 'departmentId'> {
  department: Schema<'Department'>;
}

function ManagersForm({ department, onSaved, onClose }: ManagersFormProps) {
  const { staff } = useServices();
  const formId = useId();
  const save = useMutation(saveDepartmentManagersMutation(staff));
  const form = useForm<ManagersValues>({ defaultValues: { idsGestores: department.gestores } });
  const { isDirty } = form.formState;

  const submit = form.handleSubmit(async ({ idsGestores }) => {
    try {
      await save.mutateAsync({
        body: {
          idOrganogramaNo: department.idOrganogramaNo,
          idsGestores: idsGestores.map(({ idOrganogramaPessoa }) => idOrganogramaPessoa),
          nrVersao: department.nrVersao,
        },
      });
    } catch (cause) {
      if (!isApiProblem(cause)) throw cause;
      applyProblem(form, explainFailure(cause, texts.managersFailed));
      return;
    }
    onSaved();
  });

  return (
    <FormDialog
      title={texts.managersTitle}
      description={department.nmDepartamento}
      formId={formId}
      saveLabel={texts.save}
      isSaving={save.isPending}
      isDirty={isDirty}
      onClose={onClose}
    >
      <Form id={formId} onSubmit={submit}>
        <FormSummary {...refusalOf(form.formState)} />
        <p className={styles.hint}>{texts.managersText}</p>
        <ManagersField
          control={form.control}
          isAtTop={department.idOrganogramaNoSuperior === null}
        />
      </Form>
    </FormDialog>
  );
}
