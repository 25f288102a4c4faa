import { ProgressBar, RankChoice } from '@aferir/ui';
import type { FormEvent } from 'react';
import styles from '../../shared/questionnaire/questionnaire.module.css';
import { QuestionnaireFooter } from '../../shared/questionnaire/questionnaire-footer.tsx';
import { QuestionnaireLoading } from '../../shared/questionnaire/questionnaire-loading.tsx';
import { StepHeading } from '../../shared/questionnaire/step-heading.tsx';
import type { DiscActions } from '../disc-questionnaire.controller.ts';
import {
  canGoBack,
  type DiscPosition,
  type DiscState,
  isLastQuestion,
  questionOf,
} from '../disc-questionnaire.machine.ts';
import { placesOf, toRanking, toRankValue } from './rank-mapping.ts';
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
      {state.step === 'recalling' ? <QuestionnaireLoading label={messages.recalling} /> : null}
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
      <QuestionnaireFooter
        messages={messages}
        problem={problem && { title: problemTitle(props), problem }}
        onPrevious={state.index > 0 ? actions.goBack : undefined}
        isPreviousDisabled={!canGoBack(state)}
        status={statusOf(props)}
        isBusy={isBusy}
        nextLabel={nextLabel(props)}
        isNextDisabled={state.step === 'recalling'}
      />
      <p className={styles.keys}>{messages.keyboardHint}</p>
    </form>
  );
}

function statusOf({ state, messages }: DiscQuestionCardProps) {
  if (state.step === 'sending') return { text: messages.sending, isSaved: false };
  if (state.step === 'finishing') return { text: messages.finishing, isSaved: false };
  if (state.answeredCount === 0 || 'problem' in state) return undefined;
  return { text: messages.saved, isSaved: true };
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
