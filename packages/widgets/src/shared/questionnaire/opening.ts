import type { WidgetProblem } from '../host/events.ts';

/** What a questionnaire shows before there is anything to answer. */
export type OpeningState =
  | { readonly step: 'loading' }
  | { readonly step: 'unavailable'; readonly problem: WidgetProblem }
  | { readonly step: 'first-access' };

/** What keeps a link from opening, or closes what it has opened. */
export type OpeningEvent =
  /** The person has no password yet and makes one first. */
  | { readonly type: 'password-missing' }
  /** The link opens nothing: for now, or for good. */
  | { readonly type: 'load-failed'; readonly problem: WidgetProblem };

/** Before the link has been looked at. */
export const loadingState: OpeningState = { step: 'loading' };

/** Whether nothing of what a link opens is shown yet, or any more. */
export function isOpening(state: { readonly step: string }): state is OpeningState {
  return ['loading', 'unavailable', 'first-access'].includes(state.step);
}

/** What is shown when a link doesn't open; every other event leaves the state as it is. */
export function whenNotOpened<State>(
  state: State,
  event: OpeningEvent | { readonly type: string },
): State | OpeningState {
  if (isPasswordMissing(event)) return { step: 'first-access' };
  return isLoadFailed(event) ? { step: 'unavailable', problem: event.problem } : state;
}

function isPasswordMissing({ type }: { readonly type: string }): boolean {
  return type === 'password-missing';
}

function isLoadFailed(event: {
  readonly type: string;
}): event is Extract<OpeningEvent, { type: 'load-failed' }> {
  return event.type === 'load-failed';
}
