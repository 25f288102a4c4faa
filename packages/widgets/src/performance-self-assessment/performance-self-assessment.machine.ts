import type { PerformanceStatus, Score } from '@aferir/domain';
import {
  choose,
  chosenScore,
  competencyOf,
  firstUnsaved,
  isLastCompetency,
  moveTo,
  positionWith,
  type RatingPosition,
  type Scores,
  savedCount,
  withSaved,
  withSavedElsewhere,
} from '../shared/competency-rating/index.ts';
import type { WidgetProblem } from '../shared/host/events.ts';
import type { SelfAssessment } from './performance-self-assessment.types.ts';

/** Where the person is. */
export interface SelfPosition {
  readonly assessment: SelfAssessment;
  readonly position: RatingPosition;
}

/** Everything the self-assessment can be. */
export type SelfState =
  | { readonly step: 'loading' }
  | { readonly step: 'unavailable'; readonly problem: WidgetProblem }
  | { readonly step: 'first-access' }
  | { readonly step: 'start'; readonly assessment: SelfAssessment }
  | (SelfPosition & {
      readonly step: 'rating';
      /** The person tried to go on without a score. */
      readonly isMissing?: boolean;
      /** Why the last send or finish failed. */
      readonly problem?: WidgetProblem;
    })
  | (SelfPosition & { readonly step: 'sending' })
  | (SelfPosition & { readonly step: 'finishing' })
  | { readonly step: 'done'; readonly assessment: SelfAssessment };

/** Everything that can happen to it. */
export type SelfEvent =
  | { readonly type: 'loaded'; readonly assessment: SelfAssessment; readonly draft?: Scores }
  | { readonly type: 'password-missing' }
  | { readonly type: 'load-failed'; readonly problem: WidgetProblem }
  | { readonly type: 'refreshed'; readonly assessment: SelfAssessment }
  | { readonly type: 'started' }
  | { readonly type: 'chose'; readonly score: Score }
  | { readonly type: 'went-back' }
  | { readonly type: 'submitted' }
  | { readonly type: 'saved' }
  | { readonly type: 'send-failed'; readonly problem: WidgetProblem }
  | { readonly type: 'finished'; readonly status: PerformanceStatus };

export const initialSelfState: SelfState = { step: 'loading' };

/** The state after an event; an event that makes no sense in a state changes nothing. */
export function transition(state: SelfState, event: SelfEvent): SelfState {
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
      return state.step === 'start' ? resume(state.assessment) : state;
    case 'chose':
      return state.step === 'rating'
        ? rating({ ...state, position: choose(state.position, event.score) })
        : state;
    case 'went-back':
      return canGoBack(state) ? rating(state, state.position.index - 1) : state;
    case 'submitted':
      return state.step === 'rating' ? submit(state) : state;
    case 'saved':
      return state.step === 'sending' ? takeSaved(state) : state;
    case 'send-failed':
      return state.step === 'sending' || state.step === 'finishing'
        ? { ...rating(state), problem: event.problem }
        : state;
    case 'finished':
      return state.step === 'finishing'
        ? end({ ...state.assessment, status: event.status })
        : state;
  }
}

/** Whether everything is saved, so that only finishing is left. */
export function isAllSaved({ position }: SelfPosition): boolean {
  return firstUnsaved(position) === undefined;
}

/** Whether an earlier competency can be looked at now. */
function canGoBack(state: SelfState): state is Extract<SelfState, { step: 'rating' }> {
  return state.step === 'rating' && state.position.index > 0;
}

function open(assessment: SelfAssessment, draft: Scores | undefined): SelfState {
  if (assessment.isFinished) return end(assessment);
  const resumed = resume(assessment, draft);
  const isNew =
    savedCount(resumed.position) === 0 && Object.keys(resumed.position.chosen).length === 0;
  return isNew ? { step: 'start', assessment } : resumed;
}

// The same link may be open in another tab, which may be further or done.
function refresh(state: SelfState, assessment: SelfAssessment): SelfState {
  if (assessment.isFinished) return end(assessment);
  if (state.step === 'start') return open(assessment, undefined);
  if (state.step !== 'rating') return state;
  const position = withSavedElsewhere(state.position, assessment.saved);
  return savedCount(position) > savedCount(state.position) ? { ...state, position } : state;
}

function resume(
  assessment: SelfAssessment,
  draft?: Scores,
): Extract<SelfState, { step: 'rating' }> {
  const position = positionWith(assessment.competencies, assessment.saved, draft);
  return rating({ assessment, position }, firstUnsaved(position) ?? position.competencies.length);
}

function submit(state: Extract<SelfState, { step: 'rating' }>): SelfState {
  const { position } = state;
  const score = chosenScore(position);
  if (score === null) return { ...rating(state), isMissing: true };
  if (position.saved[competencyOf(position).id] === score) return advance(state);
  return { ...positionOf(state), step: 'sending' };
}

function takeSaved(state: SelfPosition): SelfState {
  const { position, assessment } = state;
  const score = chosenScore(position);
  if (score === null) return rating(state);
  return advance({ assessment, position: withSaved(position, competencyOf(position).id, score) });
}

// What was changed and left unsent by going back is met again before the end.
function advance(state: SelfPosition): SelfState {
  const { position } = state;
  if (!isLastCompetency(position)) return rating(state, position.index + 1);
  const unsaved = firstUnsaved(position);
  return unsaved === undefined
    ? { ...positionOf(state), step: 'finishing' }
    : rating(state, unsaved);
}

function rating(
  state: SelfPosition,
  index = state.position.index,
): Extract<SelfState, { step: 'rating' }> {
  const { assessment, position } = state;
  return { assessment, position: moveTo(position, index), step: 'rating' };
}

function end(assessment: SelfAssessment): SelfState {
  return { step: 'done', assessment: { ...assessment, isFinished: true } };
}

function positionOf({ assessment, position }: SelfPosition): SelfPosition {
  return { assessment, position };
}
