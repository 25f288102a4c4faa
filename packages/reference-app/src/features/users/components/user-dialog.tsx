import type { Schema } from '@aferir/api-client';
import { getUserQuery, saveUserMutation } from '@aferir/api-client/react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../../services/services-context.tsx';
import { type OpenedFormProps, OpenedRecord } from '../../../shared/forms/opened-record.tsx';
import { RecordDialog } from '../../../shared/forms/record-dialog.tsx';
import { useRecordForm } from '../../../shared/forms/use-record-form.ts';
import { toUserRequest, toUserValues } from '../user-values.ts';
import { usersMessages as texts } from '../users-messages.ts';
import { type UserTab, UserTabs } from './user-tabs.tsx';

/** Props of {@link UserDialog}. */
export interface UserDialogProps {
  /** The user who is changed; 0 adds one. */
  userId: number;
  onClose: () => void;
}

/** Adds a user or changes one. */
export function UserDialog({ userId, onClose }: UserDialogProps) {
  const query = getUserQuery(useServices().staff, { path: { idUsuario: userId } });
  return (
    <OpenedRecord
      id={userId}
      query={query}
      title={texts.editTitle}
      failedTitle={texts.loadFailed}
      onClose={onClose}
    >
      {(user) => <UserForm record={user} onClose={onClose} />}
    </OpenedRecord>
  );
}

function UserForm({ record: user, onClose }: OpenedFormProps<Schema<'User'>>) {
  const [tab, setTab] = useState<UserTab>('data');
  const save = useMutation(saveUserMutation(useServices().staff));
  const record = useRecordForm({
    record: user,
    toValues: toUserValues,
    save: (values) => save.mutateAsync({ body: toUserRequest(values, user) }),
    saved: user ? texts.updated : texts.created,
    failed: texts.saveFailed,
    onSaved: onClose,
    onFaults: () => setTab('data'),
    draft: { name: 'usuario', id: user?.idUsuario, version: user?.nrVersao, secrets: ['dsSenha'] },
  });
  const title = user ? texts.editTitle : texts.addTitle;
  return (
    <RecordDialog {...record} title={title} saveLabel={texts.save} onClose={onClose}>
      <UserTabs form={record.form} user={user} tab={tab} onTabChange={setTab} />
    </RecordDialog>
  );
}
