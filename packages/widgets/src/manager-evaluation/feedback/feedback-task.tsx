import { Button, tabbableIn } from '@aferir/ui';
import { type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useWidget } from '../../shared/host/use-widget.tsx';
import type { ManagerEvaluationMessages } from '../manager-evaluation.messages.ts';
import { TaskFrame } from '../parts/task-frame.tsx';
import type { TaskProps } from '../parts/task-props.ts';
import { type FeedbackActions, type FeedbackModel, useFeedback } from './feedback.controller.ts';
import { FeedbackForm } from './feedback-form.tsx';
import { FeedbackList } from './feedback-list.tsx';

export interface FeedbackTaskProps extends TaskProps {
  /** Told after each feedback that has been sent. */
  onSent: (isLast: boolean) => void;
}

/** Writes the feedback that this manager owes on a review, one competency after the other. */
export function FeedbackTask({ onSent, ...props }: FeedbackTaskProps) {
  const { evaluator, review, onDone } = props;
  const [model, actions] = useFeedback({ evaluator, review, onSent, onDone });
  return <FeedbackView {...props} model={model} actions={actions} />;
}

export interface FeedbackViewProps extends Pick<TaskProps, 'place' | 'review' | 'onLeave'> {
  model: FeedbackModel;
  actions: FeedbackActions;
}

/** Shows where the manager is with the feedback: choosing a competency, or writing on one. */
export function FeedbackView(props: FeedbackViewProps) {
  const { place, review, onLeave, model, actions } = props;
  const { messages } = useWidget<ManagerEvaluationMessages>();
  const { state, items, scores } = model;
  const formId = useId();
  const isChoosing = state.step === 'choosing';
  const isSending = state.step === 'sending';
  const list = useRef<HTMLUListElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  useFocusOnChange(isChoosing, isChoosing ? list : box);

  // The dialog took the focus while there was nothing in it yet to be focused.
  const isListed = items.status === 'ready';
  useEffect(() => {
    if (place === 'dialog' && isListed && list.current) tabbableIn(list.current)[0]?.focus();
  }, [place, isListed]);

  return (
    <TaskFrame
      place={place}
      title={isChoosing ? messages.feedbackTitle : state.item.competency}
      description={describe(model, review.person, messages)}
      isBusy={isSending}
      onClose={isChoosing ? onLeave : actions.cancel}
      actions={
        isChoosing ? (
          <Button variant="secondary" onClick={onLeave}>
            {messages.close}
          </Button>
        ) : (
          <>
            <Button variant="secondary" disabled={isSending} onClick={actions.cancel}>
              {messages.cancel}
            </Button>
            <Button type="submit" form={formId} isLoading={isSending}>
              {messages.send}
            </Button>
          </>
        )
      }
    >
      {isChoosing ? (
        <FeedbackList ref={list} items={items} onChoose={actions.choose} onRetry={actions.retry} />
      ) : (
        <FeedbackForm
          id={formId}
          box={box}
          state={state}
          scores={scores ?? state.item}
          onType={actions.type}
          onSubmit={actions.submit}
        />
      )}
    </TaskFrame>
  );
}

// Why there is a list goes without saying where there is none.
function describe(
  { state, items }: FeedbackModel,
  person: string,
  messages: ManagerEvaluationMessages,
): string | undefined {
  if (state.step !== 'choosing') return messages.feedbackFor(person);
  const isEmpty = items.status === 'ready' && items.items.length === 0;
  return isEmpty ? undefined : messages.feedbackHint(person);
}

// The button that led here is gone: without this the focus would fall back to the page.
function useFocusOnChange(value: unknown, start: RefObject<HTMLElement | null>) {
  const shown = useRef(value);
  useLayoutEffect(() => {
    if (shown.current !== value) start.current?.focus();
    shown.current = value;
  }, [value, start]);
}
