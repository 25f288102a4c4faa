import { formatDate } from '@aferir/domain';
import { ConfirmDialog } from '@aferir/ui';
import { useServices } from '../../services/services-context.tsx';
import type { RequestKind, StaffRequest } from './request-kind.ts';
import { requestMessages } from './request-messages.ts';
import { useRequestWrite } from './use-request-write.ts';

/** Props of {@link CloseRequestDialog}. */
export interface CloseRequestDialogProps {
  kind: RequestKind;
  /** The request to be closed; the dialog is closed without one. */
  request: StaffRequest | undefined;
  /** What closing this request means. */
  question: string;
  onClose: () => void;
}

/** Closes an open request for good, after saying what that means. */
export function CloseRequestDialog({ kind, request, question, onClose }: CloseRequestDialogProps) {
  const { staff, toasts } = useServices();
  const close = useRequestWrite({
    ...kind.close(staff),
    onSuccess: () => {
      toasts.show({ tone: 'success', message: requestMessages.requestClosed });
    },
    onError: ({ message }) => {
      toasts.show({ tone: 'danger', message: requestMessages.failed(message) });
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
      title={requestMessages.closeTitle}
      message={question}
      subject={request ? subjectOf(request) : ''}
      confirmLabel={requestMessages.close}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}

function subjectOf({ idResposta, dtEnvio }: StaffRequest): string {
  return requestMessages.closeSubject(idResposta, formatDate(dtEnvio));
}
