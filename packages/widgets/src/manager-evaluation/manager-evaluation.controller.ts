import type { Schema } from '@aferir/api-client';
import { defaultGridQuery, type GridData, type GridQuery } from '@aferir/ui';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { aroundQuery } from '../shared/around/around-query.ts';
import { useForgottenDrafts } from '../shared/competency-rating/use-forgotten-drafts.ts';
import { toGridData } from '../shared/grid/to-grid-data.ts';
import type { WidgetProblem } from '../shared/host/events.ts';
import { problemDetail } from '../shared/host/problem-detail.ts';
import { useTellOpening } from '../shared/host/use-tell-opening.ts';
import { useWidget } from '../shared/host/use-widget.tsx';
import { useMachine } from '../shared/machine/use-machine.ts';
import { useOncePer } from '../shared/machine/use-once-per.ts';
import type { UnreachedNames } from '../shared/page/without-email.ts';
import { type PartState, toPart } from '../shared/report/part-state.ts';
import {
  type ManagerSource,
  readEvaluator,
  readLinkedReview,
  teamQuery,
} from './manager-evaluation.data.ts';
import {
  firstScreen,
  type ManagerScreen,
  type ManagerScreenEvent,
  type OpenTask,
  type TaskOutcome,
  transition,
} from './manager-evaluation.machine.ts';
import type { ManagerEvaluationMessages } from './manager-evaluation.messages.ts';
import type {
  Evaluator,
  InitialStep,
  ManagerTask,
  ReviewStanding,
  TeamMember,
} from './manager-evaluation.types.ts';

/** What the controller works with. */
export interface ManagerControllerOptions extends Omit<ManagerSource, 'client'> {
  initialStep: InitialStep;
  /** The list could not be read; the grid says so too. */
  onTeamFailure: (message: string) => void;
}

/** What there is to show. */
export type ManagerState =
  | { readonly step: 'loading' }
  | { readonly step: 'unavailable'; readonly problem: WidgetProblem }
  | {
      readonly step: 'list';
      readonly evaluator: Evaluator;
      readonly team: GridData<TeamMember>;
      readonly query: GridQuery;
      readonly open: OpenTask | null;
      readonly withoutEmail: UnreachedNames;
      /** The reviews for which the manager says who rates from around; null where a link is all there is. */
      readonly around: PartState<readonly Schema<'AroundReview'>[]> | null;
    }
  | {
      readonly step: 'page' | TaskOutcome;
      readonly evaluator: Evaluator;
      readonly review: ReviewStanding;
      readonly task: ManagerTask;
      readonly withoutEmail?: UnreachedNames;
    };

/** What the manager can do. */
export interface ManagerActions {
  changeQuery(query: GridQuery): void;
  reload(): void;
  /** Reads again who is rated from around. */
  reloadAround(): void;
  open(task: OpenTask): void;
  /** Everything of the open task has been sent. */
  finish(withoutEmail?: UnreachedNames): void;
  /** The names of those whom no mail reaches have been read. */
  putNamesAway(): void;
  /** The open task is left as it is. */
  leave(): void;
  /** The server takes nothing for the open task any more. */
  giveUp(): void;
  showList(): void;
  /** Tries again to open the link or the session. */
  retry(): void;
}

