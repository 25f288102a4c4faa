import { Button, ProgressBar, RankChoice } from '@aferir/ui';
import { Check, TriangleAlert } from 'lucide-react';
import type { FormEvent } from 'react';
import type { DiscActions } from '../disc-questionnaire.controller.ts';
import {
  canGoBack,
  type DiscPosition,
  type DiscState,
  isLastQuestion,
  questionOf,
} from '../disc-questionnaire.machine.ts';
import styles from '../disc-questionnaire.module.css';
import { DiscLoading } from './disc-loading.tsx';
import { placesOf, toRanking, toRankValue } from './rank-mapping.ts';
import { StepHeading } from './step-heading.tsx';
import type { StepProps } from './step-props.ts';

export interface DiscQuestionCardProps extends StepProps {
  state: Extract<DiscState, DiscPosition>;
  actions: DiscActions;
}

/** One question with its progress, its options and the way on. */
export function DiscQuestionCard(props: DiscQuestionCardProps) {
  const { state, actions, messages, headingLevel, heading } = props;
  const question = questionOf(state);
  const total = state.assessment.questions.length;
  const isBusy = state.step === 'sending' || state.step === 'finishing';
  const problem = 'problem' in state ? state.problem : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (state.step === 'forgotten') actions.retry();
    else actions.submit();
  }

  return (
    <form className={styles.step} noValidate onSubmit={submit}>
      <ProgressBar
        label={messages.progressLabel}
        value={state.index + 1}
        max={total}
        valueText={messages.progress(state.index + 1, total)}
      />
      <StepHeading level={headingLevel} ref={heading}>
        {question.text}
      </StepHeading>
      {state.step === 'recalling' ? <DiscLoading label={messages.recalling} /> : null}
      {'ranking' in state ? (
        <RankChoice
          key={question.id}
          legend={question.text}
          isLegendHidden
          options={question.options.map(({ id, text }) => ({ id: String(id), label: text }))}
          places={placesOf(messages)}
          value={toRankValue(state.ranking)}
          onChange={(value) => actions.rank(toRanking(value))}
          isBusy={isBusy}
          message={'isIncomplete' in state && state.isIncomplete ? messages.incomplete : undefined}
        />
      ) : null}
      <div className={styles.footer}>
        {/* Stays mounted: readers announce only what enters an existing region. */}
        <div role="alert" className={styles.alert}>
          {problem ? (
            <div className={styles.problem}>
              <TriangleAlert className={styles.problemIcon} aria-hidden="true" />
              <p className={styles.text}>
                <strong>{problemTitle(props)}</strong> {problem.message} {messages.keptHint}
              </p>
            </div>
          ) : null}
        </div>
        {state.index > 0 ? (
          <Button
            variant="secondary"
            className={styles.previous}
            aria-disabled={!canGoBack(state)}
            onClick={canGoBack(state) ? actions.goBack : undefined}
          >
            {messages.previous}
          </Button>
        ) : null}
        <p role="status" className={styles.savedState} data-busy={isBusy || undefined}>
          <SavedState {...props} />
        </p>
        <Button
          type="submit"
          className={styles.next}
          isLoading={isBusy}
          aria-disabled={state.step === 'recalling'}
        >
          {nextLabel(props)}
        </Button>
      </div>
      <p className={styles.keys}>{messages.keyboardHint}</p>
    </form>
  );
}

function SavedState({ state, messages }: DiscQuestionCardProps) {
  if (state.step === 'sending') return messages.sending;
  if (state.step === 'finishing') return messages.finishing;
  if (state.answeredCount === 0 || 'problem' in state) return null;
  return (
    <>
      <Check aria-hidden="true" /> {messages.saved}
    </>
  );
}

function nextLabel({ state, messages }: DiscQuestionCardProps): string {
  if ('problem' in state && state.problem) return messages.retry;
  return isLastQuestion(state) ? messages.finish : messages.next;
}

function problemTitle({ state, messages }: DiscQuestionCardProps): string {
  if (state.step === 'forgotten') return messages.recallFailedTitle;
  const { id } = questionOf(state);
  return state.saved[id] && isLastQuestion(state)
    ? messages.finishFailedTitle
    : messages.sendFailedTitle;
}
