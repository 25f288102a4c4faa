import type { Schema } from '@aferir/api-client';
import { deleteAccessProfileMutation } from '@aferir/api-client/react';
import { rightToSave, SECTION } from '@aferir/domain';
import { ConfirmDialog, PageHeader } from '@aferir/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../../services/services-context.tsx';
import { useSectionRights } from '../../../services/use-section-rights.ts';
import { useRecordParam } from '../../../shared/address/use-record-param.ts';
import { useFailureToast } from '../../../shared/forms/use-failure-toast.ts';
import stack from '../../../shared/frame/stack.module.css';
import { accessProfilesMessages } from '../access-profiles-messages.ts';
import { AccessProfileDialog } from '../components/access-profile-dialog.tsx';
import { AccessProfilesGrid } from '../components/access-profiles-grid.tsx';

type Profile = Schema<'AccessProfileRow'>;

/** The profiles of the company, and a dialog to add or change one. The one that is open stands in the address. */
export function AccessProfilesScreen() {
  const { staff, toasts } = useServices();
  const tellFailure = useFailureToast();
  const { has } = useSectionRights(SECTION.accessProfiles);
  const [openId, open] = useRecordParam();
  const [unwanted, setUnwanted] = useState<Profile>();
  const remove = useMutation({
    ...deleteAccessProfileMutation(staff),
    onSuccess: () => {
      toasts.show({ tone: 'success', message: accessProfilesMessages.removed });
      setUnwanted(undefined);
    },
    onError: (problem) => {
      tellFailure(problem, accessProfilesMessages.removeFailed);
      setUnwanted(undefined);
    },
  });

  return (
    <div className={stack.root}>
      <PageHeader
        title={accessProfilesMessages.title}
        description={accessProfilesMessages.purpose}
      />
      <AccessProfilesGrid
        onAdd={() => open(0)}
        onEdit={({ idPerfilAcesso }) => open(idPerfilAcesso)}
        onRemove={setUnwanted}
      />
      {openId !== null && has(rightToSave(openId)) ? (
        <AccessProfileDialog key={openId} profileId={openId} onClose={() => open(null)} />
      ) : null}
      <ConfirmDialog
        isOpen={unwanted !== undefined}
        isBusy={remove.isPending}
        tone="danger"
        title={accessProfilesMessages.removeTitle}
        message={accessProfilesMessages.removeText}
        subject={unwanted?.nmPerfilAcesso ?? ''}
        confirmLabel={accessProfilesMessages.remove}
        onConfirm={() =>
          unwanted && remove.mutate({ params: { path: { id: unwanted.idPerfilAcesso } } })
        }
        onCancel={() => setUnwanted(undefined)}
      />
    </div>
  );
}
