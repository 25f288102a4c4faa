import { DISC_STATUS, isRankingComplete, type Ranking } from '@aferir/domain';
import type { WidgetProblem } from '../shared/host/events.ts';
import type { DiscAssessment, DiscQuestion } from './disc-questionnaire.types.ts';

/** Where the person is, and what is known to be saved. */
export interface DiscPosition {
  readonly assessment: DiscAssessment;
  /** The question on screen. */
  readonly index: number;
  /** Index of the first question without a saved answer. */
  readonly answeredCount: number;
  /** Saved answers known here, by question id. */
  readonly saved: Readonly<Record<number, Ranking>>;
  /** Choices left unsent by going back, by question id. */
  readonly unsent: Readonly<Record<number, Ranking>>;
}

/** An answer that has not been sent, kept over a reload. */
export interface DiscDraft {
  readonly questionId: number;
  readonly ranking: Ranking;
}

/** Everything the questionnaire can be. */
export type DiscState =
  | { readonly step: 'loading' }
  | { readonly step: 'unavailable'; readonly problem: WidgetProblem }
  | { readonly step: 'first-access' }
  | { readonly step: 'intro'; readonly assessment: DiscAssessment }
  | (DiscPosition & { readonly step: 'recalling' })
  | (DiscPosition & { readonly step: 'forgotten'; readonly problem: WidgetProblem })
  | (DiscPosition & {
      readonly step: 'answering';
      readonly ranking: Ranking;
      /** The person tried to go on with options left over. */
      readonly isIncomplete?: boolean;
      /** Why the last send or finish failed. */
      readonly problem?: WidgetProblem;
    })
  | (DiscPosition & { readonly step: 'sending'; readonly ranking: Ranking })
  | (DiscPosition & { readonly step: 'finishing'; readonly ranking: Ranking })
  | { readonly step: 'done'; readonly assessment: DiscAssessment };

/** Everything that can happen to it. */
export type DiscEvent =
  | { readonly type: 'loaded'; readonly assessment: DiscAssessment; readonly draft?: DiscDraft }
  | { readonly type: 'password-missing' }
  | { readonly type: 'load-failed'; readonly problem: WidgetProblem }
  | { readonly type: 'refreshed'; readonly assessment: DiscAssessment }
  | { readonly type: 'started' }
  | { readonly type: 'ranked'; readonly ranking: Ranking }
  | { readonly type: 'went-back' }
  | { readonly type: 'submitted' }
  | { readonly type: 'recalled'; readonly ranking: Ranking }
  | { readonly type: 'recall-failed'; readonly problem: WidgetProblem }
  | { readonly type: 'recall-retried' }
  | { readonly type: 'saved'; readonly answeredCount: number }
  | { readonly type: 'send-failed'; readonly problem: WidgetProblem }
  | { readonly type: 'finished' };

export const initialDiscState: DiscState = { step: 'loading' };

/** The state after an event; an event that makes no sense in a state changes nothing. */
export function transition(state: DiscState, event: DiscEvent): DiscState {
  switch (event.type) {
    case 'loaded':
      return open(event.assessment, event.draft);
    case 'password-missing':
      return { step: 'first-access' };
    case 'load-failed':
      return { step: 'unavailable', problem: event.problem };
    case 'refreshed':
      return refresh(state, event.assessment);
    case 'started':
      return state.step === 'intro' ? enter(startOf(state.assessment), 0) : state;
    case 'ranked':
      return state.step === 'answering'
        ? { ...positionOf(state), step: 'answering', ranking: event.ranking }
        : state;
    case 'went-back':
      return canGoBack(state) ? enter(setAside(state), state.index - 1) : state;
    case 'submitted':
      return state.step === 'answering' ? submit(state) : state;
    case 'recalled':
      return state.step === 'recalling'
        ? enter(remember(state, event.ranking, state.answeredCount), state.index)
        : state;
    case 'recall-failed':
      return state.step === 'recalling'
        ? { ...positionOf(state), step: 'forgotten', problem: event.problem }
        : state;
    case 'recall-retried':
      return state.step === 'forgotten' ? enter(positionOf(state), state.index) : state;
    case 'saved':
      return state.step === 'sending'
        ? advance(remember(state, state.ranking, event.answeredCount), state.ranking)
        : state;
    case 'send-failed':
      return state.step === 'sending' || state.step === 'finishing'
        ? { ...state, step: 'answering', problem: event.problem }
        : state;
    case 'finished':
      return state.step === 'finishing' ? { step: 'done', assessment: state.assessment } : state;
  }
}

