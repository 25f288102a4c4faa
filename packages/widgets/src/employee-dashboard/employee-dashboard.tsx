import type { ApiClient, SessionClient } from '@aferir/api-client';
import { ToastRegion, type ToastStore } from '@aferir/ui';
import { useMemo, useReducer, useRef } from 'react';
import type {
  CompleteDetail,
  ErrorDetail,
  ProgressDetail,
  ReadyDetail,
} from '../shared/host/events.ts';
import { useSessionClient } from '../shared/provider/session-client.ts';
import { useToasts } from '../shared/provider/use-toasts.ts';
import { WidgetFrame } from '../shared/provider/widget-frame.tsx';
import type { ReportHeadingLevel } from '../shared/report/heading-levels.ts';
import { SessionGate } from './access/session-gate.tsx';
import {
  type DashboardControllerOptions,
  useEmployeeDashboard,
} from './employee-dashboard.controller.ts';
import { type DashboardScreen, dashboardScreen, transition } from './employee-dashboard.machine.ts';
import {
  type EmployeeDashboardMessages,
  employeeDashboardMessages,
} from './employee-dashboard.messages.ts';
import type { DashboardView } from './employee-dashboard.types.ts';
import { EmployeeDashboardView } from './employee-dashboard.view.tsx';
import { type FinishSignal, pageFinishSignal } from './finish-signal.ts';
import type { OnOpen } from './use-opening.ts';

/** What the host hears. */
export interface EmployeeDashboardEvents {
  onReady?: ((detail: ReadyDetail) => void) | undefined;
  /**
   * Called when the person wants to see an assessment or a report. Return false to show it
   * elsewhere; otherwise the widget shows it in its own place.
   */
  onOpen?: OnOpen | undefined;
  onProgress?: ((detail: ProgressDetail) => void) | undefined;
  onComplete?: ((detail: CompleteDetail) => void) | undefined;
  onError?: ((detail: ErrorDetail) => void) | undefined;
}

export interface EmployeeDashboardProps extends EmployeeDashboardEvents {
  /** What is shown. @default 'full' */
  view?: DashboardView | undefined;
  /** The company whose employees sign in here, where the page has no session and no token. */
  companyId?: number | undefined;
  /** Tells that an assessment has been finished. @default one of the page, over its storage */
  finishSignal?: FinishSignal | undefined;
  /** The toasts of a page that shows them itself; a page has one region for them. @default the provider's */
  toasts?: ToastStore | undefined;
  /** The heading level that fits the page's outline. @default 2 */
  headingLevel?: ReportHeadingLevel | undefined;
  /** Replaces texts. */
  messages?: Partial<EmployeeDashboardMessages> | undefined;
}

/** What concerns an employee: the own assessment, how it came out, and the people to evaluate. */
export function EmployeeDashboard(props: EmployeeDashboardProps) {
  return (
    <WidgetFrame onError={props.onError}>
      <SourcedDashboard {...props} />
    </WidgetFrame>
  );
}

function SourcedDashboard(props: EmployeeDashboardProps) {
  const { companyId, headingLevel = 2, view = 'full', finishSignal = pageFinishSignal } = props;
  const client = useSessionClient()();
  const [screen, send] = useReducer(transition, dashboardScreen);
  const { toasts, isOwn } = useToasts(props.toasts);
  const messages = useMemo(
    () => ({ ...employeeDashboardMessages, ...props.messages }),
    [props.messages],
  );
  const onReady = useOnce(props.onReady);
  const { onOpen, onProgress, onComplete, onError } = props;
  const hears = { onOpen, onProgress, onComplete, onError, onReady };
  const common = { ...hears, view, headingLevel, messages, toasts, finishSignal, screen, send };

  return (
    <>
      {isEmployeeSession(client) ? (
        <SessionGate
          key={client.id}
          client={client}
          companyId={companyId}
          headingLevel={headingLevel}
          messages={messages}
          onReady={onReady}
          onError={onError}
        >
          {({ personId, signOut, hasSignedIn }) => (
            <SignedInDashboard
              key={personId}
              {...common}
              client={client}
              personId={personId}
              onSignOut={signOut}
              takesFocus={hasSignedIn}
            />
          )}
        </SessionGate>
      ) : (
        <SignedInDashboard key={client.id} {...common} client={client} personId={null} />
      )}
      {isOwn && !hasToastsInside(screen) ? <ToastRegion store={toasts} /> : null}
    </>
  );
}

interface SignedInDashboardProps
  extends DashboardControllerOptions,
    Pick<EmployeeDashboardProps, 'onProgress' | 'onComplete'> {
  headingLevel: ReportHeadingLevel;
  takesFocus?: boolean;
  onSignOut?: (() => void) | undefined;
}

function SignedInDashboard(props: SignedInDashboardProps) {
  const [state, actions] = useEmployeeDashboard(props);
  return <EmployeeDashboardView {...props} state={state} actions={actions} />;
}

// The manager's screens bring a region of their own.
function hasToastsInside(screen: DashboardScreen): boolean {
  if (screen.at === 'dashboard') return false;
  return screen.opened.screen === 'evaluation' || screen.opened.screen === 'feedback';
}

function isEmployeeSession(client: ApiClient): client is SessionClient<'employee'> {
  return client.realm === 'employee' && 'session' in client;
}

/** The sign-in is a first screen too; what comes after it is none. */
function useOnce<Detail>(tell: ((detail: Detail) => void) | undefined) {
  const isTold = useRef(false);
  return (detail: Detail) => {
    if (!isTold.current) tell?.(detail);
    isTold.current = true;
  };
}
