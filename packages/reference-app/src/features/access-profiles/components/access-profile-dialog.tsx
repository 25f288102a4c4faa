import { getAccessProfileQuery, getSectionTreeQuery } from '@aferir/api-client/react';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../services/services-context.tsx';
import { OpenedRecord, ReadRecordDialog } from '../../../shared/forms/opened-record.tsx';
import { accessProfilesMessages as texts } from '../access-profiles-messages.ts';
import { AccessProfileForm, type AccessProfileFormProps } from './access-profile-form.tsx';

/** Props of {@link AccessProfileDialog}. */
export interface AccessProfileDialogProps
  extends Pick<AccessProfileFormProps, 'isNamedByChoice' | 'onSaved'> {
  /** The profile that is changed; 0 adds one. */
  profileId: number;
  onClose: () => void;
}

/** Adds a profile or changes one. */
export function AccessProfileDialog({ profileId: id, onClose, ...rest }: AccessProfileDialogProps) {
  const { staff } = useServices();
  const tree = useQuery(getSectionTreeQuery(staff));
  const words = { title: id ? texts.editTitle : texts.addTitle, failedTitle: texts.listFailed };
  const query = getAccessProfileQuery(staff, { path: { id } });
  return (
    <OpenedRecord {...words} id={id} query={query} beside={tree} onClose={onClose}>
      {(profile) => (
        <ReadRecordDialog {...words} query={tree} onClose={onClose}>
          {(sections) => (
            <AccessProfileForm {...rest} record={profile} tree={sections} onClose={onClose} />
          )}
        </ReadRecordDialog>
      )}
    </OpenedRecord>
  );
}
