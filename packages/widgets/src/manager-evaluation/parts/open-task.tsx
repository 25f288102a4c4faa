import type { ToastStore } from '@aferir/ui';
import type { ReactNode } from 'react';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { useSaid } from '../../shared/language/use-said.tsx';
import { lazyPart } from '../../shared/loading/lazy-part.tsx';
import { WidgetErrorBoundary } from '../../shared/provider/widget-error-boundary.tsx';
import { QuestionnaireLoading } from '../../shared/questionnaire/questionnaire-loading.tsx';
import type { ManagerActions, ManagerState } from '../manager-evaluation.controller.ts';
import type { OpenTask as OpenedTask } from '../manager-evaluation.machine.ts';
import type { ManagerEvaluationMessages } from '../manager-evaluation.messages.ts';
import type { Evaluator } from '../manager-evaluation.types.ts';

const EvaluationTask = lazyPart(async () => (await import('./evaluation-task.tsx')).EvaluationTask);
const FeedbackTask = lazyPart(
  async () => (await import('../feedback/feedback-task.tsx')).FeedbackTask,
);
const ReportDialog = lazyPart(async () => (await import('./report-dialog.tsx')).ReportDialog);

export interface OpenTaskProps {
  state: ManagerState;
  actions: ManagerActions;
  /** The hash of the manager's link, where there is one. */
  hash: string | undefined;
  toasts: ToastStore;
}

/** What is being worked on, over the list or as a page. Its code is loaded when it is opened. */
export function OpenTask(props: OpenTaskProps) {
  const { state } = props;
  const { messages } = useWidget<ManagerEvaluationMessages>();
  const open = openedIn(state);
  if (!open || !('evaluator' in state)) return null;
  const waiting =
    state.step === 'list' ? (
      <p role="status">{messages.loading}</p>
    ) : (
      <QuestionnaireLoading label={messages.loading} rows={1} />
    );
  return (
    <WidgetErrorBoundary>
      <Opened {...props} open={open} evaluator={state.evaluator} fallback={waiting} />
    </WidgetErrorBoundary>
  );
}

interface OpenedProps extends OpenTaskProps {
  open: OpenedTask;
  evaluator: Evaluator;
  /** Stands there until the code has come. */
  fallback: ReactNode;
}

function Opened({ open, evaluator, state, actions, hash, toasts, fallback }: OpenedProps) {
  const { messages, host } = useWidget<ManagerEvaluationMessages>();
  const { kind, review } = open;
  const isPage = state.step !== 'list';
  const saidOf = useSaid();
  const say = (message: string) => toasts.show({ tone: 'success', message });
  const task = {
    fallback,
    review,
    evaluator,
    place: isPage ? 'page' : 'dialog',
    onLeave: () => {
      actions.leave();
      if (isPage) host.close({ isComplete: false });
    },
    onRefused: (message: string) => {
      actions.giveUp();
      toasts.show({ tone: 'danger', ...saidOf(message) });
    },
  } as const;

  switch (kind) {
    case 'evaluate':
      return (
        <EvaluationTask
          {...task}
          onDone={(withoutEmail) => {
            actions.finish(withoutEmail);
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
        <ReportDialog hash={hash} review={review} onClose={actions.leave} fallback={fallback} />
      );
  }
}

function openedIn(state: ManagerState): OpenedTask | null {
  if (state.step === 'list') return state.open;
  return state.step === 'page' ? { kind: state.task, review: state.review } : null;
}
