import type { ApiProblem } from '@aferir/api-client';
import { ConfirmDialog } from '@aferir/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { skippedText } from '../requests/mass-send-audience.ts';
import { requestMessages } from '../requests/request-messages.ts';
import { ReadRecord } from '../states/read-record.tsx';
import type { SendCounts, SendTexts } from './send-counts.ts';
import styles from './sending.module.css';
import { sendingMessages as texts } from './sending-messages.ts';

/** Props of {@link SendConfirmation}. */
export interface SendConfirmationProps {
  /** What is sent is called so. */
  name: string;
  texts: SendTexts;
  preview: UseQueryResult<SendCounts, ApiProblem>;
  /** Told how many people it is sent to. */
  onConfirm: (count: number) => void;
  onCancel: () => void;
}

/** Says whom something would reach before anything is sent. */
export function SendConfirmation({
  name,
  texts: own,
  preview,
  onConfirm,
  onCancel,
}: SendConfirmationProps) {
  const count = preview.data?.willReceive ?? 0;
  const reachesNobody = count === 0 && !preview.isFetching;
  return (
    <ConfirmDialog
      isOpen
      title={own.title}
      message={reachesNobody ? undefined : own.question}
      subject={name}
      confirmLabel={requestMessages.sendToPeople(count)}
      isConfirmDisabled={count === 0 || preview.isFetching}
      onConfirm={reachesNobody ? undefined : () => onConfirm(count)}
      onCancel={onCancel}
    >
      <ReadRecord query={preview} failedTitle={texts.countFailed} shape="lines" count={2}>
        {(counts) => <Counts counts={counts} willReceive={own.willReceive} />}
      </ReadRecord>
    </ConfirmDialog>
  );
}

function Counts({
  counts: { willReceive: count, alreadySent, inactive, withoutEmail },
  willReceive,
}: { counts: SendCounts } & Pick<SendTexts, 'willReceive'>) {
  return (
    <div role="status" className={styles.counts}>
      <p>{willReceive(count)}</p>
      {alreadySent > 0 ? <p className={styles.muted}>{texts.alreadySent(alreadySent)}</p> : null}
      <p className={styles.muted}>{skippedText({ inactive, 'no-email': withoutEmail })}</p>
    </div>
  );
}
