import { isApiProblem, type Schema } from '@aferir/api-client';
import { getStaffUserQuery, getUserQuery, saveUserMutation } from '@aferir/api-client/react';
import { applyProblem, Dialog, Form, FormSummary, refusalOf, Tabs } from '@aferir/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useServices } from '../../../services/services-context.tsx';
import { useStaffMember } from '../../../services/use-staff-member.ts';
import { DraftNotice } from '../../../shared/forms/draft-notice.tsx';
import { explainFailure } from '../../../shared/forms/explain-failure.ts';
import { FormDialog } from '../../../shared/forms/form-dialog.tsx';
import { staffFormMessages } from '../../../shared/forms/form-messages.ts';
import { useFormDraft } from '../../../shared/forms/use-form-draft.ts';
import { ReadRecord } from '../../../shared/states/read-record.tsx';
import { toUserRequest, toUserValues, type UserValues } from '../user-values.ts';
import { usersMessages as texts } from '../users-messages.ts';
import { UserDataTab } from './user-data-tab.tsx';
import { UserProfilesTab } from './user-profiles-tab.tsx';

/** Props of {@link UserDialog}. */
export interface UserDialogProps {
  /** The user who is changed; 0 adds one. */
  userId: number;
  onClose: () => void;
}

/** Adds a user or changes one. */
export function UserDialog({ userId, onClose }: UserDialogProps) {
  const { staff } = useServices();
  const user = useQuery({
    ...getUserQuery(staff, { path: { idUsuario: userId } }),
    enabled: userId !== 0,
    // What is under way in the form is not to be drawn over.
    refetchOnWindowFocus: false,
  });
  if (userId === 0 || user.data) return <UserForm user={user.data} onClose={onClose} />;
  return (
    <Dialog isOpen size="l" onClose={onClose} title={texts.editTitle}>
      <ReadRecord query={user} failedTitle={texts.loadFailed} height="320px">
        {() => null}
      </ReadRecord>
    </Dialog>
  );
}

type TabId = 'data' | 'profiles';

function UserForm({ user, onClose }: { user: Schema<'User'> | undefined; onClose: () => void }) {
  const { staff, toasts } = useServices();
  const member = useStaffMember();
  const own = useQuery(getStaffUserQuery(staff)).data;
  const formId = useId();
  const [tab, setTab] = useState<TabId>('data');
  const save = useMutation(saveUserMutation(staff));
  const form = useForm<UserValues>({ defaultValues: toUserValues(user) });
  const { formState } = form;
  const { isDirty } = formState;
  const id = user?.idUsuario ?? 0;
  const draft = useFormDraft(form, {
    name: 'usuario',
    id,
    version: user?.nrVersao ?? 0,
    secrets: ['dsSenha'],
  });
  const isSelf = user !== undefined && own?.idUsuario === user.idUsuario;
  const isAdministrator = member?.permissions.isAdministrator === true;
  const faults = Object.keys(formState.errors).filter((field) => field !== 'root').length;

  const submit = form.handleSubmit(
    async (values) => {
      try {
        await save.mutateAsync({ body: toUserRequest(values, user) });
      } catch (cause) {
        if (!isApiProblem(cause)) throw cause;
        if (cause.faults.length > 0) setTab('data');
        applyProblem(form, explainFailure(cause, texts.saveFailed));
        return;
      }
      draft.clear();
      toasts.show({ tone: 'success', message: user ? texts.updated : texts.created });
      onClose();
    },
    () => setTab('data'),
  );

  function discard() {
    draft.clear();
    onClose();
  }

  return (
    <FormDialog
      title={user ? texts.editTitle : texts.addTitle}
      formId={formId}
      saveLabel={texts.save}
      isSaving={save.isPending}
      isDirty={isDirty}
      onClose={discard}
    >
      <DraftNotice draft={draft} />
      <Form id={formId} onSubmit={submit}>
        <FormSummary {...refusalOf(formState)} />
        <Tabs<TabId>
          label={texts.title}
          value={tab}
          onValueChange={setTab}
          tabs={[
            {
              id: 'data',
              label: texts.data,
              problem: faults > 0 ? staffFormMessages.fieldsToMend(faults) : undefined,
              content: (
                <UserDataTab
                  form={form}
                  user={user}
                  isSelf={isSelf}
                  mayMakeAdministrators={isAdministrator}
                />
              ),
            },
            {
              id: 'profiles',
              label: texts.profiles,
              content: (
                <UserProfilesTab form={form} user={user} isLocked={isSelf && !isAdministrator} />
              ),
            },
          ]}
        />
      </Form>
    </FormDialog>
  );
}
