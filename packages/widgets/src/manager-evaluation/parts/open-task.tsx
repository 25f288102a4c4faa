import type { ToastStore } from '@aferir/ui';
import { Suspense } from 'react';
import type { CloseDetail, ErrorDetail } from '../../shared/host/events.ts';
import { lazyPart } from '../../shared/loading/lazy-part.tsx';
import { WidgetErrorBoundary } from '../../shared/provider/widget-error-boundary.tsx';
import { QuestionnaireLoading } from '../../shared/questionnaire/questionnaire-loading.tsx';
import type { HeadingLevel } from '../../shared/questionnaire/step-heading.tsx';
import type { ManagerActions, ManagerState } from '../manager-evaluation.controller.ts';
import type { ManagerSource } from '../manager-evaluation.data.ts';
import type { OpenTask as OpenedTask } from '../manager-evaluation.machine.ts';
import type { ManagerEvaluationMessages } from '../manager-evaluation.messages.ts';
import type { Evaluator } from '../manager-evaluation.types.ts';
import type { TaskEvents } from './task-props.ts';

const EvaluationTask = lazyPart(async () => (await import('./evaluation-task.tsx')).EvaluationTask);
const FeedbackTask = lazyPart(
  async () => (await import('../feedback/feedback-task.tsx')).FeedbackTask,
);
const ReportDialog = lazyPart(async () => (await import('./report-dialog.tsx')).ReportDialog);

export interface OpenTaskProps {
  state: ManagerState;
  actions: ManagerActions;
  source: ManagerSource;
  messages: ManagerEvaluationMessages;
  headingLevel: HeadingLevel;
  toasts: ToastStore;
  events: TaskEvents & { onClose?: ((detail: CloseDetail) => void) | undefined };
}

/** What is being worked on, over the list or as a page. Its code is loaded when it is opened. */
export function OpenTask(props: OpenTaskProps) {
  const { state, messages, events } = props;
  const open = openedIn(state);
  if (!open || !('evaluator' in state)) return null;
  const tell = (detail: ErrorDetail) => events.onError?.({ ...detail, isFatal: false });
  const waiting =
    state.step === 'list' ? (
      <p role="status">{messages.loading}</p>
    ) : (
      <QuestionnaireLoading label={messages.loading} rows={1} />
    );
  return (
    <WidgetErrorBoundary onError={tell}>
      <Suspense fallback={waiting}>
        <Opened {...props} open={open} evaluator={state.evaluator} onError={tell} />
      </Suspense>
    </WidgetErrorBoundary>
  );
}

interface OpenedProps extends OpenTaskProps {
  open: OpenedTask;
  evaluator: Evaluator;
  onError: (detail: ErrorDetail) => void;
}

function Opened({
  open,
  evaluator,
  state,
  actions,
  source,
  toasts,
  onError,
  ...rest
}: OpenedProps) {
  const { messages, events } = rest;
  const { kind, review } = open;
  const isPage = state.step !== 'list';
  const say = (message: string) => toasts.show({ tone: 'success', message });
  const task = {
    ...rest,
    review,
    evaluator,
    place: isPage ? 'page' : 'dialog',
    client: source.client,
    onLeave: () => {
      actions.leave();
      if (isPage) events.onClose?.({ isComplete: false });
    },
    onRefused: (message: string) => {
      actions.giveUp();
      toasts.show({ tone: 'danger', message });
    },
  } as const;

  switch (kind) {
    case 'evaluate':
      return (
        <EvaluationTask
          {...task}
          onDone={() => {
            actions.finish();
            if (!isPage) say(messages.evaluationSent);
          }}
        />
      );
    case 'feedback':
      return (
        <FeedbackTask
          {...task}
          onDone={actions.finish}
          onSent={(isLast) => {
            if (!isPage || !isLast) say(messages.feedbackSent);
          }}
        />
      );
    case 'report':
      return (
        <ReportDialog
          source={source}
          review={review}
          title={messages.reportTitle(review.person)}
          onClose={actions.leave}
          onError={onError}
        />
      );
  }
}

function openedIn(state: ManagerState): OpenedTask | null {
  if (state.step === 'list') return state.open;
  return state.step === 'page' ? { kind: state.task, review: state.review } : null;
}
