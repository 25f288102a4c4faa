import type { Schema } from '@aferir/api-client';
import { closeCycleMutation, getCycleClosingQuery } from '@aferir/api-client/react';
import { CheckboxField, ConfirmDialog } from '@aferir/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../../services/services-context.tsx';
import { ReadRecord } from '../../../shared/states/read-record.tsx';
import { useToldMutation } from '../../../shared/writes/use-told-mutation.ts';
import styles from './cycle-page.module.css';
import { cyclePageMessages as texts } from './cycle-page-messages.ts';

/** Props of {@link CloseCycleDialog}. */
export interface CloseCycleDialogProps {
  cycle: Pick<Schema<'CycleContent'>, 'idCiclo' | 'nmCiclo'>;
  onClose: () => void;
}

/** Says what closing a cycle leaves open, offers to cancel what is not answered, and closes it. */
export function CloseCycleDialog({ cycle: { idCiclo, nmCiclo }, onClose }: CloseCycleDialogProps) {
  const { staff } = useServices();
  const [cancels, setCancels] = useState(false);
  const closing = useQuery({
    ...getCycleClosingQuery(staff, { path: { id: idCiclo } }),
    staleTime: 0,
  });
  const close = useToldMutation(closeCycleMutation(staff), {
    done: texts.closed,
    failed: texts.closeFailed,
    onEnd: onClose,
  });
  return (
    <ConfirmDialog
      isOpen
      isBusy={close.isPending}
      tone="danger"
      title={texts.closeTitle}
      message={texts.closeText}
      subject={nmCiclo}
      confirmLabel={texts.close}
      isConfirmDisabled={closing.data === undefined}
      onConfirm={() => close.mutate({ body: { idCiclo, flCancelarAbertas: cancels } })}
      onCancel={onClose}
    >
      <ReadRecord query={closing} failedTitle={texts.closeFailedToRead} shape="lines" count={3}>
        {({ qtdSemResposta, qtdComGestores }) => (
          <div className={styles.dialog}>
            <p>{texts.leavesUnanswered(qtdSemResposta)}</p>
            {qtdComGestores > 0 ? <p>{texts.leavesManagers(qtdComGestores)}</p> : null}
            {qtdSemResposta > 0 ? (
              <CheckboxField
                label={texts.cancelUnanswered(qtdSemResposta)}
                hint={texts.cancelUnansweredHint}
                checked={cancels}
                onChange={({ target }) => setCancels(target.checked)}
              />
            ) : null}
          </div>
        )}
      </ReadRecord>
    </ConfirmDialog>
  );
}
