import type { ApiClient, SessionClient } from '@aferir/api-client';
import { ToastRegion, type ToastStore } from '@aferir/ui';
import { useReducer } from 'react';
import { useWidget } from '../shared/host/use-widget.tsx';
import type { HostEvents } from '../shared/host/widget-host.ts';
import { sessionClientOf } from '../shared/provider/session-client.ts';
import { useToasts } from '../shared/provider/use-toasts.ts';
import { WidgetFrame } from '../shared/provider/widget-frame.tsx';
import type { ReportHeadingLevel } from '../shared/report/heading-levels.ts';
import { SessionGate } from './access/session-gate.tsx';
import {
  type DashboardControllerOptions,
  useEmployeeDashboard,
} from './employee-dashboard.controller.ts';
import { type DashboardScreen, dashboardScreen, transition } from './employee-dashboard.machine.ts';
import type { EmployeeDashboardMessages } from './employee-dashboard.messages.ts';
import { employeeDashboardTexts } from './employee-dashboard.texts.ts';
import type { DashboardView } from './employee-dashboard.types.ts';
import { EmployeeDashboardView } from './employee-dashboard.view.tsx';
import { type FinishSignal, pageFinishSignal } from './finish-signal.ts';
import type { OnOpen } from './use-opening.ts';

/** What the host hears. */
export interface EmployeeDashboardEvents extends Omit<HostEvents, 'onClose'> {
  /**
   * Called when the person wants to see an assessment or a report. Return false to show it
   * elsewhere; otherwise the widget shows it in its own place.
   */
  onOpen?: OnOpen | undefined;
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
  const { messages, headingLevel } = props;
  return (
    <WidgetFrame
      name="employee-dashboard"
      connect={sessionClientOf}
      texts={employeeDashboardTexts}
      messages={messages}
      headingLevel={headingLevel}
      events={props}
    >
      <SourcedDashboard {...props} />
    </WidgetFrame>
  );
}

function SourcedDashboard(props: EmployeeDashboardProps) {
  const { companyId, view = 'full', finishSignal = pageFinishSignal, onOpen } = props;
  const { client } = useWidget();
  // What is open outlasts a session: it goes on once the same person has signed in again.
  const [screen, send] = useReducer(transition, dashboardScreen);
  const { toasts, isOwn } = useToasts(props.toasts);
  const common = { view, toasts, finishSignal, screen, send, onOpen };

  return (
    <>
      {isEmployeeSession(client) ? (
        <SessionGate key={client.id} client={client} companyId={companyId}>
          {({ person, signOut, hasSignedIn }) => (
            <SignedInDashboard
              key={person.id}
              {...common}
              person={person}
              onSignOut={signOut}
              takesFocus={hasSignedIn}
            />
          )}
        </SessionGate>
      ) : (
        <SignedInDashboard key={client.id} {...common} person={null} />
      )}
      {isOwn && !hasToastsInside(screen) ? <ToastRegion store={toasts} /> : null}
    </>
  );
}

interface SignedInDashboardProps extends DashboardControllerOptions {
  takesFocus?: boolean;
  onSignOut?: (() => void) | undefined;
}

function SignedInDashboard(props: SignedInDashboardProps) {
  const [state, actions] = useEmployeeDashboard(props);
  return <EmployeeDashboardView {...props} state={state} actions={actions} />;
}

// The manager's screens bring a region of their own.
function hasToastsInside(screen: DashboardScreen): boolean {
  if (screen.step === 'dashboard') return false;
  return screen.opened.screen === 'evaluation' || screen.opened.screen === 'feedback';
}

function isEmployeeSession(client: ApiClient): client is SessionClient<'employee'> {
  return client.realm === 'employee' && 'session' in client;
}
