import { isApiProblem, type Schema } from '@aferir/api-client';
import { setEmployeePasswordMutation } from '@aferir/api-client/react';
import { findPasswordFault } from '@aferir/domain';
import { applyProblem, Form, FormSummary, Notice, PasswordField, refusalOf } from '@aferir/ui';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useServices } from '../../../services/services-context.tsx';
import { explainFailure } from '../../../shared/forms/explain-failure.ts';
import { FormDialog } from '../../../shared/forms/form-dialog.tsx';
import { employeesMessages as texts } from '../employees-messages.ts';

/** Props of {@link PasswordDialog}. */
export interface PasswordDialogProps {
  employee: Schema<'Employee'>;
  onClose: () => void;
}

/** Sets the password of an employee, who chooses another at the next sign-in. */
export function PasswordDialog({ employee, onClose }: PasswordDialogProps) {
  const { staff, toasts } = useServices();
  const formId = useId();
  const save = useMutation(setEmployeePasswordMutation(staff));
  const form = useForm({ defaultValues: { novaSenha: '' } });
  const { errors, isDirty } = form.formState;

  const submit = form.handleSubmit(async ({ novaSenha }) => {
    try {
      const { idOrganogramaPessoa } = employee;
      await save.mutateAsync({ body: { idOrganogramaPessoa, novaSenha } });
    } catch (cause) {
      if (!isApiProblem(cause)) throw cause;
      applyProblem(form, explainFailure(cause, texts.passwordFailed));
      return;
    }
    toasts.show({ tone: 'success', message: texts.passwordSet });
    onClose();
  });

  return (
    <FormDialog
      title={texts.passwordTitle}
      description={employee.nmPessoa}
      formId={formId}
      saveLabel={texts.savePassword}
      isSaving={save.isPending}
      isDirty={isDirty}
      onClose={onClose}
    >
      <Form id={formId} onSubmit={submit}>
        <FormSummary {...refusalOf(form.formState)} />
        <Notice>{texts.passwordNotice}</Notice>
        <PasswordField
          {...form.register('novaSenha', {
            required: texts.passwordRequired,
            validate: (password) => {
              const fault = findPasswordFault(password);
              return fault === null || texts.passwordFaults[fault];
            },
          })}
          label={texts.password}
          autoComplete="new-password"
          error={errors.novaSenha?.message}
        />
      </Form>
    </FormDialog>
  );
}
