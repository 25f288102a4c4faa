import type { ApiClient, Schema } from '@aferir/api-client';
import {
  getCompetencyScoresQuery,
  listDisagreementsQuery,
  saveManagerFeedbackMutation,
  writeStep,
} from '@aferir/api-client/react';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useReducer, useState } from 'react';
import {
  createDraftStore,
  type DraftStore,
  deviceStorage,
} from '../../shared/drafts/draft-store.ts';
import type { ErrorDetail, ProgressDetail } from '../../shared/host/events.ts';
import { problemDetail } from '../../shared/host/problem-detail.ts';
import type { ManagerEvaluationMessages } from '../manager-evaluation.messages.ts';
import type { Evaluator, Review } from '../manager-evaluation.types.ts';
import { sendFailureText } from '../send-failure-text.ts';
import { type FeedbackState, initialFeedbackState, transition } from './feedback.machine.ts';
import type { Disagreement } from './feedback.types.ts';

/** What the controller works with, and whom it tells. */
export interface FeedbackOptions {
  client: ApiClient;
  evaluator: Evaluator;
  review: Review;
  messages: ManagerEvaluationMessages;
  /** What is written and not sent, by the manager's score it is about. */
  drafts?: DraftStore<string> | undefined;
  /** A feedback has been sent; tells how many of those owed are written. */
  onSent: (progress: ProgressDetail) => void;
  /** This manager owes no feedback any more. */
  onDone: () => void;
  onError: (detail: ErrorDetail) => void;
}

/** The competencies to choose from. */
export type FeedbackItems =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string; readonly isRetryable: boolean }
  | { readonly status: 'ready'; readonly items: readonly Disagreement[] };

/** The two scores that the feedback on screen is about. */
export interface ScorePair {
  readonly selfScore: number | null;
  readonly managerScore: number;
}

/** What there is to show. */
export interface FeedbackModel {
  readonly state: FeedbackState;
  readonly items: FeedbackItems;
  readonly scores: ScorePair | null;
}

/** What the manager can do. */
export interface FeedbackActions {
  choose(item: Disagreement): void;
  type(text: string): void;
  submit(): void;
  /** Back to the list; what was written is kept. */
  cancel(): void;
  retry(): void;
}

/** Lists the disagreements of a review and sends the feedback on each. */
export function useFeedback(options: FeedbackOptions): [FeedbackModel, FeedbackActions] {
  const { client, evaluator, review, messages, onSent, onDone, onError } = options;
  const [state, send] = useReducer(transition, initialFeedbackState);
  const [drafts] = useState(() => options.drafts ?? createFeedbackDrafts());
  const queries = useQueryClient();
  const disagreements = useQuery({
    ...listDisagreementsQuery(client, {
      query: { idResposta: review.responseId, idGestor: evaluator.id },
    }),
    select: toDisagreements,
  });
  const item = state.step === 'choosing' ? null : state.item;
  const pair = useQuery({
    ...getCompetencyScoresQuery(client, { path: { id: item?.managerScoreId ?? 0 } }),
    enabled: item !== null,
  });

  async function submit() {
    send({ type: 'submitted' });
    const next = transition(state, { type: 'submitted' });
    if (next.step !== 'sending' || state.step === 'sending') return;
    try {
      const pending = await sendFeedback(queries, options, next.item, next.text.trim());
      drafts.remove(next.item.managerScoreId);
      const owed = disagreements.data?.filter(isOwnTask).length ?? pending;
      onSent({ answered: Math.max(owed - pending, 0), total: owed });
      if (pending === 0) onDone();
      else await disagreements.refetch();
      send({ type: 'sent' });
    } catch (cause) {
      const problem = problemDetail(cause);
      send({ type: 'send-failed', problem: sendFailureText(messages, problem) });
      onError({ ...problem, isFatal: false });
      // A refusal says that the review has changed elsewhere.
      if (!problem.isRetryable) void disagreements.refetch();
    }
  }

  return [
    { state, items: toItems(disagreements), scores: item && toScores(item, pair.data) },
    {
      choose: (chosen) =>
        send({ type: 'chosen', item: chosen, draft: drafts.read(chosen.managerScoreId) ?? '' }),
      type: (text) => {
        if (item) drafts.write(item.managerScoreId, text);
        send({ type: 'typed', text });
      },
      submit: () => void submit(),
      cancel: () => send({ type: 'cancelled' }),
      retry: () => void disagreements.refetch(),
    },
  ];
}

// A score belongs to one manager: those who share a device don't meet each other's words.
function createFeedbackDrafts(): DraftStore<string> {
  return createDraftStore({
    name: 'feedback-draft',
    parse: (stored) => (typeof stored === 'string' ? stored : undefined),
    storage: deviceStorage(),
  });
}

function isOwnTask({ isOwed, feedback }: Disagreement): boolean {
  return isOwed || feedback !== null;
}

// The list knows the scores too; they stand there until, or in case, the pair doesn't come.
function toScores(item: Disagreement, pair: Schema<'CompetencyScorePair'> | undefined): ScorePair {
  const [row] = pair?.rows ?? [];
  return row ? { selfScore: row.notaFunc, managerScore: row.notaGestor } : item;
}

async function sendFeedback(
  queries: QueryClient,
  { client, evaluator }: Pick<FeedbackOptions, 'client' | 'evaluator'>,
  { managerScoreId, competencyId }: Disagreement,
  text: string,
): Promise<number> {
  const progress = await writeStep(queries, saveManagerFeedbackMutation(client), {
    body: {
      idRespostaOpcaoGestor: managerScoreId,
      idCompetencia: competencyId,
      idOrganogramaPessoaGestor: evaluator.id,
      dsFeedback: text,
    },
  });
  return progress.competenciasPendentes;
}

function toItems(query: {
  data: readonly Disagreement[] | undefined;
  error: unknown;
  isFetching: boolean;
}): FeedbackItems {
  if (query.data) return { status: 'ready', items: query.data };
  if (!query.error || query.isFetching) return { status: 'loading' };
  const { message, isRetryable } = problemDetail(query.error);
  return { status: 'failed', message, isRetryable };
}

function toDisagreements(rows: readonly Schema<'Disagreement'>[]): Disagreement[] {
  return rows.map((row) => ({
    competencyId: row.idCompetencia,
    competency: row.nmCompetencia,
    managerScoreId: row.idRespostaOpcaoGestor,
    selfScore: row.notaFunc,
    managerScore: row.notaGestor,
    isOwed: row.precisaFeedback,
    feedback: row.dsFeedback,
  }));
}
