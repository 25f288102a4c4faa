import type { ApiProblem, Schema } from '@aferir/api-client';
import { RadioGroupField, RetryNotice, Skeleton, SkeletonGroup } from '@aferir/ui';
import styles from './mass-send-dialog.module.css';
import { requestMessages } from './request-messages.ts';
import { requestSlipsMessages as texts } from './request-slips-messages.ts';

/** Whose slips are printed: of those whom no mail reaches, or of those whom it does. */
export type Reached = 'unmailed' | 'mailed';

/** How many people there are of each. */
export type ReachedCounts = Readonly<Record<Reached, number>>;

/** Counts those who are waited for by whether mail reaches them. */
export function countReached({
  qtdLembrar,
  qtdSemEmail,
  qtdRecentes,
}: Schema<'ReminderPreview'>): ReachedCounts {
  return { unmailed: qtdSemEmail, mailed: qtdLembrar + qtdRecentes };
}

/** Props of {@link SlipsQuestion}. */
export interface SlipsQuestionProps {
  /** Undefined until they are known. */
  counts: ReachedCounts | undefined;
  /** What kept them from being read. */
  problem: ApiProblem | null;
  onRetry: () => void;
  reached: Reached;
  onReach: (reached: Reached) => void;
}

/** Asks whose slips are printed, and says how many each choice has. */
export function SlipsQuestion({ counts, problem, onRetry, reached, onReach }: SlipsQuestionProps) {
  if (problem) {
    return (
      <RetryNotice retryLabel={requestMessages.retry} onRetry={onRetry}>
        {problem.message}
      </RetryNotice>
    );
  }
  if (!counts) {
    return (
      <SkeletonGroup label={texts.counting} className={styles.loading}>
        <Skeleton width="80%" />
        <Skeleton width="80%" />
      </SkeletonGroup>
    );
  }
  if (counts.unmailed + counts.mailed === 0) return <p role="status">{texts.nobody}</p>;
  return (
    <RadioGroupField
      label={texts.whose}
      options={[
        {
          value: 'unmailed',
          label: texts.unmailed(counts.unmailed),
          isDisabled: counts.unmailed === 0,
        },
        {
          value: 'mailed',
          label: texts.mailed(counts.mailed),
          description: texts.mailedAreTold,
          isDisabled: counts.mailed === 0,
        },
      ]}
      value={reached}
      onValueChange={(value) => onReach(value as Reached)}
    />
  );
}