/** The question on screen. */
export function questionOf({ assessment, index }: DiscPosition): DiscQuestion {
  const question = assessment.questions[index];
  if (!question) throw new RangeError(`there is no question at ${index}`);
  return question;
}

/** Whether the question on screen is the last one. */
export function isLastQuestion({ assessment, index }: DiscPosition): boolean {
  return index === assessment.questions.length - 1;
}

/** Whether an earlier question can be looked at now. */
export function canGoBack(
  state: DiscState,
): state is Extract<DiscState, { step: 'answering' | 'recalling' | 'forgotten' }> {
  const isOpen =
    state.step === 'answering' || state.step === 'recalling' || state.step === 'forgotten';
  return isOpen && state.index > 0;
}

function open(assessment: DiscAssessment, draft: DiscDraft | undefined): DiscState {
  if (assessment.status === DISC_STATUS.finished) return { step: 'done', assessment };
  const start = startOf(assessment);
  const drafted = assessment.questions.findIndex(({ id }) => id === draft?.questionId);
  if (draft && drafted >= 0 && drafted <= assessment.answeredCount) {
    const unsent = { [draft.questionId]: draft.ranking };
    return enter({ ...start, unsent }, drafted);
  }
  return assessment.answeredCount === 0 ? { step: 'intro', assessment } : enter(start, start.index);
}

// The same link may be open in another tab, which may be further or done.
function refresh(state: DiscState, assessment: DiscAssessment): DiscState {
  if (assessment.status === DISC_STATUS.finished) return { step: 'done', assessment };
  if (state.step === 'intro') return open(assessment, undefined);
  if (state.step !== 'answering' || assessment.answeredCount <= state.answeredCount) return state;
  const further = { ...state, answeredCount: assessment.answeredCount };
  const isUntouched = Object.keys(state.ranking).length === 0;
  return isUntouched ? enter(positionOf(further), state.index) : further;
}

function startOf(assessment: DiscAssessment): DiscPosition {
  const { answeredCount, questions } = assessment;
  return {
    assessment,
    answeredCount,
    index: Math.min(answeredCount, questions.length - 1),
    saved: {},
    unsent: {},
  };
}

function enter(position: DiscPosition, index: number): DiscState {
  const next = { ...position, index };
  const { id } = questionOf(next);
  const known = next.unsent[id] ?? next.saved[id];
  if (!known && index < next.answeredCount) return { ...next, step: 'recalling' };
  return { ...next, step: 'answering', ranking: known ?? {} };
}

function submit(state: Extract<DiscState, { step: 'answering' }>): DiscState {
  const position = positionOf(state);
  const { id, options } = questionOf(position);
  const optionIds = options.map((option) => option.id);
  if (!isRankingComplete(state.ranking, optionIds)) return { ...state, isIncomplete: true };
  const saved = position.saved[id];
  if (saved && optionIds.every((option) => saved[option] === state.ranking[option])) {
    return advance(position, state.ranking);
  }
  return { ...position, step: 'sending', ranking: state.ranking };
}

// Another tab may have answered further: its answers count, and none is skipped.
function advance(position: DiscPosition, ranking: Ranking): DiscState {
  if (!isLastQuestion(position)) return enter(position, position.index + 1);
  const { answeredCount, assessment } = position;
  return answeredCount < assessment.questions.length
    ? enter(position, answeredCount)
    : { ...position, step: 'finishing', ranking };
}

function setAside(state: Extract<DiscState, DiscPosition>): DiscPosition {
  const position = positionOf(state);
  if (state.step !== 'answering') return position;
  return { ...position, unsent: { ...position.unsent, [questionOf(position).id]: state.ranking } };
}

function remember(state: DiscPosition, ranking: Ranking, answeredCount: number): DiscPosition {
  const position = positionOf(state);
  const { id } = questionOf(position);
  const { [id]: _sent, ...unsent } = position.unsent;
  return {
    ...position,
    answeredCount: Math.max(position.answeredCount, answeredCount),
    saved: { ...position.saved, [id]: ranking },
    unsent,
  };
}

function positionOf(state: DiscPosition): DiscPosition {
  const { assessment, index, answeredCount, saved, unsent } = state;
  return { assessment, index, answeredCount, saved, unsent };
}