/** Finds out who the manager is, lists the team and keeps what is open. */
export function useManagerEvaluation(
  options: ManagerControllerOptions,
): [ManagerState, ManagerActions] {
  const { initialStep, hash, responseId } = options;
  const { client, messages } = useWidget<ManagerEvaluationMessages>();
  const source = { client, hash, responseId };
  const isIncomplete = initialStep !== 'list' && !hash && !responseId;
  const [screen, send] = useMachine<ManagerScreen, ManagerScreenEvent>({
    initial: () => firstScreen(initialStep),
    transition,
    effects: {
      // What has been worked on stands elsewhere in the list by now.
      list: (_, before) => {
        if (before?.step === 'list' && before.open) void team.refetch();
      },
    },
  });
  const [query, changeQuery] = useState(defaultGridQuery);

  const evaluator = useQuery({
    queryKey: [client.id, 'evaluator'],
    queryFn: ({ signal }) => readEvaluator(source, signal),
    enabled: !isIncomplete,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const review = useQuery({
    queryKey: [client.id, 'linked-review', responseId ?? 0],
    queryFn: ({ signal }) =>
      readLinkedReview(source, evaluator.data ?? nobody, messages.reviewNotFound, signal),
    // A response that is named needs no word on who the manager is.
    enabled: initialStep !== 'list' && Boolean(responseId || evaluator.data),
    // How far it was when it opened decides what is shown; opened anew, it is asked anew.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const team = useQuery({
    ...teamQuery(client, evaluator.data ?? nobody, query),
    enabled: evaluator.data !== undefined && screen.step === 'list',
    placeholderData: keepPreviousData,
    // A rating sent from another page has changed it.
    refetchOnMount: 'always',
  });

  // Whoever holds a mailed link may not be the manager: who rates is said in a session alone.
  const hasAround = !hash;
  const around = useQuery({
    ...aroundQuery(client),
    enabled: hasAround && evaluator.data !== undefined && screen.step === 'list',
    refetchOnMount: 'always',
    select: toTeamReviews,
  });

  const state: ManagerState = isIncomplete
    ? { step: 'unavailable', problem: incomplete(messages.missingReview) }
    : toState(screen, {
        evaluator,
        review,
        team,
        query,
        around: hasAround ? toPart(around) : null,
      });
  useTeamFailure(team, options);
  useAroundFailure(around);
  useForgottenDrafts(team.data?.rows, evaluator.data?.id);
  useTellOpening({
    isShown: isShown(state),
    problem: state.step === 'unavailable' ? state.problem : null,
  });

  return [
    state,
    {
      changeQuery,
      reload: () => void team.refetch(),
      reloadAround: () => void around.refetch(),
      open: (task) => send({ type: 'opened', open: task }),
      finish: (withoutEmail) => send({ type: 'done', withoutEmail }),
      putNamesAway: () => send({ type: 'names-read' }),
      leave: () => send({ type: 'left' }),
      giveUp: () => send({ type: 'refused' }),
      showList: () => send({ type: 'list-asked' }),
      retry: () => {
        for (const { isError, refetch } of [evaluator, review]) if (isError) void refetch();
      },
    },
  ];
}

function incomplete(message: string): WidgetProblem {
  return { kind: 'missing-link', message, isRetryable: false };
}

const unknownCompany = { name: '', logoUrl: null, color: null };
const nobody: Evaluator = { id: 0, companyId: 0, name: '', company: unknownCompany };

interface Reads {
  evaluator: UseQueryResult<Evaluator>;
  review: UseQueryResult<ReviewStanding>;
  team: UseQueryResult<{ rows: readonly TeamMember[]; qtdRecords: number }>;
  query: GridQuery;
  around: Extract<ManagerState, { step: 'list' }>['around'];
}

/** Reviews of the team, those with somebody to approve first. */
function toTeamReviews({ acompanhadas }: Schema<'OwnRatingList'>) {
  return acompanhadas
    .filter(({ flPropria }) => !flPropria)
    .toSorted((one, other) => Number(other.qtdPropostos > 0) - Number(one.qtdPropostos > 0));
}

function toState(screen: ManagerScreen, reads: Reads): ManagerState {
  const { evaluator, review, team, query, around } = reads;
  if (!evaluator.data) return whileOpening(evaluator);
  if (screen.step === 'list') {
    return {
      step: 'list',
      evaluator: evaluator.data,
      team: toGridData(team),
      query,
      open: screen.open,
      withoutEmail: screen.withoutEmail ?? [],
      around,
    };
  }
  if (!review.data) return whileOpening(review);
  const opened = { evaluator: evaluator.data, review: review.data, task: screen.task };
  if (screen.step === 'page') return { step: 'page', ...opened };
  const { outcome, withoutEmail = [] } = screen;
  return { step: outcome, ...opened, withoutEmail };
}

function whileOpening({ error, isFetching }: UseQueryResult): ManagerState {
  if (!error || isFetching) return { step: 'loading' };
  return { step: 'unavailable', problem: problemDetail(error) };
}

// The list is a frame of its own, which says by itself that it waits; the host waits for its rows.
function isShown(state: ManagerState): boolean {
  if (state.step === 'loading' || state.step === 'unavailable') return false;
  return state.step !== 'list' || state.team.status === 'ready';
}

const noFailure = {};

function useTeamFailure(team: Reads['team'], options: ManagerControllerOptions) {
  const { host } = useWidget();
  const { error } = team;
  useOncePer(error ?? noFailure, () => {
    if (!error) return;
    const problem = problemDetail(error);
    options.onTeamFailure(problem.message);
    host.failed(problem, error);
  });
}

function useAroundFailure({ error }: UseQueryResult) {
  const { host } = useWidget();
  useOncePer(error ?? noFailure, () => {
    if (error) host.failed(problemDetail(error), error);
  });
}
