import type { Schema } from '@aferir/api-client';
import { resendTrainingInvitationMutation } from '@aferir/api-client/react';
import { ConfirmDialog } from '@aferir/ui';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../../services/services-context.tsx';
import { useFailureToast } from '../../../shared/forms/use-failure-toast.ts';
import { trainingReportMessages as texts } from './training-report-messages.ts';

/** Props of {@link ResendDialog}. */
export interface ResendDialogProps {
  trainingId: number;
  learner: Schema<'TrainingReportRow'>;
  onClose: () => void;
}

/** Mails a training to somebody again, after asking. */
export function ResendDialog({ trainingId, learner, onClose }: ResendDialogProps) {
  const { staff, toasts } = useServices();
  const tellFailure = useFailureToast();
  const { idOrganogramaPessoa: idPessoa, nmPessoa } = learner;
  const resend = useMutation({
    ...resendTrainingInvitationMutation(staff),
    onSuccess: () => {
      toasts.show({ tone: 'success', message: texts.resent });
      onClose();
    },
    onError: (problem) => {
      tellFailure(problem, texts.resendFailed);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      isBusy={resend.isPending}
      title={texts.resend}
      message={texts.resendQuestion}
      subject={nmPessoa}
      confirmLabel={texts.send}
      onConfirm={() => resend.mutate({ params: { path: { idTreinamento: trainingId, idPessoa } } })}
      onCancel={onClose}
    />
  );
}
