import { problemOf, type Schema } from '@aferir/api-client';
import { resendDiscRequestMutation } from '@aferir/api-client/react';
import { mayMailLinkElsewhere } from '@aferir/domain';
import { Button, Dialog, Skeleton, SkeletonGroup } from '@aferir/ui';
import { Suspense, useId } from 'react';
import { useServices } from '../../../services/services-context.tsx';
import { useStaffMember } from '../../../services/use-staff-member.ts';
import { lazyOr } from '../../../shared/loading/lazy-or.ts';
import type { RequestedPerson } from '../../../shared/requests/request-kind.ts';
import { useRequestWrite } from '../../../shared/requests/use-request-write.ts';
import { LostPart } from '../../../shared/states/lost-part.tsx';
import { behavioralMessages } from '../behavioral-messages.ts';
import type { ResendFormProps } from './resend-form.tsx';

// The list would wait for what forms are made of.
const ResendForm = lazyOr<ResendFormProps>(
  async () => (await import('./resend-form.tsx')).ResendForm,
  LostPart,
);

/** Props of {@link ResendDialog}. */
export interface ResendDialogProps {
  person: RequestedPerson;
  /** The request to be mailed; the dialog is closed without one. */
  request: Pick<Schema<'DiscRequest'>, 'idOrganogramaPessoa' | 'idResposta'> | undefined;
  onClose: () => void;
}

/** Mails a request again, to the person's own address or, by those who may, to another one. */
export function ResendDialog({ person, request, onClose }: ResendDialogProps) {
  const { staff, toasts } = useServices();
  const member = useStaffMember();
  const formId = useId();
  const resend = useRequestWrite({
    ...resendDiscRequestMutation(staff),
    onSuccess: () => {
      toasts.show({ tone: 'success', message: behavioralMessages.resent });
      onClose();
    },
  });

  async function send(email: string | null) {
    if (!request) return undefined;
    const { idOrganogramaPessoa, idResposta } = request;
    return problemOf(resend.mutateAsync({ body: { email, idOrganogramaPessoa, idResposta } }));
  }

  function close() {
    resend.reset();
    onClose();
  }

  return (
    <Dialog
      isOpen={request !== undefined}
      isBusy={resend.isPending}
      onClose={close}
      size="s"
      title={behavioralMessages.resend}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {behavioralMessages.cancel}
          </Button>
          <Button type="submit" form={formId} isLoading={resend.isPending}>
            {behavioralMessages.send}
          </Button>
        </>
      }
    >
      <Suspense
        fallback={
          <SkeletonGroup>
            <Skeleton shape="block" height="160px" />
          </SkeletonGroup>
        }
      >
        <ResendForm
          id={formId}
          person={person}
          mayGoElsewhere={member !== null && mayMailLinkElsewhere(member.permissions)}
          onSend={send}
        />
      </Suspense>
    </Dialog>
  );
}
