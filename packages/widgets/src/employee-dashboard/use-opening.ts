import type { ApiClient } from '@aferir/api-client';
import type { ToastStore } from '@aferir/ui';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Dispatch } from 'react';
import type { WidgetProblem } from '../shared/host/events.ts';
import { tellsOfChange } from '../shared/host/problem-detail.ts';
import { useWidget } from '../shared/host/use-widget.tsx';
import { useSaid } from '../shared/language/use-said.tsx';
import { useEffectsOf } from '../shared/machine/use-effects-of.ts';
import { dashboardProblem } from './dashboard-problem.ts';
import { makeLink } from './employee-dashboard.data.ts';
import type { OpenDetail } from './employee-dashboard.events.ts';
import type {
  DashboardEvent,
  DashboardScreen,
  OpenedScreen,
  OpenRequest,
} from './employee-dashboard.machine.ts';
import type { EmployeeDashboardMessages } from './employee-dashboard.messages.ts';

/** Hears what is to be opened; false means that the host shows it. */
export type OnOpen = (detail: OpenDetail) => boolean | undefined;

/** What opening works with. */
export interface OpeningOptions {
  /** Where the person is; what is asked for there is opened. */
  screen: DashboardScreen;
  send: Dispatch<DashboardEvent>;
  /** The person of the session; null where the host's token alone knows. */
  personId: number | null;
  ownerId: number;
  toasts: ToastStore;
  onOpen: OnOpen | undefined;
  /** The server refused: what is shown is no longer so. */
  onRefused: () => void;
}

/** Opens what is asked for: gets the link that it needs, then leaves it to the host or to the widget. */
export function useOpening(options: OpeningOptions): void {
  const { screen, send, personId, ownerId, toasts, onOpen, onRefused } = options;
  const { client, messages, host } = useWidget<EmployeeDashboardMessages>();
  const say = useSaid();
  const queries = useQueryClient();
  useEffectsOf(screen, {
    // What was asked for before somebody signed in again is on its way already.
    dashboard: ({ opening }, before) => (opening && before ? open(opening) : undefined),
  });

  async function open(request: OpenRequest) {
    try {
      const hash = await hashFor(queries, client, request);
      const { screen: name, responseId } = request;
      const isTaken = onOpen?.({ screen: name, responseId, ...(hash && { hs: hash }) }) === false;
      const opened: OpenedScreen = { ...request, hash, ownerId };
      send(isTaken ? { type: 'given-up' } : { type: 'opened', opened });
    } catch (cause) {
      const problem = dashboardProblem(cause, { personId, messages });
      const message = failureText(problem, request, personId, messages);
      toasts.show({ tone: 'danger', ...say(message) });
      host.failed({ ...problem, message });
      send({ type: 'given-up' });
      if (tellsOfChange(problem)) onRefused();
    }
  }
}

/** What the session reads by itself. */
const REPORTS: ReadonlySet<OpenRequest['screen']> = new Set(['report', 'behavioral-report']);

async function hashFor(
  queries: QueryClient,
  client: ApiClient,
  request: OpenRequest,
): Promise<string | undefined> {
  return REPORTS.has(request.screen) ? undefined : makeLink(queries, client, request);
}

function failureText(
  { kind, message }: WidgetProblem,
  { person }: OpenRequest,
  personId: number | null,
  messages: EmployeeDashboardMessages,
): string {
  if (kind === 'unauthorized') {
    return personId === null ? message : messages.notAuthenticated;
  }
  if (kind === 'conflict') return message;
  if (kind === 'not-found') return person ? messages.reportNotFound : messages.responseNotFound;
  return person ? messages.reportFailed : messages.responseFailed;
}
