import {
  createDiscRequestsForAllMutation,
  discMassSendPreviewQuery,
} from '@aferir/api-client/react';
import { DISC_STATUS } from '@aferir/domain';
import { Button, ConfirmDialog, Notice, Skeleton, SkeletonGroup } from '@aferir/ui';
import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useServices } from '../../../services/services-context.tsx';
import { behavioralMessages } from '../behavioral-messages.ts';
import { useBehavioralRights } from '../use-behavioral-rights.ts';
import { useBehavioralWrite } from '../use-behavioral-write.ts';
import styles from './mass-send.module.css';

/** Sends a request to everybody who can get one; says how many before and after. */
export function MassSend() {
  const { staff, toasts } = useServices();
  const { withRight } = useBehavioralRights();
  const [isAsking, setIsAsking] = useState(false);
  const preview = useQuery({ ...discMassSendPreviewQuery(staff), enabled: isAsking, staleTime: 0 });
  const counts = preview.isSuccess && !preview.isFetching ? preview.data : undefined;
  const send = useBehavioralWrite({
    ...createDiscRequestsForAllMutation(staff),
    onSuccess: ({ data: { qtdEnviados, qtdIgnorados } }) => {
      toasts.show({
        tone: 'success',
        title: behavioralMessages.massSendStarted,
        message: behavioralMessages.massSendResult(qtdEnviados, qtdIgnorados),
      });
    },
    onError: ({ message }) => {
      toasts.show({ tone: 'danger', title: behavioralMessages.massSendFailed, message });
    },
  });

  function confirm() {
    setIsAsking(false);
    send.mutate({
      body: { idResposta: 0, idOrganogramaPessoaAvaliada: 0, cdStatus: DISC_STATUS.sent },
    });
  }

  function cancel() {
    setIsAsking(false);
    toasts.show({ message: behavioralMessages.cancelled });
  }

  return (
    <>
      <Button icon={<Send />} onClick={() => withRight('incluir', () => setIsAsking(true))}>
        {behavioralMessages.sendToAll}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={behavioralMessages.sendToAllTitle}
        message={behavioralMessages.sendToAllQuestion}
        confirmLabel={behavioralMessages.send}
        onConfirm={confirm}
        isConfirmDisabled={!counts || counts.qtdEnviar === 0}
        onCancel={cancel}
      >
        {counts ? (
          <ul className={styles.counts}>
            <li>{behavioralMessages.willReceive(counts.qtdEnviar)}</li>
            {counts.qtdIgnorar > 0 ? (
              <li>{behavioralMessages.willBeSkipped(counts.qtdIgnorar)}</li>
            ) : null}
          </ul>
        ) : preview.error && !preview.isFetching ? (
          <Notice
            tone="warning"
            action={
              <Button size="s" variant="secondary" onClick={() => preview.refetch()}>
                {behavioralMessages.retry}
              </Button>
            }
          >
            {preview.error.message}
          </Notice>
        ) : (
          <SkeletonGroup label={behavioralMessages.sendToAllLoading}>
            <Skeleton />
            <Skeleton width="80%" />
          </SkeletonGroup>
        )}
      </ConfirmDialog>
    </>
  );
}
