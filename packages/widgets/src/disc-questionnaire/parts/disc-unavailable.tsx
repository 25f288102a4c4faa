import { Button } from '@aferir/ui';
import { CloudOff, Unlink } from 'lucide-react';
import type { WidgetProblem } from '../../shared/events.ts';
import styles from '../disc-questionnaire.module.css';
import { StepHeading } from './step-heading.tsx';
import type { StepProps } from './step-props.ts';

export interface DiscUnavailableProps extends StepProps {
  problem: WidgetProblem;
  onRetry: () => void;
}

/** Says why the questionnaire can't be shown, and offers to try again where that may help. */
export function DiscUnavailable(props: DiscUnavailableProps) {
  const { messages, headingLevel, heading, problem, onRetry } = props;
  const Icon = problem.isRetryable ? CloudOff : Unlink;
  return (
    <div className={styles.notice} role="alert">
      <Icon className={styles.sign} aria-hidden="true" />
      <StepHeading level={headingLevel} ref={heading}>
        {problem.isRetryable ? messages.unreachableTitle : messages.unavailableTitle}
      </StepHeading>
      <p className={styles.text}>{problem.message}</p>
      {problem.isRetryable ? (
        <>
          <p className={styles.hint}>{messages.unreachableHint}</p>
          <Button onClick={onRetry}>{messages.retry}</Button>
        </>
      ) : null}
    </div>
  );
}
