import type { Ranking } from '@aferir/domain';
import { ProgressBar, RankChoice } from '@aferir/ui';
import { type FormEvent, memo, useDeferredValue, useMemo } from 'react';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { useContentLang } from '../../shared/language/use-language.ts';
import { canGoBack, isAllSaved } from '../../shared/questionnaire/linear-questionnaire.machine.ts';
import {
  answeredCount,
  chosenAnswer,
  isLastItem,
  itemOf,
} from '../../shared/questionnaire/position.ts';
import styles from '../../shared/questionnaire/questionnaire.module.css';
import { QuestionnaireFooter } from '../../shared/questionnaire/questionnaire-footer.tsx';
import { QuestionnaireLoading } from '../../shared/questionnaire/questionnaire-loading.tsx';
import { StepHeading } from '../../shared/questionnaire/step-heading.tsx';
import type { StepProps } from '../../shared/questionnaire/step-props.ts';
import type { DiscActions } from '../disc-questionnaire.controller.ts';
import type { DiscPosition, DiscState } from '../disc-questionnaire.machine.ts';
import type { DiscQuestionnaireMessages } from '../disc-questionnaire.messages.ts';
import { placesOf, toRanking, toRankValue } from './rank-mapping.ts';

export interface DiscQuestionCardProps extends StepProps {
  state: Extract<DiscState, DiscPosition>;
  actions: DiscActions;
}

/** One question with its progress, its options and the way on. */
export function DiscQuestionCard({ state, actions, heading }: DiscQuestionCardProps) {
  const { messages } = useWidget<DiscQuestionnaireMessages>();
  const content = useContentLang();
  const { position } = state;
  const question = itemOf(position);
  const isBusy = state.step === 'sending' || state.step === 'finishing';
  const problem = 'problem' in state ? state.problem : undefined;
  const options = useMemo(
    () => question.options.map(({ id, text }) => ({ id: String(id), label: text })),
    [question],
  );
  const places = useMemo(() => placesOf(messages), [messages]);
  const { step } = state;
  const isSaved = answeredCount(position) > 0 && !('problem' in state);
  const ranking = chosenAnswer(position) ?? nothingChosen;
  const given = Object.keys(ranking).length;
  // The choice is on the screen first.
  const left = useDeferredValue(given && options.length - given);
  const status = useMemo(
    () => statusOf(step, left, isSaved, messages),
    [step, left, isSaved, messages],
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    if (state.step === 'forgotten') actions.retry();
    else actions.submit();
  }

  return (
    <form className={styles.step} noValidate onSubmit={submit}>
      <QuestionHead
        heading={heading}
        text={question.text}
        index={position.index}
        total={position.items.length}
      />
      {state.step === 'recalling' ? <QuestionnaireLoading label={messages.recalling} /> : null}
      {isReadable(state) ? (
        <RankChoice
          key={question.id}
          contentLang={content.lang}
          legend={question.text}
          isLegendHidden
          options={options}
          places={places}
          value={toRankValue(ranking)}
          onChange={(value) => actions.choose(toRanking(value))}
          isBusy={isBusy}
          message={'isIncomplete' in state && state.isIncomplete ? messages.incomplete : undefined}
        />
      ) : null}
      <QuestionnaireFooter
        problem={problem && { title: problemTitle(state, messages), problem }}
        onPrevious={position.index > 0 ? actions.goBack : undefined}
        isPreviousDisabled={!canGoBack(state)}
        status={status}
        isBusy={isBusy}
        nextLabel={nextLabel(state, messages)}
        isNextDisabled={state.step === 'recalling'}
      />
      <p className={styles.keys}>{messages.keyboardHint}</p>
    </form>
  );
}

interface QuestionHeadProps extends StepProps {
  text: string;
  index: number;
  total: number;
}

const QuestionHead = memo(function QuestionHead(props: QuestionHeadProps) {
  const { heading, text, index, total } = props;
  const content = useContentLang();
  const { messages } = useWidget<DiscQuestionnaireMessages>();
  return (
    <>
      <ProgressBar
        label={messages.progressLabel}
        value={index + 1}
        max={total}
        valueText={messages.progress(index + 1, total)}
      />
      <StepHeading ref={heading} {...content}>
        {text}
      </StepHeading>
    </>
  );
});

const nothingChosen: Ranking = {};

type CardState = DiscQuestionCardProps['state'];

function isReadable({ step }: CardState): boolean {
  return step !== 'recalling' && step !== 'forgotten';
}

function statusOf(
  step: CardState['step'],
  left: number,
  isSaved: boolean,
  messages: DiscQuestionnaireMessages,
) {
  if (step === 'sending') return { text: messages.sending, isSaved: false };
  if (step === 'finishing') return { text: messages.finishing, isSaved: false };
  if (left > 0) return { text: messages.left(left), isSaved: false };
  return isSaved ? { text: messages.saved, isSaved: true } : undefined;
}

function nextLabel(state: CardState, messages: DiscQuestionnaireMessages): string {
  if ('problem' in state && state.problem) return messages.retry;
  return isLastItem(state.position) ? messages.finish : messages.next;
}

function problemTitle({ step, position }: CardState, messages: DiscQuestionnaireMessages): string {
  if (step === 'forgotten') return messages.recallFailedTitle;
  return isAllSaved(position) ? messages.finishFailedTitle : messages.sendFailedTitle;
}
