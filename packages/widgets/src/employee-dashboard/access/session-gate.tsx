import type { SessionClient, SessionEnd } from '@aferir/api-client';
import { forgetReads, useSession } from '@aferir/api-client/react';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ErrorDetail, ReadyDetail } from '../../shared/host/events.ts';
import type { ReportHeadingLevel } from '../../shared/report/heading-levels.ts';
import { ReportUnavailable } from '../../shared/report/report-unavailable.tsx';
import type { EmployeeDashboardMessages } from '../employee-dashboard.messages.ts';
import { DashboardFrame } from '../parts/dashboard-frame.tsx';
import { SignIn } from './sign-in.tsx';

export interface SessionGateProps {
  client: SessionClient<'employee'>;
  /** Whose employees sign in here; without it nobody can. */
  companyId: number | undefined;
  messages: EmployeeDashboardMessages;
  headingLevel: ReportHeadingLevel;
  onReady: (detail: ReadyDetail) => void;
  onError: ((detail: ErrorDetail) => void) | undefined;
  /** What whoever is signed in sees. */
  children: (access: Access) => ReactNode;
}

/** Who has been let through, and how. */
export interface Access {
  readonly personId: number;
  /** Offered where one signs in. */
  readonly signOut: (() => void) | undefined;
  /** Whether the person has just signed in here, so that the focus went with the form. */
  readonly hasSignedIn: boolean;
}

/** Lets through whoever is signed in, and asks everybody else to. */
export function SessionGate(props: SessionGateProps) {
  const { client, companyId, messages, headingLevel, onError, children } = props;
  const session = useSession(client);
  const lastEnd = useLastEnd(client);
  const canSignIn = companyId !== undefined;
  const hasSignedIn = useRef(false);

  if (session) {
    const signOut = canSignIn ? () => void client.session.signOut() : undefined;
    const personId = session.token.idOrganogramaPessoa;
    return children({ personId, signOut, hasSignedIn: hasSignedIn.current });
  }
  if (canSignIn) {
    return (
      <SignIn
        {...props}
        companyId={companyId}
        lastEnd={lastEnd?.reason}
        onSigningIn={() => {
          hasSignedIn.current = true;
        }}
      />
    );
  }
  return (
    <DashboardFrame step="signed-out" label={messages.name}>
      <ReportUnavailable
        problem={{ kind: 'unauthorized', message: messages.notAuthenticated, isRetryable: false }}
        messages={messages}
        headingLevel={headingLevel}
        onShow={(problem) => onError?.({ ...problem, isFatal: true })}
      />
    </DashboardFrame>
  );
}

/** How the last session came to its end. What it read goes with it. */
function useLastEnd(client: SessionClient<'employee'>): SessionEnd | undefined {
  const queryClient = useQueryClient();
  const [lastEnd, setLastEnd] = useState<SessionEnd>();
  useEffect(
    () =>
      client.session.onEnd((end) => {
        forgetReads(queryClient, client);
        setLastEnd(end);
      }),
    [client, queryClient],
  );
  return lastEnd;
}
