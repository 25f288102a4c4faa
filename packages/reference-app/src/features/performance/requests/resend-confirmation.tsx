import { problemOf, type Schema } from '@aferir/api-client';
import { resendPerformanceRequestMutation } from '@aferir/api-client/react';
import { isSelfPhase } from '@aferir/domain';
import { ConfirmDialog, useOneAtATime } from '@aferir/ui';
import { useServices } from '../../../services/services-context.tsx';
import type { RequestedPerson } from '../../../shared/requests/request-kind.ts';
import { useAddressCorrection } from '../../../shared/requests/use-address-correction.tsx';
import { useRequestWrite } from '../../../shared/requests/use-request-write.ts';
import { performanceMessages } from '../performance-messages.ts';
import { resendQuestion } from './request-texts.ts';

/** Props of {@link ResendConfirmation}. */
export interface ResendConfirmationProps {
  person: RequestedPerson;
  /** The request to be mailed; nothing is asked without one. */
  request: Pick<Schema<'PerformanceRequest'>, 'cdStatus'> | undefined;
  onClose: () => void;
}

/** Mails an open request again to whoever it waits for, after saying who that is. */
export function ResendConfirmation({ person, request, onClose }: ResendConfirmationProps) {
  const { staff, toasts } = useServices();
  const address = useAddressCorrection(person);
  const resend = useRequestWrite({
    ...resendPerformanceRequestMutation(staff),
    onSuccess: ({ data: { lstSemEmail = [] } }) => {
      toasts.show(
        lstSemEmail.length > 0
          ? {
              tone: 'warning',
              title: performanceMessages.resent,
              message: performanceMessages.resentWithoutEmail(lstSemEmail),
            }
          : { tone: 'success', message: performanceMessages.resent },
      );
    },
    onError: ({ message }) => {
      toasts.show({ tone: 'danger', title: performanceMessages.resendFailed, message });
    },
  });

  const confirm = useOneAtATime(async () => {
    if (!(await address.correct())) return;
    onClose();
    await problemOf(resend.mutateAsync({ body: { IdPessoa: person.id } }));
  });

  return (
    <ConfirmDialog
      isOpen={request !== undefined}
      title={performanceMessages.resend}
      message={request ? resendQuestion(request.cdStatus) : ''}
      subject={person.name}
      confirmLabel={performanceMessages.send}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {request && isSelfPhase(request.cdStatus) ? (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void confirm();
          }}
        >
          {address.field}
        </form>
      ) : null}
    </ConfirmDialog>
  );
}
