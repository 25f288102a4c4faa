import { isApiProblem, type Schema } from '@aferir/api-client';
import {
  getAccessProfileQuery,
  getSectionTreeQuery,
  saveAccessProfileMutation,
} from '@aferir/api-client/react';
import { Dialog, RetryNotice, Skeleton, SkeletonGroup } from '@aferir/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { useServices } from '../../../services/services-context.tsx';
import { DraftNotice } from '../../../shared/forms/draft-notice.tsx';
import { FormDialog } from '../../../shared/forms/form-dialog.tsx';
import { staffFormMessages } from '../../../shared/forms/form-messages.ts';
import { useFormDraft } from '../../../shared/forms/use-form-draft.ts';
import { accessProfilesMessages } from '../access-profiles-messages.ts';
import { givableRights, rightsText, toSectionNodes } from '../chosen-rights.ts';
import { AccessProfileForm, type AccessProfileValues } from './access-profile-form.tsx';

/** Props of {@link AccessProfileDialog}. */
export interface AccessProfileDialogProps {
  /** The profile that is changed; 0 adds one. */
  profileId: number;
  onClose: () => void;
}

/** Adds a profile or changes one. */
export function AccessProfileDialog({ profileId, onClose }: AccessProfileDialogProps) {
  const { staff } = useServices();
  const tree = useQuery(getSectionTreeQuery(staff));
  const profile = useQuery({
    ...getAccessProfileQuery(staff, { path: { id: profileId } }),
    enabled: profileId !== 0,
    // What is under way in the form is not to be drawn over.
    refetchOnWindowFocus: false,
  });
  const isThere = tree.data && (profileId === 0 || profile.data);
  if (tree.data && isThere) {
    return <ProfileForm profile={profile.data} tree={tree.data} onClose={onClose} />;
  }
  const failed = [tree, profile].filter(({ isError }) => isError);
  return (
    <Dialog isOpen size="l" onClose={onClose} title={titleOf(profileId)}>
      {failed.length > 0 ? (
        <RetryNotice
          title={accessProfilesMessages.loadFailed}
          retryLabel={staffFormMessages.retry}
          isRetrying={failed.some(({ isFetching }) => isFetching)}
          onRetry={() => failed.forEach(({ refetch }) => void refetch())}
        >
          {failed[0]?.error?.message}
        </RetryNotice>
      ) : (
        <SkeletonGroup label={staffFormMessages.loading}>
          <Skeleton height="40px" />
          <Skeleton height="240px" />
        </SkeletonGroup>
      )}
    </Dialog>
  );
}

interface ProfileFormProps {
  profile: Schema<'AccessProfile'> | undefined;
  tree: readonly Schema<'SectionTreeNode'>[];
  onClose: () => void;
}

function ProfileForm({ profile, tree, onClose }: ProfileFormProps) {
  const { staff, toasts } = useServices();
  const formId = useId();
  const save = useMutation(saveAccessProfileMutation(staff));
  const id = profile?.idPerfilAcesso ?? 0;
  const form = useForm<AccessProfileValues>({
    defaultValues: {
      nmPerfilAcesso: profile?.nmPerfilAcesso ?? '',
      dsPerfilAcesso: profile?.dsPerfilAcesso ?? '',
      Secoes: rightsText(profile?.secoes ?? []),
    },
  });
  const { isDirty } = form.formState;
  const draft = useFormDraft(form, { name: 'perfil', id, version: profile?.nrVersao ?? 0 });
  const sections = useMemo(() => toSectionNodes(tree), [tree]);
  const givable = useMemo(() => givableRights(tree), [tree]);

  async function send(values: Omit<Schema<'SaveAccessProfileRequest'>, 'idPerfilAcesso'>) {
    const version = profile && { nrVersao: profile.nrVersao };
    try {
      await save.mutateAsync({ body: { idPerfilAcesso: id, ...version, ...values } });
    } catch (cause) {
      if (isApiProblem(cause)) return cause;
      throw cause;
    }
    draft.clear();
    toasts.show({ tone: 'success', message: accessProfilesMessages.saved });
    onClose();
    return undefined;
  }

  function discard() {
    draft.clear();
    onClose();
  }

  return (
    <FormDialog
      title={titleOf(id)}
      formId={formId}
      saveLabel={accessProfilesMessages.save}
      isSaving={save.isPending}
      isDirty={isDirty}
      onClose={discard}
    >
      <DraftNotice draft={draft} />
      <AccessProfileForm
        id={formId}
        form={form}
        sections={sections}
        givable={givable}
        onSave={send}
      />
    </FormDialog>
  );
}

function titleOf(id: number): string {
  return id === 0 ? accessProfilesMessages.addTitle : accessProfilesMessages.editTitle;
}
