import type { Company } from '../../shared/company/company.ts';
import type { RatingSheet } from '../../shared/competency-rating/index.ts';
import type { UnreachedNames } from '../../shared/page/without-email.ts';
import {
  type OpeningEvent,
  type OpeningState,
  whenNotOpened,
} from '../../shared/questionnaire/opening.ts';

/** Everything a manager's link can come to. */
export type ManagerModeState =
  | OpeningState
  | { readonly step: 'rating'; readonly company: Company; readonly sheet: RatingSheet }
  | {
      readonly step: 'sent';
      readonly company: Company;
      readonly withoutEmail?: UnreachedNames | undefined;
    }
  | { readonly step: 'cancelled'; readonly company: Company; readonly sheet: RatingSheet };

/** Everything that can happen to it. */
export type ManagerModeEvent =
  | OpeningEvent
  | { readonly type: 'opened'; readonly company: Company; readonly sheet: RatingSheet }
  /** The link says that this manager has rated everything. */
  | { readonly type: 'rated'; readonly company: Company }
  /** Every score is sent. */
  | { readonly type: 'completed'; readonly withoutEmail?: UnreachedNames }
  /** The manager has given up. */
  | { readonly type: 'cancelled' }
  /** The manager rates after all. */
  | { readonly type: 'started-again' };

/** The state after an event; an event that makes no sense in a state changes nothing. */
export function transition(state: ManagerModeState, event: ManagerModeEvent): ManagerModeState {
  switch (state.step) {
    case 'loading':
    case 'unavailable':
    case 'first-access':
      return event.type === 'opened'
        ? { step: 'rating', company: event.company, sheet: event.sheet }
        : inAnyStep(state, event);
    case 'rating':
      if (event.type === 'completed') {
        return { step: 'sent', company: state.company, withoutEmail: event.withoutEmail };
      }
      return event.type === 'cancelled' ? { ...state, step: 'cancelled' } : inAnyStep(state, event);
    case 'cancelled':
      return event.type === 'started-again'
        ? { ...state, step: 'rating' }
        : inAnyStep(state, event);
    case 'sent':
      return inAnyStep(state, event);
  }
}

// What is open stays as it is: coming back to the page must not shut what was being asked.
function inAnyStep(state: ManagerModeState, event: ManagerModeEvent): ManagerModeState {
  if (event.type === 'rated') return { step: 'sent', company: event.company };
  return whenNotOpened(state, event);
}
