import type { Score } from '@aferir/domain';
import type { ShownAgreement } from '../agreements/agreements.data.ts';
import type { WidgetProblem } from '../host/events.ts';
import type { UnreachedNames } from '../page/without-email.ts';
import {
  choose,
  firstUnchosen,
  isLastItem,
  moveTo,
  noteToSend,
  positionWith,
  unsavedAnswers,
  withSaved,
  writeNote,
} from '../questionnaire/position.ts';
import type { Notes, RatedCompetency, RatingPosition, Scores } from './rated-competency.ts';
import type { ManagerDraft } from './rating-drafts.ts';

/** A competency as a manager rates it. */
export interface SheetCompetency extends RatedCompetency {
  /** The competency's own number within the response. */
  readonly optionId: number;
}

/** A response that a manager rates. */
export interface RatingSheet {
  readonly responseId: number;
  readonly managerId: number;
  /** Who is rated. */
  readonly person: string;
  readonly competencies: readonly SheetCompetency[];
  /** What this manager has sent before. */
  readonly saved: Scores;
  /** What this manager has sent beside the scores. */
  readonly savedNotes?: Notes;
  /** What was agreed on after the reviews before. */
  readonly earlierAgreements?: readonly ShownAgreement[];
}

/** Where the manager is. */
export interface ManagerPosition {
  readonly sheet: RatingSheet;
  readonly position: RatingPosition<SheetCompetency>;
}

/** Everything a manager's rating can be. */
export type ManagerRatingState =
  | (ManagerPosition & {
      readonly step: 'rating';
      /** The manager tried to go on without a score. */
      readonly isMissing?: boolean;
      /** The manager came back from the end to change this score; the way on leads there again. */
      readonly isRevising?: boolean;
      /** Why the last try to send stopped; what was sent until then stays sent. */
      readonly problem?: WidgetProblem;
    })
  | (ManagerPosition & { readonly step: 'confirming'; readonly question: 'finish' | 'cancel' })
  | (ManagerPosition & { readonly step: 'sending' })
  | {
      readonly step: 'done';
      readonly sheet: RatingSheet;
      readonly withoutEmail: UnreachedNames;
    }
  /** The server takes no scores of this manager any more. */
  | { readonly step: 'refused'; readonly sheet: RatingSheet; readonly problem: WidgetProblem }
  | { readonly step: 'cancelled'; readonly sheet: RatingSheet };

/** Everything that can happen to it. */
export type ManagerRatingEvent =
  | { readonly type: 'chose'; readonly score: Score }
  /** Something was written beside the score. */
  | { readonly type: 'noted'; readonly note: string }
  | { readonly type: 'went-back' }
  | { readonly type: 'submitted' }
  | { readonly type: 'cancel-asked' }
  | { readonly type: 'confirmed' }
  | { readonly type: 'declined' }
  /** Goes back from the end to one of the scores. */
  | { readonly type: 'revised'; readonly competencyId: number }
  | {
      readonly type: 'sent';
      readonly competencyId: number;
      readonly score: Score;
      readonly withoutEmail?: UnreachedNames;
    }
  | { readonly type: 'send-failed'; readonly problem: WidgetProblem }
  /** `saved` is what the server has by now: another tab may have sent the rest. */
  | { readonly type: 'refused'; readonly saved: Scores; readonly problem: WidgetProblem };

/**
 * Opens a rating sheet with the draft of this device, at the competency where it was left; without one,
 * at the first that has no score.
 */
export function openManagerRating(sheet: RatingSheet, draft?: ManagerDraft): ManagerRatingState {
  const { competencies } = sheet;
  const position = positionWith(competencies, sheet, draft?.scores, draft?.notes);
  const unchosen = firstUnchosen(position);
  if (unchosen === undefined && isAllSent(position)) return done(sheet);
  const left = competencies.findIndex(({ id }) => id === draft?.competencyId);
  return rating({ sheet, position }, left >= 0 ? left : (unchosen ?? competencies.length - 1));
}

/** The state after an event; an event that makes no sense in a state changes nothing. */
export function transition(
  state: ManagerRatingState,
  event: ManagerRatingEvent,
): ManagerRatingState {
  switch (state.step) {
    case 'rating':
      return whileRating(state, event);
    case 'confirming':
      return whileConfirming(state, event);
    case 'sending':
      return whileSending(state, event);
    case 'done':
    case 'refused':
    case 'cancelled':
      return state;
  }
}

/** Whether the way on leads to the end: from the last competency, or back from changing a score. */
export function leadsToEnd(state: ManagerPosition & { readonly isRevising?: boolean }): boolean {
  return (state.isRevising ?? false) || isLastItem(state.position);
}

