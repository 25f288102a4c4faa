import type { ApiClient, Schema } from '@aferir/api-client';
import {
  getCompetencyScoresQuery,
  listDisagreementsQuery,
  saveManagerFeedbackMutation,
  writeStep,
} from '@aferir/api-client/react';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  createDraftStore,
  type DraftStore,
  deviceStorage,
} from '../../shared/drafts/draft-store.ts';
import { problemDetail } from '../../shared/host/problem-detail.ts';
import { useWidget } from '../../shared/host/use-widget.tsx';
import { useAfterPaint } from '../../shared/machine/use-after-paint.ts';
import { useMachine } from '../../shared/machine/use-machine.ts';
import type { ManagerEvaluationMessages } from '../manager-evaluation.messages.ts';
import type { Evaluator, ReviewRef } from '../manager-evaluation.types.ts';
import { sendFailureText } from '../send-failure-text.ts';
import {
  type FeedbackEvent,
  type FeedbackState,
  initialFeedbackState,
  transition,
} from './feedback.machine.ts';
import type { Disagreement } from './feedback.types.ts';

/** What the controller works with, and what follows from it. */
export interface FeedbackOptions {
  evaluator: Evaluator;
  review: ReviewRef;
  /** What is written and not sent, by the manager's score it is about. */
  drafts?: DraftStore<string> | undefined;
  /** A feedback has been sent: the last one owed, or one of them. */
  onSent: (isLast: boolean) => void;
  /** This manager owes no feedback any more; the names of those whose result is out and whom no mail reaches. */
  onDone: (withoutEmail: readonly string[]) => void;
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
  const { evaluator, review, onSent, onDone } = options;
  const { client, messages, host } = useWidget<ManagerEvaluationMessages>();
  const [state, send] = useMachine<FeedbackState, FeedbackEvent>({
    initial: initialFeedbackState,
    transition,
    effects: { sending: sendText },
  });
  const [drafts] = useState(() => options.drafts ?? createFeedbackDrafts());
  const draft = useAfterPaint();
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

  async function sendText(sending: Extract<FeedbackState, { step: 'sending' }>) {
    const { managerScoreId } = sending.item;
    try {
      const target = { queries, client, evaluator };
      const { pending, withoutEmail } = await sendFeedback(
        target,
        sending.item,
        sending.text.trim(),
      );
      draft.now();
      drafts.remove(managerScoreId);
      const owed = disagreements.data?.filter(isOwnTask).length ?? pending;
      host.progress({ answered: Math.max(owed - pending, 0), total: owed });
      onSent(pending === 0);
      if (pending === 0) finish(withoutEmail);
      else await disagreements.refetch();
      send({ type: 'sent' });
    } catch (cause) {
      const problem = problemDetail(cause);
      send({ type: 'send-failed', problem: sendFailureText(messages, problem) });
      host.failed(problem);
      // A refusal says that the review has changed elsewhere.
      if (!problem.isRetryable) void disagreements.refetch();
    }
  }

  function finish(withoutEmail: readonly string[]) {
    host.complete({ responseId: review.responseId, sent: 'feedback' });
    onDone(withoutEmail);
  }

  return [
    { state, items: toItems(disagreements), scores: item && toScores(item, pair.data) },
    {
      choose: (chosen) => {
        draft.now();
        send({ type: 'chosen', item: chosen, draft: drafts.read(chosen.managerScoreId) ?? '' });
      },
      type: (text) => {
        if (item) draft.later(() => drafts.write(item.managerScoreId, text));
        send({ type: 'typed', text });
      },
      submit: () => send({ type: 'submitted' }),
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

interface FeedbackTarget {
  queries: QueryClient;
  client: ApiClient;
  evaluator: Evaluator;
}

async function sendFeedback(
  { queries, client, evaluator }: FeedbackTarget,
  { managerScoreId, competencyId }: Disagreement,
  text: string,
): Promise<{ readonly pending: number; readonly withoutEmail: readonly string[] }> {
  const progress = await writeStep(queries, saveManagerFeedbackMutation(client), {
    body: {
      idRespostaOpcaoGestor: managerScoreId,
      idCompetencia: competencyId,
      idOrganogramaPessoaGestor: evaluator.id,
      dsFeedback: text,
    },
  });
  return {
    pending: progress.competenciasPendentes,
    withoutEmail: [...new Set(progress.lstSemEmail)],
  };
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
    comment: row.dsComentario ?? '',
    isOwed: row.precisaFeedback,
    feedback: row.dsFeedback,
  }));
}
