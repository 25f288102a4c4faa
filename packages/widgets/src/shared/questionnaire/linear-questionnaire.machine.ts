import type { WidgetProblem } from '../host/events.ts';
import type {
  LinearAssessment,
  LinearEvent,
  LinearPosition,
  LinearRules,
  LinearState,
} from './linear-questionnaire.types.ts';
import { whenNotOpened } from './opening.ts';
import {
  type Answers,
  answeredCount,
  choose,
  chosenAnswer,
  firstUnsaved,
  type Item,
  isAnswered,
  isLastItem,
  isNoteSaved,
  itemOf,
  moveTo,
  type Position,
  positionWith,
  withSaved,
  withSavedElsewhere,
  writeNote,
} from './position.ts';

/**
 * The transition of a questionnaire with one item after the other: it resumes at the first
 * unanswered item, sends each answer before it goes on, keeps what could not be sent, looks back, and
 * finishes when the server has every answer. An event that makes no sense in a state changes nothing.
 */
export function linearTransition<A extends LinearAssessment<I, Answer>, I extends Item, Answer>(
  rules: LinearRules<I, Answer>,
): (state: LinearState<A, I, Answer>, event: LinearEvent<A, Answer>) => LinearState<A, I, Answer> {
  return ((state: State, event: Event) => transition(state, event, rules as Rules)) as never;
}

/** Whether the server has every answer, so that only finishing is left. */
export function isAllSaved(position: Position<Item, unknown>): boolean {
  return firstUnsaved(position) === undefined;
}

/** Whether an earlier item can be looked at now. */
export function canGoBack(state: {
  readonly step: string;
  readonly position: Position<Item, unknown>;
}): boolean {
  const isIdle = ['answering', 'recalling', 'forgotten'].includes(state.step);
  return isIdle && state.position.index > 0;
}

// The machine moves items, answers and what they belong to about without looking inside; their
// types are put back at its edge.
type Assessment = LinearAssessment<Item, unknown>;
type Spot = LinearPosition<Assessment, Item, unknown>;
type State = LinearState<Assessment, Item, unknown>;
type StateIn<Step extends State['step']> = Extract<State, { readonly step: Step }>;
type Event = LinearEvent<Assessment, unknown>;
type Rules = LinearRules<Item, unknown>;

function transition(state: State, event: Event, rules: Rules): State {
  switch (state.step) {
    case 'loading':
    case 'unavailable':
    case 'first-access':
      return event.type === 'opened'
        ? open(event.assessment, event.unsent, event.unsentNotes)
        : whenNotOpened(state, event);
    case 'intro':
      return whileGreeting(state, event);
    case 'recalling':
    case 'forgotten':
      return whileRecalling(state, event);
    case 'answering':
      return whileAnswering(state, event, rules);
    case 'sending':
      return whileSending(state, event);
    case 'finishing':
      return whileFinishing(state, event);
    case 'done':
      return inAnyStep(state, event);
  }
}

function open(
  assessment: Assessment,
  unsent: Answers<unknown> = {},
  unsentNotes?: Answers<string>,
): State {
  if (assessment.isFinished) return { step: 'done', assessment };
  const { items } = assessment;
  const position = positionWith(items, assessment, reachedOf(assessment, unsent), unsentNotes);
  const isNew =
    position.unread.length === 0 &&
    Object.keys({ ...position.chosen, ...position.notes }).length === 0;
  if (isNew) return { step: 'intro', assessment };
  return enter({ assessment, position }, firstUnsaved(position) ?? items.length);
}

// What lies behind the first item without an answer has never been on the screen.
function reachedOf(
  { items, saved, unread = [] }: Assessment,
  unsent: Answers<unknown>,
): Answers<unknown> {
  const open = items.findIndex(({ id }) => !isAnswered({ saved, unread }, id));
  const reached = open < 0 ? items : items.slice(0, open + 1);
  const entries = reached.flatMap(({ id }) => (id in unsent ? [[id, unsent[id]] as const] : []));
  return Object.fromEntries(entries) as Answers<unknown>;
}

function whileGreeting(state: StateIn<'intro'>, event: Event): State {
  const { assessment } = state;
  if (event.type === 'opened') return open(event.assessment);
  if (event.type !== 'started') return whenNotOpened(state, event);
  return enter({ assessment, position: positionWith(assessment.items, assessment) }, 0);
}

