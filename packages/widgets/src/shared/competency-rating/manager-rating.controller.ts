import type { Score } from '@aferir/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { WidgetProblem } from '../host/events.ts';
import { logProblem } from '../host/log-problem.ts';
import { problemDetail, tellsOfChange } from '../host/problem-detail.ts';
import { useWidget } from '../host/use-widget.tsx';
import { useAfterPaint } from '../machine/use-after-paint.ts';
import { useMachine } from '../machine/use-machine.ts';
import type { UnreachedNames } from '../page/without-email.ts';
import { answeredCount, itemOf, unsavedAnswers, unsavedNotes } from '../questionnaire/position.ts';
import { loadRatingSheet, sendManagerScore } from './manager-rating.data.ts';
import {
  type ManagerPosition,
  type ManagerRatingEvent,
  type ManagerRatingState,
  nextToSend,
  openManagerRating,
  type RatingSheet,
  transition,
} from './manager-rating.machine.ts';
import { createManagerDrafts, type ManagerDrafts, managerDraftId } from './rating-drafts.ts';

/** What a manager's rating works with, and what follows from it. */
export interface ManagerRatingOptions {
  /** What is rated, from `loadRatingSheet`. A new response needs a new component (`key`). */
  sheet: RatingSheet;
  /** What the host hears to be sent once every score is. @default not said */
  sent?: 'ratings' | undefined;
  /** @default drafts on the device */
  drafts?: ManagerDrafts | undefined;
  /** The server has every score of this manager: sent just now, before, or elsewhere. */
  onDone?: ((withoutEmail: UnreachedNames) => void) | undefined;
  /**
   * A score could not be sent. The manager can try again, which sends only what is left, unless the
   * server refuses it for good.
   */
  onFailed?: ((problem: WidgetProblem) => void) | undefined;
  /** The server takes no scores of this manager any more. */
  onRefused?: ((problem: WidgetProblem) => void) | undefined;
  /** The manager has given up, and the draft is gone. */
  onCancel?: (() => void) | undefined;
}

/** What the manager can do. */
export interface ManagerRatingActions {
  choose(score: Score): void;
  /** Writes something beside the score. */
  note(text: string): void;
  goBack(): void;
  submit(): void;
  /** Asks whether to give up. */
  cancel(): void;
  /** Yes to what is asked. */
  confirm(): void;
  /** No to what is asked. */
  decline(): void;
  /** Goes back from the end to the score of a competency. */
  revise(competencyId: number): void;
}

/**
 * Runs a manager's rating: keeps a draft on the device and, once the end is confirmed, sends every
 * score that the server doesn't have, one call each. A failure loses none and doubles none.
 */
export function useManagerRating(
  options: ManagerRatingOptions,
): [ManagerRatingState, ManagerRatingActions] {
  const { client, host } = useWidget();
  const queries = useQueryClient();
  const [drafts] = useState(() => options.drafts ?? createManagerDrafts());
  const draftId = managerDraftId(options.sheet);
  const draft = useAfterPaint();
  const [state, send] = useMachine<ManagerRatingState, ManagerRatingEvent>({
    initial: () => openManagerRating(options.sheet, drafts.read(draftId)),
    transition,
    effects: {
      // A score is on the screen first.
      rating: (rating) => draft.later(() => keepDraft(rating)),
      sending: sendNext,
      done: ({ withoutEmail }) => {
        forgetDraft();
        options.onDone?.(withoutEmail);
      },
      refused: ({ problem }) => options.onRefused?.(problem),
      cancelled: () => {
        forgetDraft();
        options.onCancel?.();
      },
    },
  });

  function keepDraft({ position }: ManagerPosition) {
    const scores = unsavedAnswers(position);
    const { id: competencyId } = itemOf(position);
    const notes = unsavedNotes(position);
    if (Object.keys({ ...scores, ...notes }).length > 0) {
      drafts.write(draftId, { scores, competencyId, ...(notes && { notes }) });
    } else drafts.remove(draftId);
  }

  function forgetDraft() {
    draft.now();
    drafts.remove(draftId);
  }

  async function sendNext(sending: Extract<ManagerRatingState, { step: 'sending' }>) {
    const next = nextToSend(sending);
    if (!next) return;
    const { competency, score } = next;
    let withoutEmail: UnreachedNames;
    try {
      ({ withoutEmail } = await sendManagerScore(queries, client, sending.sheet, next));
    } catch (cause) {
      await takeSendFailure(sending.sheet, problemDetail(cause));
      return;
    }
    const sent = { type: 'sent', competencyId: competency.id, score, withoutEmail } as const;
    send(sent);
    takeProgress(transition(sending, sent), sending.position.items.length);
  }

  // A refusal says that the review has changed elsewhere: rated in another tab, or closed by staff.
  async function takeSendFailure(failed: RatingSheet, problem: WidgetProblem) {
    if (!tellsOfChange(problem)) {
      send({ type: 'send-failed', problem });
    } else {
      const { saved } = await loadRatingSheet(client, failed).catch((cause) => {
        logProblem('read scores again', cause);
        return failed;
      });
      if (problem.kind === 'conflict') forgetDraft();
      send({ type: 'refused', saved, problem });
    }
    host.failed(problem);
    options.onFailed?.(problem);
  }

  function takeProgress(after: ManagerRatingState, total: number) {
    const isDone = after.step === 'done';
    // At once: whoever hears of the end may take the rating away before React comes to it.
    if (isDone) forgetDraft();
    const answered = 'position' in after ? answeredCount(after.position) : total;
    host.progress({ answered, total });
    if (!isDone) return;
    const { sent } = options;
    host.complete({ responseId: after.sheet.responseId, ...(sent && { sent }) });
  }

  return [
    state,
    {
      choose: (score) => send({ type: 'chose', score }),
      note: (note) => send({ type: 'noted', note }),
      goBack: () => send({ type: 'went-back' }),
      submit: () => send({ type: 'submitted' }),
      cancel: () => send({ type: 'cancel-asked' }),
      confirm: () => send({ type: 'confirmed' }),
      decline: () => send({ type: 'declined' }),
      revise: (competencyId) => send({ type: 'revised', competencyId }),
    },
  ];
}
