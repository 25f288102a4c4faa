import type { Schema } from '@aferir/api-client';
import { getUserQuery, saveUserMutation } from '@aferir/api-client/react';
import { useMutation } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useServices } from '../../../services/services-context.tsx';
import { type OpenedFormProps, OpenedRecord } from '../../../shared/forms/opened-record.tsx';
import { RecordDialog } from '../../../shared/forms/record-dialog.tsx';
import { useRecordForm } from '../../../shared/forms/use-record-form.ts';
import { isInviting, toUserRequest, toUserValues } from '../user-values.ts';
import { usersMessages as texts } from '../users-messages.ts';
import { UserFields, type UserFieldsProps } from './user-fields.tsx';

/** Props of {@link UserDialog}. */
export interface UserDialogProps extends Pick<UserFieldsProps, 'newProfileDialog'> {
  /** The user who is changed; 0 adds one. */
  userId: number;
  onClose: () => void;
}

/** Adds a user or changes one. */
export function UserDialog({ userId, newProfileDialog, onClose }: UserDialogProps) {
  const query = getUserQuery(useServices().staff, { path: { idUsuario: userId } });
  return (
    <OpenedRecord
      id={userId}
      query={query}
      title={texts.editTitle}
      failedTitle={texts.loadFailed}
      onClose={onClose}
    >
      {(user) => <UserForm record={user} newProfileDialog={newProfileDialog} onClose={onClose} />}
    </OpenedRecord>
  );
}

type UserFormProps = OpenedFormProps<Schema<'User'>> & Pick<UserFieldsProps, 'newProfileDialog'>;

function UserForm({ record: user, newProfileDialog, onClose }: UserFormProps) {
  const save = useMutation(saveUserMutation(useServices().staff));
  const record = useRecordForm({
    record: user,
    toValues: toUserValues,
    save: (values) => save.mutateAsync({ body: toUserRequest(values, user) }),
    saved: (values) => {
      const done = user ? texts.updated : texts.created;
      return isInviting(values, user) ? texts.invited(done, values.dsEmail.trim()) : done;
    },
    failed: texts.saveFailed,
    onSaved: onClose,
    draft: { name: 'usuario', id: user?.idUsuario, version: user?.nrVersao, secrets: ['dsSenha'] },
  });
  const { control } = record.form;
  const [temSenha, flAtivo, dsEmail] = useWatch({
    control,
    name: ['temSenha', 'flAtivo', 'dsEmail'],
  });
  const title = user ? texts.editTitle : texts.addTitle;
  const sendLabel = user ? texts.saveAndInvite : texts.invite;
  const saveLabel = isInviting({ temSenha, flAtivo, dsEmail }, user) ? sendLabel : texts.save;
  return (
    <RecordDialog {...record} title={title} saveLabel={saveLabel} onClose={onClose}>
      <UserFields form={record.form} user={user} newProfileDialog={newProfileDialog} />
    </RecordDialog>
  );
}