/** A score to send, with what is written beside it. */
export interface RatingToSend {
  readonly competency: SheetCompetency;
  readonly score: Score;
  readonly note?: string | undefined;
}

/** The next score to send; undefined when all are sent. */
export function nextToSend({ position }: ManagerPosition): RatingToSend | undefined {
  const unsaved = unsavedAnswers(position);
  for (const competency of position.items) {
    const score = unsaved[competency.id];
    const note = noteToSend(position, competency.id);
    if (score !== undefined) return { competency, score, ...(note !== undefined && { note }) };
  }
  return undefined;
}

type StateIn<Step extends ManagerRatingState['step']> = Extract<
  ManagerRatingState,
  { readonly step: Step }
>;

function whileRating(state: StateIn<'rating'>, event: ManagerRatingEvent): ManagerRatingState {
  const { position } = state;
  switch (event.type) {
    case 'chose':
      return keepRevising(state, rating({ ...state, position: choose(position, event.score) }));
    case 'noted':
      return keepRevising(state, rating({ ...state, position: writeNote(position, event.note) }));
    case 'went-back':
      return position.index > 0 ? rating(state, position.index - 1) : state;
    case 'submitted':
      return submit(state);
    case 'cancel-asked':
      return ask(state, 'cancel');
    default:
      return state;
  }
}

function whileConfirming(
  state: StateIn<'confirming'>,
  event: ManagerRatingEvent,
): ManagerRatingState {
  switch (event.type) {
    case 'declined':
      return rating(state);
    case 'revised':
      return revise(state, event.competencyId);
    case 'confirmed':
      return confirm(state);
    default:
      return state;
  }
}

function whileSending(state: StateIn<'sending'>, event: ManagerRatingEvent): ManagerRatingState {
  switch (event.type) {
    case 'sent':
      return takeSent(state, event);
    case 'send-failed':
      return { ...rating(state), problem: event.problem };
    case 'refused':
      return takeRefusal(state.sheet, event);
    default:
      return state;
  }
}

function submit(state: StateIn<'rating'>): ManagerRatingState {
  const { position, problem } = state;
  const unchosen = firstUnchosen(position);
  if (unchosen === position.index) return { ...rating(state), isMissing: true };
  if (!leadsToEnd(state)) return rating(state, position.index + 1);
  if (unchosen !== undefined) return rating(state, unchosen);
  // Whoever tries again has confirmed before.
  return problem ? { ...positionOf(state), step: 'sending' } : ask(state, 'finish');
}

function ask(state: ManagerPosition, question: 'finish' | 'cancel'): ManagerRatingState {
  return { ...positionOf(state), step: 'confirming', question };
}

function revise(state: StateIn<'confirming'>, competencyId: number): ManagerRatingState {
  const index = state.position.items.findIndex(({ id }) => id === competencyId);
  if (state.question !== 'finish' || index < 0) return state;
  return { ...rating(state, index), isRevising: true };
}

function keepRevising(before: StateIn<'rating'>, after: StateIn<'rating'>): StateIn<'rating'> {
  return before.isRevising ? { ...after, isRevising: true } : after;
}

function confirm(state: StateIn<'confirming'>): ManagerRatingState {
  if (state.question === 'cancel') return { step: 'cancelled', sheet: state.sheet };
  return { ...positionOf(state), step: 'sending' };
}

function takeSent(
  state: ManagerPosition,
  { competencyId, score, withoutEmail }: Extract<ManagerRatingEvent, { type: 'sent' }>,
): ManagerRatingState {
  const position = withSaved(state.position, competencyId, score);
  if (isAllSent(position)) return done(state.sheet, withoutEmail);
  return { sheet: state.sheet, position, step: 'sending' };
}

function takeRefusal(
  sheet: RatingSheet,
  { saved, problem }: Extract<ManagerRatingEvent, { type: 'refused' }>,
): ManagerRatingState {
  const isRated = sheet.competencies.every(({ id }) => saved[id] !== undefined);
  return isRated ? done(sheet) : { step: 'refused', sheet, problem };
}

function done(sheet: RatingSheet, withoutEmail: UnreachedNames = []): StateIn<'done'> {
  return { step: 'done', sheet, withoutEmail };
}

function isAllSent(position: RatingPosition): boolean {
  return Object.keys(unsavedAnswers(position)).length === 0;
}

function rating(state: ManagerPosition, index = state.position.index): StateIn<'rating'> {
  return { sheet: state.sheet, position: moveTo(state.position, index), step: 'rating' };
}

function positionOf({ sheet, position }: ManagerPosition): ManagerPosition {
  return { sheet, position };
}
