import type { Schema } from '@aferir/api-client';
import { saveAccessProfileMutation } from '@aferir/api-client/react';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../../services/services-context.tsx';
import type { OpenedFormProps } from '../../../shared/forms/opened-record.tsx';
import { RecordDialog } from '../../../shared/forms/record-dialog.tsx';
import { useRecordForm } from '../../../shared/forms/use-record-form.ts';
import { toProfileRequest, toProfileValues } from '../access-profile-values.ts';
import { accessProfilesMessages as texts } from '../access-profiles-messages.ts';
import { AccessProfileFields } from './access-profile-fields.tsx';

/** Props of {@link AccessProfileForm}. */
export interface AccessProfileFormProps extends OpenedFormProps<Schema<'AccessProfile'>> {
  /** The sections there are, and what of each the person at hand may give. */
  tree: readonly Schema<'SectionTreeNode'>[];
  /** Whether name and description follow what is chosen, until they are typed. @default false */
  isNamedByChoice?: boolean;
  /** It was saved, under this id. */
  onSaved?: (profileId: number) => void;
}

/** The form of a profile, in its dialog. */
export function AccessProfileForm({
  record: profile,
  tree,
  isNamedByChoice = false,
  onSaved,
  onClose,
}: AccessProfileFormProps) {
  const save = useMutation(saveAccessProfileMutation(useServices().staff));
  const record = useRecordForm({
    record: profile,
    toValues: toProfileValues,
    save: (values) => save.mutateAsync({ body: toProfileRequest(values, profile) }),
    saved: texts.saved,
    failed: texts.saveFailed,
    onSaved: ({ data }) => {
      onSaved?.(data);
      onClose();
    },
    // One that is made on the way to something else comes back with that alone.
    ...(!isNamedByChoice && {
      draft: { name: 'perfil', id: profile?.idPerfilAcesso, version: profile?.nrVersao },
    }),
  });
  const title = profile ? texts.editTitle : texts.addTitle;
  return (
    <RecordDialog {...record} title={title} saveLabel={texts.save} onClose={onClose}>
      <AccessProfileFields form={record.form} tree={tree} isNamedByChoice={isNamedByChoice} />
    </RecordDialog>
  );
}
