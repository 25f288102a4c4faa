import { trimText } from '@aferir/domain';
import type { Disagreement } from './feedback.types.ts';

/** The longest feedback there can be, in characters. */
export const LONGEST_FEEDBACK = 5000;

/** Why a feedback can't be sent as it is. */
export type FeedbackFault = 'missing' | 'too-long';

/** Where the manager is with the feedback of one review. */
export type FeedbackState =
  | { readonly step: 'choosing' }
  | {
      readonly step: 'writing';
      readonly item: Disagreement;
      readonly text: string;
      readonly fault?: FeedbackFault;
      /** Why the last send failed, in words. */
      readonly problem?: string;
    }
  | { readonly step: 'sending'; readonly item: Disagreement; readonly text: string };

/** What can happen there. */
export type FeedbackEvent =
  /** `draft` is what was written before and not sent. */
  | { readonly type: 'chosen'; readonly item: Disagreement; readonly draft: string }
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'submitted' }
  | { readonly type: 'sent' }
  | { readonly type: 'send-failed'; readonly problem: string }
  | { readonly type: 'cancelled' };

export const initialFeedbackState: FeedbackState = { step: 'choosing' };

/** The state after an event; an event that makes no sense in a state changes nothing. */
export function transition(state: FeedbackState, event: FeedbackEvent): FeedbackState {
  switch (state.step) {
    case 'choosing':
      return event.type === 'chosen'
        ? { step: 'writing', item: event.item, text: event.draft }
        : state;
    case 'writing':
      return whileWriting(state, event);
    case 'sending':
      if (event.type === 'sent') return initialFeedbackState;
      return event.type === 'send-failed'
        ? { ...state, step: 'writing', problem: event.problem }
        : state;
  }
}

function whileWriting(
  state: Extract<FeedbackState, { step: 'writing' }>,
  event: FeedbackEvent,
): FeedbackState {
  const { item, text } = state;
  switch (event.type) {
    case 'typed':
      return { step: 'writing', item, text: event.text };
    case 'submitted': {
      const fault = faultOf(text);
      return fault ? { step: 'writing', item, text, fault } : { step: 'sending', item, text };
    }
    case 'cancelled':
      return initialFeedbackState;
    default:
      return state;
  }
}

function faultOf(text: string): FeedbackFault | undefined {
  const { length } = trimText(text);
  if (length === 0) return 'missing';
  return length > LONGEST_FEEDBACK ? 'too-long' : undefined;
}
