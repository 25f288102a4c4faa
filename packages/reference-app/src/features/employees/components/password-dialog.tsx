import type { Schema } from '@aferir/api-client';
import { setEmployeePasswordMutation } from '@aferir/api-client/react';
import { Notice, PasswordField } from '@aferir/ui';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../../services/services-context.tsx';
import { fieldOf } from '../../../shared/forms/field-of.ts';
import { newPasswordRule } from '../../../shared/forms/new-password-rule.ts';
import { RecordDialog } from '../../../shared/forms/record-dialog.tsx';
import { useRecordForm } from '../../../shared/forms/use-record-form.ts';
import { employeePasswordMessages as texts } from '../employee-password-messages.ts';

/** Props of {@link PasswordDialog}. */
export interface PasswordDialogProps {
  employee: Pick<Schema<'Employee'>, 'idOrganogramaPessoa' | 'nmPessoa' | 'dsEmail'>;
  onClose: () => void;
}

/** Sets the password of an employee, who chooses another at the next sign-in. */
export function PasswordDialog({ employee, onClose }: PasswordDialogProps) {
  const { idOrganogramaPessoa, nmPessoa } = employee;
  const save = useMutation(setEmployeePasswordMutation(useServices().staff));
  const record = useRecordForm({
    record: employee,
    toValues: () => ({ novaSenha: '' }),
    save: (values) => save.mutateAsync({ body: { idOrganogramaPessoa, ...values } }),
    saved: texts.passwordSet,
    failed: texts.passwordFailed,
    onSaved: onClose,
  });
  const field = fieldOf(record.form);
  return (
    <RecordDialog
      {...record}
      size="m"
      title={texts.passwordTitle}
      description={nmPessoa}
      saveLabel={texts.savePassword}
      onClose={onClose}
    >
      <Notice>{employee.dsEmail ? texts.passwordNotice : texts.passwordHandedNotice}</Notice>
      <PasswordField
        {...field('novaSenha', newPasswordRule(texts.passwordRequired, texts.passwordFaults))}
        label={texts.password}
        autoComplete="new-password"
      />
    </RecordDialog>
  );
}
