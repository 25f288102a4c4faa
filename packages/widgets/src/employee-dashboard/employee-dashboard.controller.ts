import {
  getEmployeeUserQuery,
  listManagerScoresQuery,
  listSelfScoresQuery,
} from '@aferir/api-client/react';
import { isSelfPhase, type OwnResponse } from '@aferir/domain';
import { defaultGridQuery, type GridData, type GridQuery, type ToastStore } from '@aferir/ui';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type Dispatch, useEffect, useRef, useState } from 'react';
import { aroundQuery } from '../shared/around/around-query.ts';
import { useForgottenDrafts } from '../shared/competency-rating/use-forgotten-drafts.ts';
import { type PageQuery, toGridData } from '../shared/grid/to-grid-data.ts';
import type { WidgetProblem } from '../shared/host/events.ts';
import { useTellOpening } from '../shared/host/use-tell-opening.ts';
import { useWidget } from '../shared/host/use-widget.tsx';
import { toPart } from '../shared/report/part-state.ts';
import { toCalibrations, toRatings } from '../shared/score-comparison/score-comparison.ts';
import { dashboardProblem } from './dashboard-problem.ts';
import {
  directReportsQuery,
  ownAgreementsQuery,
  ownResponsesQuery,
  toCurrentResponse,
  toOwnAgreements,
  toResults,
  toScaleScores,
  toUser,
} from './employee-dashboard.data.ts';
import type {
  DashboardEvent,
  DashboardScreen,
  OpenedScreen,
  OpenRequest,
} from './employee-dashboard.machine.ts';
import type { EmployeeDashboardMessages } from './employee-dashboard.messages.ts';
import type {
  DashboardParts,
  DashboardUser,
  DashboardView,
  DirectReport,
  SessionPerson,
} from './employee-dashboard.types.ts';
import type { FinishSignal } from './finish-signal.ts';
import { type OnOpen, useOpening } from './use-opening.ts';
import { useTellFailures } from './use-tell-failures.ts';

/** What the controller works with. */
export interface DashboardControllerOptions {
  /** The person of the session; null where the host's token alone knows. */
  person: SessionPerson | null;
  view: DashboardView;
  toasts: ToastStore;
  finishSignal: FinishSignal;
  screen: DashboardScreen;
  send: Dispatch<DashboardEvent>;
  onOpen: OnOpen | undefined;
}

/** What there is to show. */
export type DashboardState =
  | { readonly step: 'loading' }
  | { readonly step: 'unavailable'; readonly problem: WidgetProblem }
  | { readonly step: 'new-password' }
  | {
      readonly step: 'dashboard';
      readonly user: DashboardUser;
      readonly parts: DashboardParts;
      /** What is being opened. */
      readonly opening: OpenRequest | null;
      readonly isReloading: boolean;
    }
  | { readonly step: 'screen'; readonly user: DashboardUser; readonly opened: OpenedScreen };

/** What the person can do. */
export interface DashboardActions {
  /** Loads everything that is shown again. */
  reload(): void;
  open(request: OpenRequest): void;
  /** Comes back from a screen. */
  close(): void;
  changeQuery(query: GridQuery): void;
  showMoreReports(): void;
}

const CARDS_AT_ONCE = 30;

// What was read a moment ago, on another page, may be over by now.
const FRESH = { refetchOnMount: 'always' } as const;

