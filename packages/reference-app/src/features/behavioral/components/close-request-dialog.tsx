import type { Schema } from '@aferir/api-client';
import { closeDiscRequestMutation } from '@aferir/api-client/react';
import { formatDate } from '@aferir/domain';
import { ConfirmDialog } from '@aferir/ui';
import { useServices } from '../../../services/services-context.tsx';
import { behavioralMessages } from '../behavioral-messages.ts';
import { useBehavioralWrite } from '../use-behavioral-write.ts';

/** Props of {@link CloseRequestDialog}. */
export interface CloseRequestDialogProps {
  /** The request to be closed; the dialog is closed without one. */
  request: Schema<'DiscRequest'> | undefined;
  onClose: () => void;
}

/** Closes an open request for good, after saying what that means. */
export function CloseRequestDialog({ request, onClose }: CloseRequestDialogProps) {
  const { staff, toasts } = useServices();
  const close = useBehavioralWrite({
    ...closeDiscRequestMutation(staff),
    onSuccess: () => {
      toasts.show({ tone: 'success', message: behavioralMessages.requestClosed });
    },
    onError: ({ message }) => {
      toasts.show({ tone: 'danger', message: behavioralMessages.failed(message) });
    },
  });

  function confirm() {
    onClose();
    if (request) close.mutate({ body: { idResposta: request.idResposta } });
  }

  return (
    <ConfirmDialog
      isOpen={request !== undefined}
      tone="danger"
      title={behavioralMessages.closeTitle}
      message={behavioralMessages.closeQuestion}
      subject={request ? subjectOf(request) : ''}
      confirmLabel={behavioralMessages.close}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}

function subjectOf({ idResposta, dtEnvio }: Schema<'DiscRequest'>): string {
  return behavioralMessages.closeSubject(idResposta, formatDate(dtEnvio));
}
