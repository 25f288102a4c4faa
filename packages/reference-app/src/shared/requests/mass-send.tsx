import { DISC_STATUS } from '@aferir/domain';
import { Button, ConfirmDialog, Notice, Skeleton, SkeletonGroup } from '@aferir/ui';
import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useServices } from '../../services/services-context.tsx';
import { useSectionRights } from '../../services/use-section-rights.ts';
import styles from './mass-send.module.css';
import type { RequestKind } from './request-kind.ts';
import { requestMessages } from './request-messages.ts';
import { useRequestWrite } from './use-request-write.ts';

/** Props of {@link MassSend}. */
export interface MassSendProps {
  kind: RequestKind;
}

/** Sends a request to everybody who can get one; says how many before and after. */
export function MassSend({ kind }: MassSendProps) {
  const { staff, toasts } = useServices();
  const { withRight } = useSectionRights(kind.section);
  const [isAsking, setIsAsking] = useState(false);
  const preview = useQuery({ ...kind.massSendPreview(staff), enabled: isAsking, staleTime: 0 });
  const counts = preview.isSuccess && !preview.isFetching ? preview.data : undefined;
  const send = useRequestWrite({
    ...kind.sendToAll(staff),
    onSuccess: ({ data: { qtdEnviados, qtdIgnorados } }) => {
      toasts.show({
        tone: 'success',
        title: requestMessages.massSendStarted,
        message: requestMessages.massSendResult(qtdEnviados, qtdIgnorados),
      });
    },
    onError: ({ message }) => {
      toasts.show({ tone: 'danger', title: requestMessages.massSendFailed, message });
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
    toasts.show({ message: requestMessages.cancelled });
  }

  return (
    <>
      <Button icon={<Send />} onClick={() => withRight('incluir', () => setIsAsking(true))}>
        {requestMessages.sendToAll}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={requestMessages.sendToAllTitle}
        message={requestMessages.sendToAllQuestion}
        confirmLabel={requestMessages.send}
        onConfirm={confirm}
        isConfirmDisabled={!counts || counts.qtdEnviar === 0}
        onCancel={cancel}
      >
        {counts ? (
          <ul className={styles.counts}>
            <li>{requestMessages.willReceive(counts.qtdEnviar)}</li>
            {counts.qtdIgnorar > 0 ? (
              <li>{requestMessages.willBeSkipped(counts.qtdIgnorar)}</li>
            ) : null}
          </ul>
        ) : preview.error && !preview.isFetching ? (
          <Notice
            tone="warning"
            action={
              <Button size="s" variant="secondary" onClick={() => preview.refetch()}>
                {requestMessages.retry}
              </Button>
            }
          >
            {preview.error.message}
          </Notice>
        ) : (
          <SkeletonGroup label={requestMessages.sendToAllLoading}>
            <Skeleton />
            <Skeleton width="80%" />
          </SkeletonGroup>
        )}
      </ConfirmDialog>
    </>
  );
}