function whileRecalling(state: StateIn<'recalling' | 'forgotten'>, event: Event): State {
  switch (event.type) {
    case 'recalled': {
      if (state.step !== 'recalling') return state;
      const { assessment, position } = state;
      const recalled = withSaved(position, itemOf(position).id, event.answer);
      return enter({ assessment, position: choose(recalled, event.answer) });
    }
    case 'recall-failed':
      return state.step === 'recalling'
        ? { ...positionOf(state), step: 'forgotten', problem: event.problem }
        : state;
    case 'recall-retried':
      return state.step === 'forgotten' ? enter(state) : state;
    case 'went-back':
      return goBack(state);
    default:
      return inAnyStep(state, event);
  }
}

function whileAnswering(state: StateIn<'answering'>, event: Event, rules: Rules): State {
  const { assessment, position } = state;
  switch (event.type) {
    case 'chose':
      return {
        assessment,
        position: choose(position, settled(position, event.answer, rules)),
        step: 'answering',
      };
    case 'noted':
      return { assessment, position: writeNote(position, event.note), step: 'answering' };
    case 'submitted':
      return submit(state, rules);
    case 'went-back':
      return goBack(state);
    case 'opened':
      return refresh(state, event.assessment);
    default:
      return inAnyStep(state, event);
  }
}

// An answer that says what is saved is the saved one: it needs no send.
function settled(position: Position<Item, unknown>, answer: unknown, { isSame }: Rules): unknown {
  const saved = position.saved[itemOf(position).id];
  return answer !== undefined && saved !== undefined && isSame(answer, saved) ? saved : answer;
}

function submit(state: StateIn<'answering'>, { isComplete }: Rules): State {
  const { assessment, position } = state;
  const item = itemOf(position);
  const answer = chosenAnswer(position);
  if (answer === undefined || !isComplete(answer, item)) return { ...state, isIncomplete: true };
  if (position.saved[item.id] === answer && isNoteSaved(position, item.id)) return advance(state);
  return { assessment, position, step: 'sending' };
}

function whileSending(state: StateIn<'sending'>, event: Event): State {
  const { assessment, position } = state;
  const answer = chosenAnswer(position);
  if (event.type === 'send-failed') return keep(state, event.problem);
  if (event.type !== 'saved' || answer === undefined) return inAnyStep(state, event);
  const saved = withSaved(position, itemOf(position).id, answer);
  const stored = { saved: {}, unread: event.unread };
  return advance({ assessment, position: withSavedElsewhere(saved, stored) });
}

function whileFinishing(state: StateIn<'finishing'>, event: Event): State {
  if (event.type === 'finished') return { step: 'done', assessment: event.assessment };
  if (event.type === 'send-failed') return keep(state, event.problem);
  return inAnyStep(state, event);
}

// The same link may be open in another tab, which may have finished; or it has been closed.
function inAnyStep(state: State, event: Event): State {
  if (event.type !== 'opened') return whenNotOpened(state, event);
  const { assessment } = event;
  return assessment.isFinished ? { step: 'done', assessment } : state;
}

// The other tab may be further. What it has answered is shown, unless a choice has begun here.
function refresh(state: StateIn<'answering'>, assessment: Assessment): State {
  if (assessment.isFinished) return { step: 'done', assessment };
  const position = withSavedElsewhere(state.position, assessment);
  if (answeredCount(position) <= answeredCount(state.position)) return state;
  const { id } = itemOf(position);
  const isUntouched = position.chosen[id] === position.saved[id];
  const further = { ...state, position };
  return isUntouched ? enter(further) : further;
}

// What was changed and left unsent by going back is met again before the end, and so is what
// another tab has skipped.
function advance(state: Spot): State {
  const { position } = state;
  if (!isLastItem(position)) return enter(state, position.index + 1);
  const unsaved = firstUnsaved(position);
  return unsaved === undefined
    ? { ...positionOf(state), step: 'finishing' }
    : enter(state, unsaved);
}

function goBack(state: StateIn<'answering' | 'recalling' | 'forgotten'>): State {
  return canGoBack(state) ? enter(state, state.position.index - 1) : state;
}

function keep(state: Spot, problem: WidgetProblem): State {
  return { ...positionOf(state), step: 'answering', problem };
}

function enter(state: Spot, index = state.position.index): StateIn<'answering' | 'recalling'> {
  const position = moveTo(state.position, index);
  const { id } = itemOf(position);
  const isUnread = position.chosen[id] === undefined && position.unread.includes(id);
  return { assessment: state.assessment, position, step: isUnread ? 'recalling' : 'answering' };
}

function positionOf({ assessment, position }: Spot): Spot {
  return { assessment, position };
}
