import type { ApiProblem, Schema } from '@aferir/api-client';
import { listNames } from '@aferir/domain';
import { ConfirmDialog, RetryNotice, Skeleton, SkeletonGroup } from '@aferir/ui';
import styles from './mass-send-dialog.module.css';
import { reminderMessages } from './reminder-messages.ts';
import type { Reminding } from './reminders.ts';
import { requestMessages } from './request-messages.ts';

/** Props of {@link ReminderDialog}. */
export interface ReminderDialogProps {
  isOpen: boolean;
  whom: Reminding['whom'];
  /** Undefined until it is known. */
  preview: Schema<'ReminderPreview'> | undefined;
  /** What kept it from being read. */
  problem: ApiProblem | null;
  onRetry: () => void;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Says, before anybody is mailed, how many are reminded and who is left out, and why. */
export function ReminderDialog({
  isOpen,
  whom,
  preview,
  problem,
  onRetry,
  onConfirm,
  onCancel,
}: ReminderDialogProps) {
  const texts = reminderMessages[whom];
  const reached = preview?.qtdLembrar ?? 0;
  const reachesNobody = preview ? reached === 0 : problem !== null;
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={texts.title}
      message={reachesNobody ? undefined : texts.text}
      confirmLabel={texts.remind(reached)}
      onConfirm={reachesNobody ? undefined : onConfirm}
      isConfirmDisabled={reached === 0}
      onCancel={onCancel}
    >
      {preview ? (
        <div role="status" className={styles.counts}>
          <p>{texts.reached(reached)}</p>
          <p className={styles.skipped}>{leftOutText(whom, preview)}</p>
        </div>
      ) : problem ? (
        <RetryNotice retryLabel={requestMessages.retry} onRetry={onRetry}>
          {problem.message}
        </RetryNotice>
      ) : (
        <SkeletonGroup label={reminderMessages.counting} className={styles.loading}>
          <Skeleton width="80%" />
        </SkeletonGroup>
      )}
    </ConfirmDialog>
  );
}

function leftOutText(
  whom: Reminding['whom'],
  { qtdRecentes, qtdSemEmail }: Schema<'ReminderPreview'>,
): string | undefined {
  const reasons = [
    ...(qtdRecentes > 0 ? [reminderMessages.recent(qtdRecentes)] : []),
    ...(qtdSemEmail > 0 ? [reminderMessages.withoutEmail(qtdSemEmail)] : []),
  ];
  if (reasons.length === 0) return undefined;
  return reminderMessages[whom].leftOut(qtdRecentes + qtdSemEmail, listNames(reasons));
}
