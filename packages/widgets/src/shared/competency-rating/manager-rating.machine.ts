import type { Score } from '@aferir/domain';
import type { WidgetProblem } from '../host/events.ts';
import type { ManagerDraft } from './rating-drafts.ts';
import {
  choose,
  firstUnchosen,
  isLastCompetency,
  moveTo,
  positionWith,
  type RatedCompetency,
  type RatingPosition,
  type Scores,
  unsavedScores,
  withSaved,
} from './rating-position.ts';

/** A competency as a manager rates it. */
export interface ReviewedCompetency extends RatedCompetency {
  /** The competency's own number within the response. */
  readonly optionId: number;
}

/** A response that a manager rates. */
export interface ManagerReview {
  readonly responseId: number;
  readonly managerId: number;
  /** Who is rated. */
  readonly person: string;
  readonly competencies: readonly ReviewedCompetency[];
  /** What this manager has sent before. */
  readonly saved: Scores;
}

/** Where the manager is. */
export interface ManagerPosition {
  readonly review: ManagerReview;
  readonly position: RatingPosition<ReviewedCompetency>;
}

/** Everything a manager's rating can be. */
export type ManagerRatingState =
  | (ManagerPosition & {
      readonly step: 'rating';
      /** The manager tried to go on without a score. */
      readonly isMissing?: boolean;
      /** Why the last try to send stopped; what was sent until then stays sent. */
      readonly problem?: WidgetProblem;
    })
  | (ManagerPosition & { readonly step: 'confirming'; readonly question: 'finish' | 'cancel' })
  | (ManagerPosition & { readonly step: 'sending' })
  | { readonly step: 'done'; readonly review: ManagerReview }
  /** The server takes no scores of this manager any more. */
  | { readonly step: 'refused'; readonly review: ManagerReview; readonly problem: WidgetProblem }
  | { readonly step: 'cancelled'; readonly review: ManagerReview };

/** Everything that can happen to it. */
export type ManagerRatingEvent =
  | { readonly type: 'chose'; readonly score: Score }
  | { readonly type: 'went-back' }
  | { readonly type: 'submitted' }
  | { readonly type: 'cancel-asked' }
  | { readonly type: 'confirmed' }
  | { readonly type: 'declined' }
  | { readonly type: 'sent'; readonly competencyId: number; readonly score: Score }
  | { readonly type: 'send-failed'; readonly problem: WidgetProblem }
  /** `saved` is what the server has by now: another tab may have sent the rest. */
  | { readonly type: 'refused'; readonly saved: Scores; readonly problem: WidgetProblem };

/**
 * Opens a review with the draft of this device, at the competency where it was left; without one,
 * at the first that has no score.
 */
export function openManagerRating(review: ManagerReview, draft?: ManagerDraft): ManagerRatingState {
  const { competencies, saved } = review;
  const position = positionWith(competencies, saved, draft?.scores);
  const unchosen = firstUnchosen(position);
  if (unchosen === undefined && isAllSent(position)) return { step: 'done', review };
  const left = competencies.findIndex(({ id }) => id === draft?.competencyId);
  return rating({ review, position }, left >= 0 ? left : (unchosen ?? competencies.length - 1));
}

/** The state after an event; an event that makes no sense in a state changes nothing. */
export function transition(
  state: ManagerRatingState,
  event: ManagerRatingEvent,
): ManagerRatingState {
  switch (event.type) {
    case 'chose':
      return state.step === 'rating'
        ? rating({ ...state, position: choose(state.position, event.score) })
        : state;
    case 'went-back':
      return state.step === 'rating' && state.position.index > 0
        ? rating(state, state.position.index - 1)
        : state;
    case 'submitted':
      return state.step === 'rating' ? submit(state) : state;
    case 'cancel-asked':
      return state.step === 'rating' ? ask(state, 'cancel') : state;
    case 'declined':
      return state.step === 'confirming' ? rating(state) : state;
    case 'confirmed':
      return state.step === 'confirming' ? confirm(state) : state;
    case 'sent':
      return state.step === 'sending' ? takeSent(state, event.competencyId, event.score) : state;
    case 'send-failed':
      return state.step === 'sending' ? { ...rating(state), problem: event.problem } : state;
    case 'refused':
      return state.step === 'sending' ? takeRefusal(state.review, event) : state;
  }
}

/** The next score to send; undefined when all are sent. */
export function nextToSend({
  position,
}: ManagerPosition): { competency: ReviewedCompetency; score: Score } | undefined {
  const unsaved = unsavedScores(position);
  for (const competency of position.competencies) {
    const score = unsaved[competency.id];
    if (score !== undefined) return { competency, score };
  }
  return undefined;
}

function submit(state: Extract<ManagerRatingState, { step: 'rating' }>): ManagerRatingState {
  const { position, problem } = state;
  const unchosen = firstUnchosen(position);
  if (unchosen === position.index) return { ...rating(state), isMissing: true };
  if (!isLastCompetency(position)) return rating(state, position.index + 1);
  if (unchosen !== undefined) return rating(state, unchosen);
  // Whoever tries again has confirmed before.
  return problem ? { ...positionOf(state), step: 'sending' } : ask(state, 'finish');
}

function ask(state: ManagerPosition, question: 'finish' | 'cancel'): ManagerRatingState {
  return { ...positionOf(state), step: 'confirming', question };
}

function confirm(state: Extract<ManagerRatingState, { step: 'confirming' }>): ManagerRatingState {
  if (state.question === 'cancel') return { step: 'cancelled', review: state.review };
  return { ...positionOf(state), step: 'sending' };
}

function takeSent(state: ManagerPosition, competencyId: number, score: Score): ManagerRatingState {
  const position = withSaved(state.position, competencyId, score);
  if (isAllSent(position)) return { step: 'done', review: state.review };
  return { review: state.review, position, step: 'sending' };
}

function takeRefusal(
  review: ManagerReview,
  { saved, problem }: Extract<ManagerRatingEvent, { type: 'refused' }>,
): ManagerRatingState {
  const isRated = review.competencies.every(({ id }) => saved[id] !== undefined);
  return isRated ? { step: 'done', review } : { step: 'refused', review, problem };
}

function isAllSent(position: RatingPosition): boolean {
  return Object.keys(unsavedScores(position)).length === 0;
}

function rating(
  state: ManagerPosition,
  index = state.position.index,
): Extract<ManagerRatingState, { step: 'rating' }> {
  return { review: state.review, position: moveTo(state.position, index), step: 'rating' };
}

function positionOf({ review, position }: ManagerPosition): ManagerPosition {
  return { review, position };
}
