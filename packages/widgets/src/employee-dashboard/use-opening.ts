import type { ApiClient } from '@aferir/api-client';
import type { ToastStore } from '@aferir/ui';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type Dispatch, useRef } from 'react';
import type { ErrorDetail, WidgetProblem } from '../shared/host/events.ts';
import { dashboardProblem } from './dashboard-problem.ts';
import { makeLink } from './employee-dashboard.data.ts';
import type { OpenDetail } from './employee-dashboard.events.ts';
import type { DashboardEvent, OpenRequest } from './employee-dashboard.machine.ts';
import type { EmployeeDashboardMessages } from './employee-dashboard.messages.ts';

/** Hears what is to be opened; false means that the host shows it. */
export type OnOpen = (detail: OpenDetail) => boolean | undefined;

/** What opening works with. */
export interface OpeningOptions {
  client: ApiClient;
  personId: number | null;
  ownerId: number;
  messages: EmployeeDashboardMessages;
  toasts: ToastStore;
  send: Dispatch<DashboardEvent>;
  onOpen: OnOpen | undefined;
  onError: ((detail: ErrorDetail) => void) | undefined;
  /** The server refused: what is shown is no longer so. */
  onRefused: () => void;
}

const REFUSALS: ReadonlySet<WidgetProblem['kind']> = new Set([
  'conflict',
  'forbidden',
  'not-found',
]);

/** Opens one thing at a time: gets the link that it needs, then leaves it to the host or to the widget. */
export function useOpening(options: OpeningOptions): (request: OpenRequest) => Promise<void> {
  const isBusy = useRef(false);
  const queries = useQueryClient();

  return async (request) => {
    if (isBusy.current) return;
    isBusy.current = true;
    options.send({ type: 'asked', request });
    try {
      options.send(await open(queries, request, options));
    } catch (cause) {
      const problem = dashboardProblem(cause, options);
      const message = failureText(problem, request, options);
      options.toasts.show({ tone: 'danger', message });
      options.onError?.({ ...problem, message, isFatal: false });
      options.send({ type: 'given-up' });
      if (REFUSALS.has(problem.kind)) options.onRefused();
    } finally {
      isBusy.current = false;
    }
  };
}

async function open(
  queries: QueryClient,
  request: OpenRequest,
  { client, ownerId, onOpen }: OpeningOptions,
): Promise<DashboardEvent> {
  const { screen, responseId } = request;
  const hash = screen === 'report' ? undefined : await makeLink(queries, client, responseId);
  const isTaken = onOpen?.({ screen, responseId, ...(hash && { hs: hash }) }) === false;
  if (isTaken) return { type: 'given-up' };
  return { type: 'opened', opened: { ...request, hash, ownerId } };
}

function failureText(
  { kind, message }: WidgetProblem,
  { person }: OpenRequest,
  { personId, messages }: OpeningOptions,
): string {
  if (kind === 'unauthorized') {
    return personId === null ? message : messages.notAuthenticated;
  }
  if (kind === 'conflict') return message;
  if (kind === 'not-found') return person ? messages.reportNotFound : messages.responseNotFound;
  return person ? messages.reportFailed : messages.responseFailed;
}
