import type { SessionClient, SessionEnd, SessionToken } from '@aferir/api-client';
import { forgetReads, useSession } from '@aferir/api-client/react';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { WidgetProblem } from '../../shared/host/events.ts';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { ReportUnavailable } from '../../shared/report/report-unavailable.tsx';
import type { EmployeeDashboardMessages } from '../employee-dashboard.messages.ts';
import type { SessionPerson } from '../employee-dashboard.types.ts';
import { DashboardFrame } from '../parts/dashboard-frame.tsx';
import { SignInPart } from './sign-in-part.tsx';

export interface SessionGateProps {
  client: SessionClient<'employee'>;
  /** Whose employees sign in here; without it nobody can. */
  companyId: number | undefined;
  /** What whoever is signed in sees. */
  children: (access: Access) => ReactNode;
}

/** Who has been let through, and how. */
export interface Access {
  readonly person: SessionPerson;
  /** Offered where one signs in. */
  readonly signOut: (() => void) | undefined;
  /** Whether the person has just signed in here, so that the focus went with the form. */
  readonly hasSignedIn: boolean;
}

/** Lets through whoever is signed in, and asks everybody else to. */
export function SessionGate(props: SessionGateProps) {
  const { client, companyId, children } = props;
  const session = useSession(client);
  const lastEnd = useLastEnd(client);
  const canSignIn = companyId !== undefined;
  const hasSignedIn = useRef(false);

  if (session) {
    const signOut = canSignIn ? () => void client.session.signOut() : undefined;
    return children({
      person: toPerson(session.token),
      signOut,
      hasSignedIn: hasSignedIn.current,
    });
  }
  if (canSignIn) {
    return (
      <SignInPart
        client={client}
        companyId={companyId}
        lastEnd={lastEnd?.reason}
        onSigningIn={() => {
          hasSignedIn.current = true;
        }}
      />
    );
  }
  return <SignedOut />;
}

function toPerson(token: SessionToken<'employee'>): SessionPerson {
  return {
    id: token.idOrganogramaPessoa,
    companyId: token.idCliente,
    mustChangePassword: token.precisaTrocarSenha,
  };
}

function SignedOut() {
  const { messages, host } = useWidget<EmployeeDashboardMessages>();
  const problem: WidgetProblem = {
    kind: 'unauthorized',
    message: messages.notAuthenticated,
    isRetryable: false,
  };
  useEffect(() => host.unavailable(problem));
  return (
    <DashboardFrame step="signed-out" label={messages.name}>
      <ReportUnavailable problem={problem} />
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
