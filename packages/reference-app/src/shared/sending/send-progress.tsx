import type { ApiProblem } from '@aferir/api-client';
import { Button, Dialog, Notice, ProgressBar } from '@aferir/ui';
import type { SendResult, SendTexts } from './send-counts.ts';
import styles from './sending.module.css';
import { sendingMessages as texts } from './sending-messages.ts';

/** Props of {@link SendProgress}. */
export interface SendProgressProps {
  /** What is sent is called so. */
  name: string;
  texts: SendTexts;
  /** How many people it was sent to so far, of how many. */
  sent: number;
  total: number;
  /** What came of it; undefined until then. */
  result: SendResult | undefined;
  problem: ApiProblem | null;
  onRetry: () => void;
  onClose: () => void;
}

/** How far something is sent, and what came of it. */
export function SendProgress({
  name,
  texts: own,
  sent,
  total,
  result,
  problem,
  onRetry,
  onClose,
}: SendProgressProps) {
  const isBusy = !result && !problem;
  const reached = result?.qtdEnviados ?? sent;
  return (
    <Dialog
      isOpen
      isBusy={isBusy}
      size="s"
      onClose={onClose}
      title={result ? texts.done : problem ? own.title : texts.sending}
      description={name}
      actions={
        <>
          {problem ? <Button onClick={onRetry}>{texts.retry}</Button> : null}
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>
            {texts.close}
          </Button>
        </>
      }
    >
      <div className={styles.progress}>
        <ProgressBar
          label={texts.progress}
          value={reached}
          max={Math.max(1, total, reached)}
          valueText={texts.progressOf(reached, Math.max(total, reached))}
          tone={result ? 'success' : 'accent'}
        />
        <div role="status" className={styles.counts}>
          {result ? <Notice tone="success">{own.sent}</Notice> : null}
          {result && result.qtdIgnorados > 0 ? (
            <p className={styles.muted}>{texts.notSent(result.qtdIgnorados)}</p>
          ) : null}
          {problem ? <Notice tone="danger">{texts.failed(problem.message)}</Notice> : null}
        </div>
      </div>
    </Dialog>
  );
}
