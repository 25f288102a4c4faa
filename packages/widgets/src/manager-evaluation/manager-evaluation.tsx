import { linkHashIn } from '@aferir/domain';
import { ToastRegion } from '@aferir/ui';
import type { CloseDetail } from '../shared/host/events.ts';
import type { HeadingLevel } from '../shared/host/use-widget.tsx';
import type { HostEvents } from '../shared/host/widget-host.ts';
import { useSaid } from '../shared/language/use-said.tsx';
import { sessionClientOf } from '../shared/provider/session-client.ts';
import { useToasts } from '../shared/provider/use-toasts.ts';
import { WidgetFrame } from '../shared/provider/widget-frame.tsx';
import { type ManagerActions, useManagerEvaluation } from './manager-evaluation.controller.ts';
import type { ManagerEvaluationMessages } from './manager-evaluation.messages.ts';
import { managerEvaluationTexts } from './manager-evaluation.texts.ts';
import type { InitialStep, ReviewRef } from './manager-evaluation.types.ts';
import { ManagerEvaluationView } from './manager-evaluation.view.tsx';
import { OpenTask } from './parts/open-task.tsx';

/** What the host hears. */
export interface ManagerEvaluationEvents extends HostEvents {
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
  /** Where the people of the company sign in. @default no way leads there */
  portalHref?: string | undefined;
  /** The heading level that fits the page's outline. @default 2 */
  headingLevel?: HeadingLevel | undefined;
  /** Replaces texts. */
  messages?: Partial<ManagerEvaluationMessages> | undefined;
  /** Opens a report where the host shows reports. @default over the list */
  onOpenReport?: ((review: ReviewRef) => void) | undefined;
}

/** A manager's team: who waits for ratings or feedback, and the screens to give them. */
export function ManagerEvaluation(props: ManagerEvaluationProps) {
  const hs = linkHashIn(props.hs);
  const { initialStep = 'list', responseId, messages } = props;
  return (
    <WidgetFrame
      name="manager-evaluation"
      about={`${hs} ${initialStep} ${responseId}`}
      connect={(aferir) => (hs ? aferir.linkClient(hs) : sessionClientOf(aferir))}
      texts={managerEvaluationTexts}
      messages={messages}
      headingLevel={props.headingLevel}
      portalHref={props.portalHref}
      events={props}
    >
      <SourcedEvaluation
        hash={hs || undefined}
        initialStep={initialStep}
        responseId={responseId}
        onOpenReport={props.onOpenReport}
      />
    </WidgetFrame>
  );
}

interface SourcedEvaluationProps
  extends Pick<ManagerEvaluationProps, 'responseId' | 'onOpenReport'> {
  hash: string | undefined;
  initialStep: InitialStep;
}

function SourcedEvaluation(props: SourcedEvaluationProps) {
  const { hash, initialStep, responseId, onOpenReport } = props;
  const { toasts, isOwn } = useToasts();
  const say = useSaid();
  const [state, actions] = useManagerEvaluation({
    hash,
    responseId,
    initialStep,
    onTeamFailure: (message) => toasts.show({ tone: 'danger', ...say(message) }),
  });

  return (
    <>
      <ManagerEvaluationView
        state={state}
        actions={withReports(actions, onOpenReport)}
        task={<OpenTask state={state} actions={actions} hash={hash} toasts={toasts} />}
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
