import type { ApiClient } from '@aferir/api-client';
import type { Score } from '@aferir/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef, useState } from 'react';
import type { CompleteDetail, ErrorDetail, ProgressDetail, WidgetProblem } from '../host/events.ts';
import { logProblem } from '../host/log-problem.ts';
import { problemDetail } from '../host/problem-detail.ts';
import { useOncePer } from '../machine/use-once-per.ts';
import { loadManagerReview, sendManagerScore } from './manager-rating.data.ts';
import {
  type ManagerRatingState,
  type ManagerReview,
  nextToSend,
  openManagerRating,
  transition,
} from './manager-rating.machine.ts';
import { createManagerDrafts, type ManagerDrafts, managerDraftId } from './rating-drafts.ts';
import { competencyOf, type RatingPosition, savedCount, unsavedScores } from './rating-position.ts';

/** What a manager's rating works with, and what the host hears of it. */
export interface ManagerRatingOptions {
  /** The client of the manager's link or session. */
  client: ApiClient;
  /** What is rated, from `loadManagerReview`. A new response needs a new component (`key`). */
  review: ManagerReview;
  /** @default drafts on the device */
  drafts?: ManagerDrafts | undefined;
  /** A score has been sent. */
  onProgress?: ((detail: ProgressDetail) => void) | undefined;
  /** Every score has been sent just now. */
  onComplete?: ((detail: CompleteDetail) => void) | undefined;
  /**
   * A score could not be sent. The manager can try again, which sends only what is left, unless the
   * server refuses it for good.
   */
  onError?: ((detail: ErrorDetail) => void) | undefined;
  /** The manager has given up, and the draft is gone. */
  onCancel?: (() => void) | undefined;
}

/** What the manager can do. */
export interface ManagerRatingActions {
  choose(score: Score): void;
  goBack(): void;
  submit(): void;
  /** Asks whether to give up. */
  cancel(): void;
  /** Yes to what is asked. */
  confirm(): void;
  /** No to what is asked. */
  decline(): void;
}

const REFUSALS: ReadonlySet<WidgetProblem['kind']> = new Set([
  'conflict',
  'forbidden',
  'not-found',
]);

/**
 * Runs a manager's rating: keeps a draft on the device and, once the end is confirmed, sends every
 * score that the server doesn't have, one call each. A failure loses none and doubles none.
 */
export function useManagerRating(
  options: ManagerRatingOptions,
): [ManagerRatingState, ManagerRatingActions] {
  const { client, review } = options;
  const queries = useQueryClient();
  const [drafts] = useState(() => options.drafts ?? createManagerDrafts());
  const [state, send] = useReducer(transition, review, (opened) =>
    openManagerRating(opened, drafts.read(managerDraftId(opened))),
  );
  const hears = useRef(options);
  useEffect(() => {
    hears.current = options;
  });

  useOncePer(state, () => {
    const draftId = managerDraftId(state.review);
    if (state.step === 'rating') keepDraft(draftId, state.position);
    if (state.step === 'sending') void sendNext(state);
    if (state.step === 'done' || state.step === 'cancelled') drafts.remove(draftId);
    if (state.step === 'cancelled') hears.current.onCancel?.();
  });

  function keepDraft(draftId: string, position: RatingPosition) {
    const scores = unsavedScores(position);
    const { id: competencyId } = competencyOf(position);
    if (Object.keys(scores).length > 0) drafts.write(draftId, { scores, competencyId });
    else drafts.remove(draftId);
  }

  async function sendNext(sending: Extract<ManagerRatingState, { step: 'sending' }>) {
    const next = nextToSend(sending);
    if (!next) return;
    const { competency, score } = next;
    try {
      await sendManagerScore(queries, client, sending.review, competency, score);
    } catch (cause) {
      await takeSendFailure(sending.review, problemDetail(cause));
      return;
    }
    const sent = { type: 'sent', competencyId: competency.id, score } as const;
    send(sent);
    takeProgress(transition(sending, sent), sending.position.competencies.length);
  }

  // A refusal says that the review has changed elsewhere: rated in another tab, or closed by staff.
  async function takeSendFailure(failed: ManagerReview, problem: WidgetProblem) {
    if (!REFUSALS.has(problem.kind)) {
      send({ type: 'send-failed', problem });
    } else {
      const { saved } = await loadManagerReview(client, failed).catch((cause) => {
        logProblem('read scores again', cause);
        return failed;
      });
      if (problem.kind === 'conflict') drafts.remove(managerDraftId(failed));
      send({ type: 'refused', saved, problem });
    }
    hears.current.onError?.({ ...problem, isFatal: false });
  }

  function takeProgress(after: ManagerRatingState, total: number) {
    const isDone = after.step === 'done';
    // At once: whoever hears of the end may take the rating away before React comes to it.
    if (isDone) drafts.remove(managerDraftId(after.review));
    const answered = 'position' in after ? savedCount(after.position) : total;
    hears.current.onProgress?.({ answered, total });
    if (isDone) hears.current.onComplete?.({ responseId: after.review.responseId });
  }

  return [
    state,
    {
      choose: (score) => send({ type: 'chose', score }),
      goBack: () => send({ type: 'went-back' }),
      submit: () => send({ type: 'submitted' }),
      cancel: () => send({ type: 'cancel-asked' }),
      confirm: () => send({ type: 'confirmed' }),
      decline: () => send({ type: 'declined' }),
    },
  ];
}
