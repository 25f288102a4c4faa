import { Button } from '@aferir/ui';
import { CloudOff, Unlink } from 'lucide-react';
import type { WidgetProblem } from '../host/events.ts';
import { useWidget } from '../host/use-widget.tsx';
import { SaidText } from '../language/use-said.tsx';
import styles from './questionnaire.module.css';
import type { QuestionnaireMessages } from './questionnaire-messages.ts';
import { QuestionnaireNotice } from './questionnaire-notice.tsx';
import type { StepProps } from './step-props.ts';

type UsedMessages = Pick<
  QuestionnaireMessages,
  'unavailableTitle' | 'unreachableTitle' | 'unreachableHint' | 'retry'
>;

export interface QuestionnaireUnavailableProps extends StepProps {
  problem: WidgetProblem;
  onRetry: () => void;
}

/** Says why a questionnaire can't be shown, and offers to try again where that may help. */
export function QuestionnaireUnavailable(props: QuestionnaireUnavailableProps) {
  const { heading, problem, onRetry } = props;
  const { messages } = useWidget<UsedMessages>();
  const { isRetryable } = problem;
  return (
    <QuestionnaireNotice
      role="alert"
      icon={isRetryable ? <CloudOff /> : <Unlink />}
      title={isRetryable ? messages.unreachableTitle : messages.unavailableTitle}
      text={<SaidText sentence={problem.message} />}
      heading={heading}
    >
      {isRetryable ? (
        <>
          <p className={styles.hint}>{messages.unreachableHint}</p>
          <Button onClick={onRetry}>{messages.retry}</Button>
        </>
      ) : null}
    </QuestionnaireNotice>
  );
}
