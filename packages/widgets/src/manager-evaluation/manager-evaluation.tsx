import { ToastRegion } from '@aferir/ui';
import { useMemo } from 'react';
import type { CloseDetail, ReadyDetail } from '../shared/host/events.ts';
import { useAferir } from '../shared/provider/aferir-provider.tsx';
import { useSessionClient } from '../shared/provider/session-client.ts';
import { useToasts } from '../shared/provider/use-toasts.ts';
import { WidgetFrame } from '../shared/provider/widget-frame.tsx';
import type { HeadingLevel } from '../shared/questionnaire/step-heading.tsx';
import { type ManagerActions, useManagerEvaluation } from './manager-evaluation.controller.ts';
import type { ManagerSource } from './manager-evaluation.data.ts';
import {
  type ManagerEvaluationMessages,
  managerEvaluationMessages,
} from './manager-evaluation.messages.ts';
import type { InitialStep, Review } from './manager-evaluation.types.ts';
import { ManagerEvaluationView } from './manager-evaluation.view.tsx';
import { OpenTask } from './parts/open-task.tsx';
import type { TaskEvents } from './parts/task-props.ts';

/** What the host hears. */
export interface ManagerEvaluationEvents extends TaskEvents {
  onReady?: ((detail: ReadyDetail) => void) | undefined;
  /** Called when a task that was opened directly has come to its end. */
  onClose?: ((detail: CloseDetail) => void) | undefined;
}

export interface ManagerEvaluationProps extends ManagerEvaluationEvents {
  /** Hash of the manager's link; without it whoever is signed in is the manager. Its case matters. */
  hs?: string | undefined;
  /** What it opens with; a task alone is a page of its own. @default 'list' */
  initialStep?: InitialStep | undefined;
  /** The response that a task opens with. @default that of the link */
  responseId?: number | undefined;
  /** The heading level that fits the page's outline. @default 2 */
  headingLevel?: HeadingLevel | undefined;
  /** Replaces texts. */
  messages?: Partial<ManagerEvaluationMessages> | undefined;
  /** Opens a report where the host shows reports. @default over the list */
  onOpenReport?: ((review: Review) => void) | undefined;
}

/** A manager's team: who waits for ratings or feedback, and the screens to give them. */
export function ManagerEvaluation(props: ManagerEvaluationProps) {
  const { hs, initialStep, responseId } = props;
  return (
    <WidgetFrame onError={props.onError}>
      <SourcedEvaluation key={`${hs} ${initialStep} ${responseId}`} {...props} />
    </WidgetFrame>
  );
}

function SourcedEvaluation(props: ManagerEvaluationProps) {
  const { hs, initialStep = 'list', responseId, headingLevel = 2, messages } = props;
  const { linkClient } = useAferir();
  const sessionClient = useSessionClient();
  const { toasts, isOwn } = useToasts();
  const texts = useMemo(() => ({ ...managerEvaluationMessages, ...messages }), [messages]);
  const source = useMemo<ManagerSource>(
    () => ({ client: hs ? linkClient(hs) : sessionClient(), hash: hs, responseId }),
    [hs, responseId, linkClient, sessionClient],
  );
  const [state, actions] = useManagerEvaluation({
    source,
    initialStep,
    messages: texts,
    onReady: props.onReady,
    onError: props.onError,
    onTeamFailure: (message) => toasts.show({ tone: 'danger', message }),
  });

  return (
    <>
      <ManagerEvaluationView
        state={state}
        actions={withReports(actions, props.onOpenReport)}
        messages={texts}
        headingLevel={headingLevel}
        task={
          <OpenTask
            state={state}
            actions={actions}
            source={source}
            messages={texts}
            headingLevel={headingLevel}
            toasts={toasts}
            events={props}
          />
        }
      />
      {isOwn ? <ToastRegion store={toasts} /> : null}
    </>
  );
}

// A host that shows reports itself is asked to; none opens over the list then.
function withReports(
  actions: ManagerActions,
  openReport: ManagerEvaluationProps['onOpenReport'],
): ManagerActions {
  if (!openReport) return actions;
  return {
    ...actions,
    open: (task) => (task.kind === 'report' ? openReport(task.review) : actions.open(task)),
  };
}
