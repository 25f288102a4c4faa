import { sendCycleToUnsentMutation } from '@aferir/api-client/react';
import { ConfirmDialog } from '@aferir/ui';
import { useServices } from '../../../services/services-context.tsx';
import { useToldMutation } from '../../../shared/writes/use-told-mutation.ts';
import { cyclePageMessages as texts } from './cycle-page-messages.ts';

/** Props of {@link SendUnsentDialog}. */
export interface SendUnsentDialogProps {
  cycleId: number;
  /** How many people have got nothing. */
  count: number;
  onClose: () => void;
}

/** Sends a cycle to those of its people who could not be reached, after asking. */
export function SendUnsentDialog({ cycleId, count, onClose }: SendUnsentDialogProps) {
  const { staff } = useServices();
  const send = useToldMutation(sendCycleToUnsentMutation(staff), {
    done: texts.sendingUnsent,
    failed: texts.sendUnsentFailed,
    onEnd: onClose,
  });
  return (
    <ConfirmDialog
      isOpen
      isBusy={send.isPending}
      title={texts.sendUnsentTitle}
      message={texts.sendUnsentText(count)}
      confirmLabel={texts.sendUnsentConfirm}
      onConfirm={() => send.mutate({ body: { idCiclo: cycleId } })}
      onCancel={onClose}
    />
  );
}
