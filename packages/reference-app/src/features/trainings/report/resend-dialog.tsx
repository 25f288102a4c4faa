import type { Schema } from '@aferir/api-client';
import { resendTrainingInvitationMutation } from '@aferir/api-client/react';
import { ConfirmDialog } from '@aferir/ui';
import { useServices } from '../../../services/services-context.tsx';
import { useToldMutation } from '../../../shared/writes/use-told-mutation.ts';
import { trainingReportMessages as texts } from './training-report-messages.ts';

/** Props of {@link ResendDialog}. */
export interface ResendDialogProps {
  trainingId: number;
  learner: Schema<'TrainingReportRow'>;
  onClose: () => void;
}

/** Mails a training to somebody again, after asking. */
export function ResendDialog({ trainingId, learner, onClose }: ResendDialogProps) {
  const { staff } = useServices();
  const { idOrganogramaPessoa: idPessoa, nmPessoa } = learner;
  const resend = useToldMutation(resendTrainingInvitationMutation(staff), {
    done: texts.resent,
    failed: texts.resendFailed,
    onEnd: onClose,
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
