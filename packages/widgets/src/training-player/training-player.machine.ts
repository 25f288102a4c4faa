import type { WidgetProblem } from '../shared/host/events.ts';
import type { OpenedTraining, PlayerDoor } from './training-player.types.ts';

/** What has happened to the access of the learner. */
export interface AccessNews {
  readonly tone: 'success' | 'danger';
  readonly text: string;
}

/** Where the learner is. */
export type PlayerState =
  | { readonly step: 'loading' }
  | { readonly step: 'unavailable'; readonly problem: WidgetProblem }
  | { readonly step: 'email'; readonly door: PlayerDoor; readonly news: AccessNews | null }
  | { readonly step: 'sending'; readonly door: PlayerDoor; readonly email: string }
  | { readonly step: 'pin'; readonly door: PlayerDoor; readonly news: AccessNews | null }
  | ({ readonly step: 'checking' } & Entry)
  | ({ readonly step: 'watching'; readonly opened: OpenedTraining } & Entry);

/** How the learner comes in. */
interface Entry {
  readonly door: PlayerDoor;
  readonly pin: string;
  /** Whether the learner has just given the PIN; else this device remembered it. */
  readonly isPinGiven: boolean;
}

/** What can happen there. */
export type PlayerEvent =
  /** `pin` is the one that this device remembers. */
  | { readonly type: 'door-read'; readonly door: PlayerDoor; readonly pin: string | undefined }
  /** The link opens nothing, or nothing any more. */
  | { readonly type: 'closed'; readonly problem: WidgetProblem }
  | { readonly type: 'email-given'; readonly email: string }
  | { readonly type: 'pin-sent'; readonly text: string }
  | { readonly type: 'send-failed'; readonly text: string }
  /** The learner has a PIN already. */
  | { readonly type: 'pin-at-hand' }
  | { readonly type: 'pin-wanted' }
  | { readonly type: 'pin-given'; readonly pin: string }
  | { readonly type: 'pin-accepted'; readonly opened: OpenedTraining }
  /** The PIN is wrong, or not good any more. */
  | { readonly type: 'access-lost'; readonly text: string }
  | { readonly type: 'left' };

/** Before the link has been looked at. */
export const firstState: PlayerState = { step: 'loading' };

/** The state after an event; an event that makes no sense there changes nothing. */
export function transition(state: PlayerState, event: PlayerEvent): PlayerState {
  if (event.type === 'closed') return { step: 'unavailable', problem: event.problem };
  if (state.step === 'loading' || state.step === 'unavailable') {
    if (event.type !== 'door-read') return state;
    const { door, pin } = event;
    return pin
      ? { step: 'checking', door, pin, isPinGiven: false }
      : { step: 'email', door, news: null };
  }
  const { door } = state;
  switch (event.type) {
    case 'email-given':
      return state.step === 'email' ? { step: 'sending', door, email: event.email } : state;
    case 'pin-sent': {
      const news: AccessNews = { tone: 'success', text: event.text };
      return state.step === 'sending' ? { step: 'pin', door, news } : state;
    }
    case 'send-failed': {
      const news: AccessNews = { tone: 'danger', text: event.text };
      return state.step === 'sending' ? { step: 'email', door, news } : state;
    }
    case 'pin-at-hand':
      return state.step === 'email' ? { step: 'pin', door, news: null } : state;
    case 'pin-wanted':
      return state.step === 'pin' ? { step: 'email', door, news: null } : state;
    case 'pin-given':
      return state.step === 'pin'
        ? { step: 'checking', door, pin: event.pin, isPinGiven: true }
        : state;
    case 'pin-accepted': {
      return state.step === 'checking'
        ? { ...state, step: 'watching', opened: event.opened }
        : state;
    }
    case 'access-lost': {
      const news: AccessNews = { tone: 'danger', text: event.text };
      const isInside = state.step === 'checking' || state.step === 'watching';
      return isInside ? { step: 'pin', door, news } : state;
    }
    case 'left':
      return state.step === 'watching' ? { step: 'email', door, news: null } : state;
    default:
      return state;
  }
}