/** Loads what concerns the employee, keeps it fresh and opens what is asked for. */
export function useEmployeeDashboard(
  options: DashboardControllerOptions,
): [DashboardState, DashboardActions] {
  const { view, toasts, finishSignal, screen, send } = options;
  const { client, messages } = useWidget<EmployeeDashboardMessages>();
  const personId = options.person?.id ?? null;
  const [query, changeQuery] = useState(defaultGridQuery);
  const [cardCount, setCardCount] = useState(CARDS_AT_ONCE);

  const userRead = useQuery({ ...getEmployeeUserQuery(client), ...FRESH, select: toUser });
  const user = isTheirs(userRead.data, personId) ? userRead.data : undefined;
  const isOpen = user !== undefined && !user.mustChangePassword;
  // What a session knows is enough to begin with, beside asking the server who this is.
  const person = user ?? options.person ?? nobody;
  const { id } = person;
  const canAsk = id > 0 && !person.mustChangePassword;
  const response = useQuery({
    ...ownResponsesQuery(client, id),
    ...FRESH,
    enabled: canAsk,
    select: toCurrentResponse,
  });
  const responseId = response.data?.id ?? 0;
  // The home says how far the own assessment is; how it came out is told on its page.
  const hasResults = view === 'assessments';
  const selfScores = useQuery({
    ...listSelfScoresQuery(client, { query: { idResposta: responseId } }),
    ...FRESH,
    enabled: hasResults && responseId > 0,
    select: toScaleScores,
  });
  const ofManagers = {
    ...listManagerScoresQuery(client, { query: { idResposta: responseId, idGestor: 0 } }),
    ...FRESH,
    enabled: hasResults && hasManagersPart(response.data),
  };
  const ratings = useQuery({ ...ofManagers, select: toRatings });
  const calibrations = useQuery({ ...ofManagers, select: toCalibrations });
  const page =
    view === 'full'
      ? { take: cardCount, index: 0, search: '' }
      : { take: query.pageSize, index: query.page - 1, search: query.search };
  const reports = useQuery({
    ...directReportsQuery(client, person, page),
    ...FRESH,
    enabled: canAsk,
    placeholderData: keepPreviousData,
  });

  const agreements = useQuery({
    ...ownAgreementsQuery(client),
    ...FRESH,
    enabled: isOpen,
    select: toOwnAgreements,
  });

  const around = useQuery({ ...aroundQuery(client), ...FRESH, enabled: isOpen });

  const reads: readonly UseQueryResult[] = [
    userRead,
    ...(canAsk ? [response, reports] : []),
    ...(isOpen ? [agreements, around] : []),
    ...(hasResults && responseId > 0 ? [selfScores] : []),
    ...(hasResults && hasManagersPart(response.data) ? [ratings] : []),
  ];

  useForgottenDrafts(reports.data?.rows, user?.id);

  const explain = (error: Error) => dashboardProblem(error, { personId, messages });
  const lacksToken = (error: Error | null) =>
    error !== null && explain(error).message === messages.missingToken;

  const parts = isOpen ? [response, selfScores, ratings, reports, agreements, around] : [];
  const startAnew = useTellFailures(parts, explain);

  async function reload() {
    startAnew();
    const results = await Promise.all(reads.map((read) => read.refetch()));
    const failed = results.filter(({ isError, data }) => isError && data !== undefined);
    if (failed.length === 0) return;
    const isWithoutToken = failed.some(({ error }) => lacksToken(error));
    const message = isWithoutToken ? messages.missingToken : messages.reloadFailed;
    toasts.show({ tone: 'danger', message });
  }

  useOnFinish(finishSignal, () => {
    if (isOpen) void reload();
  });
  useOpening({ ...options, personId, ownerId: id, onRefused: () => void reload() });

  const state = toState();
  useTellOpening({
    isShown: state.step !== 'loading' && state.step !== 'unavailable',
    problem: state.step === 'unavailable' ? state.problem : null,
  });

  function toState(): DashboardState {
    if (!user) return whileOpening(userRead, explain);
    if (user.mustChangePassword) return { step: 'new-password' };
    if (screen.step === 'screen' && screen.opened.ownerId === user.id) {
      return { step: 'screen', user, opened: screen.opened };
    }
    const part = toPart(response, explain);
    const reportsFailure = lacksToken(reports.error)
      ? messages.missingToken
      : messages.reportsFailed;
    const hasReports = user.isManager || query.search !== '' || (reports.data?.qtdRecords ?? 0) > 0;
    return {
      step: 'dashboard',
      user,
      parts: {
        response: part,
        results: toResults(
          part,
          toPart(selfScores, explain),
          toPart(ratings, explain),
          calibrations.data,
        ),
        agreements: toPart(agreements, explain),
        around: toPart(around, explain),
        reports: hasReports ? { data: toReportsData(reports, reportsFailure), query } : null,
      },
      opening: screen.step === 'dashboard' ? screen.opening : null,
      isReloading: reads.some(({ isFetching, data }) => isFetching && data !== undefined),
    };
  }

  return [
    state,
    {
      reload: () => void reload(),
      open: (request) => send({ type: 'asked', request }),
      close: () => {
        send({ type: 'closed' });
        void reload();
      },
      changeQuery,
      showMoreReports: () => setCardCount(cardCount + CARDS_AT_ONCE),
    },
  ];
}

const nobody: SessionPerson = { id: 0, companyId: 0, mustChangePassword: false };

// A session that changes hands keeps its client, and with it what was read for the one before.
function isTheirs(user: DashboardUser | undefined, personId: number | null): boolean {
  return personId === null || user?.id === personId;
}

function hasManagersPart(response: OwnResponse | null | undefined): boolean {
  return response ? !isSelfPhase(response.status) : false;
}

function whileOpening(
  { error, isFetching }: UseQueryResult<DashboardUser>,
  explain: (error: Error) => WidgetProblem,
): DashboardState {
  if (!error || isFetching) return { step: 'loading' };
  return { step: 'unavailable', problem: explain(error) };
}

// What could not be read again stays in sight, and is told of beside it.
function toReportsData(
  { data, error, isFetching, refetch }: PageQuery<DirectReport>,
  message: string,
): GridData<DirectReport> {
  const isError = error !== null && data === undefined;
  const shown = toGridData({ data, error, isError, isFetching, refetch });
  return shown.status === 'failed' ? { ...shown, message } : shown;
}

function useOnFinish(signal: FinishSignal, callback: () => void) {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  useEffect(() => signal.listen(() => latest.current()), [signal]);
}
