import type { Schema } from '@aferir/api-client';
import { deleteUserMutation } from '@aferir/api-client/react';
import { rightToSave, SECTION } from '@aferir/domain';
import { ConfirmDialog, PageHeader } from '@aferir/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../../services/services-context.tsx';
import { useSectionRights } from '../../../services/use-section-rights.ts';
import { useRecordParam } from '../../../shared/address/use-record-param.ts';
import { useFailureToast } from '../../../shared/forms/use-failure-toast.ts';
import stack from '../../../shared/frame/stack.module.css';
import { UserDialog } from '../components/user-dialog.tsx';
import { UsersGrid } from '../components/users-grid.tsx';
import { usersMessages as texts } from '../users-messages.ts';

type User = Schema<'UserRow'>;

/** The users of the company, and a dialog to add or change one. The one that is open stands in the address. */
export function UsersScreen() {
  const { staff, toasts } = useServices();
  const tellFailure = useFailureToast();
  const { has } = useSectionRights(SECTION.users);
  const [openId, open] = useRecordParam();
  const [unwanted, setUnwanted] = useState<User>();
  const remove = useMutation({
    ...deleteUserMutation(staff),
    onSuccess: () => {
      toasts.show({ tone: 'success', message: texts.removed });
      setUnwanted(undefined);
    },
    onError: (problem) => {
      tellFailure(problem, texts.removeFailed);
      setUnwanted(undefined);
    },
  });

  return (
    <div className={stack.root}>
      <PageHeader title={texts.title} description={texts.purpose} />
      <UsersGrid
        onAdd={() => open(0)}
        onEdit={({ idUsuario }) => open(idUsuario)}
        onRemove={setUnwanted}
      />
      {openId !== null && has(rightToSave(openId)) ? (
        <UserDialog key={openId} userId={openId} onClose={() => open(null)} />
      ) : null}
      <ConfirmDialog
        isOpen={unwanted !== undefined}
        isBusy={remove.isPending}
        tone="danger"
        title={texts.removeTitle}
        message={texts.removeText}
        subject={unwanted?.nmUsuario ?? ''}
        confirmLabel={texts.remove}
        onConfirm={() =>
          unwanted && remove.mutate({ params: { path: { id: unwanted.idUsuario } } })
        }
        onCancel={() => setUnwanted(undefined)}
      />
    </div>
  );
}
