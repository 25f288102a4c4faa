import type { Schema } from '@aferir/api-client';
import { updateStaffUserMutation } from '@aferir/api-client/react';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../../services/services-context.tsx';
import { RecordPage } from '../../../shared/forms/record-page.tsx';
import { useRecordForm } from '../../../shared/forms/use-record-form.ts';
import { accountMessages as texts } from '../account-messages.ts';
import { toAccountRequest, toAccountValues } from '../account-values.ts';
import { AccountFields } from './account-fields.tsx';
import styles from './account-form.module.css';

/** What the person may change of the own account. */
export function AccountForm({ user }: { user: Schema<'StaffUser'> }) {
  const save = useMutation(updateStaffUserMutation(useServices().staff));
  const record = useRecordForm({
    record: user,
    toValues: () => toAccountValues(user),
    save: (values) => save.mutateAsync({ body: toAccountRequest(values, user.dsLogin) }),
    saved: texts.saved,
    onSaved(_reply, values) {
      form.reset({ ...values, senhaAtual: '' });
    },
    draft: { name: 'conta', id: user.idUsuario, secrets: ['senhaAtual'] },
  });
  const { form } = record;
  return (
    <RecordPage {...record} saveLabel={texts.update} className={styles.root}>
      <AccountFields form={form} user={user} />
    </RecordPage>
  );
}
