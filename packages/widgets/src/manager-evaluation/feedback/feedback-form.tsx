import { asSentence } from '@aferir/domain';
import { Notice, TextAreaField, useFormMessages } from '@aferir/ui';
import { clsx } from 'clsx';
import type { FormEvent, RefObject } from 'react';
import { useWidget } from '../../shared/host/use-widget.tsx';
import type { ManagerEvaluationMessages } from '../manager-evaluation.messages.ts';
import styles from '../manager-evaluation.module.css';
import type { ScorePair } from './feedback.controller.ts';
import { type FeedbackFault, type FeedbackState, LONGEST_FEEDBACK } from './feedback.machine.ts';

export interface FeedbackFormProps {
  /** Ties the form to the button that sends it. */
  id: string;
  box: RefObject<HTMLTextAreaElement | null>;
  state: Exclude<FeedbackState, { step: 'choosing' }>;
  scores: ScorePair;
  onType: (text: string) => void;
  onSubmit: () => void;
}

/** Both scores of a competency, what the manager wrote beside the own one, and what there is to say about them. */
export function FeedbackForm(props: FeedbackFormProps) {
  const { id, box, state, scores, onType, onSubmit } = props;
  const { messages } = useWidget<ManagerEvaluationMessages>();
  const form = useFormMessages();
  const fault = state.step === 'writing' ? state.fault : undefined;
  const problem = state.step === 'writing' ? state.problem : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
    box.current?.focus();
  }

  return (
    <form id={id} className={styles.feedbackForm} noValidate onSubmit={submit}>
      <dl className={styles.scores}>
        <ScoreFact name={messages.employeeScore} score={scores.selfScore} />
        <ScoreFact name={messages.managerScore} score={scores.managerScore} />
        {state.item.comment ? (
          <div className={clsx(styles.score, styles.scoreComment)}>
            <dt className={styles.scoreName}>{messages.ownComment}</dt>
            <dd className={styles.commentText}>{state.item.comment}</dd>
          </div>
        ) : null}
      </dl>
      <TextAreaField
        ref={box}
        label={messages.feedbackLabel}
        placeholder={messages.feedbackPlaceholder}
        hint={messages.feedbackAdvice}
        error={fault && faultText(fault, messages, form)}
        rows={6}
        maxLength={LONGEST_FEEDBACK}
        value={state.text}
        readOnly={state.step === 'sending'}
        onChange={(event) => onType(event.target.value)}
      />
      {/* Stays mounted: readers announce only what enters an existing region. */}
      <div role="alert">
        {problem ? (
          <Notice tone="danger">{`${asSentence(problem)} ${messages.feedbackKept}`}</Notice>
        ) : null}
      </div>
    </form>
  );
}

interface ScoreFactProps {
  name: string;
  score: number | null;
}

function ScoreFact({ name, score }: ScoreFactProps) {
  const { messages } = useWidget<ManagerEvaluationMessages>();
  return (
    <div className={styles.score}>
      <dt className={styles.scoreName}>{name}</dt>
      <dd className={styles.scoreValue}>{score ?? messages.nothing}</dd>
    </div>
  );
}

function faultText(
  fault: FeedbackFault,
  messages: ManagerEvaluationMessages,
  form: ReturnType<typeof useFormMessages>,
): string {
  return fault === 'missing'
    ? messages.feedbackRequired
    : form.maxLength(messages.feedbackLabel, LONGEST_FEEDBACK);
}
