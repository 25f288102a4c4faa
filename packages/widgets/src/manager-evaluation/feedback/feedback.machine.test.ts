import { describe, expect, it } from 'vitest';
import {
  type FeedbackEvent,
  type FeedbackState,
  initialFeedbackState,
  LONGEST_FEEDBACK,
  transition,
} from './feedback.machine.ts';
import type { Disagreement } from './feedback.types.ts';

const item: Disagreement = {
  competencyId: 1,
  competency: 'Trabalho em equipe',
  managerScoreId: 701,
  selfScore: 9,
  managerScore: 4,
  comment: '',
  isOwed: true,
  feedback: null,
};
const after = (...events: FeedbackEvent[]): FeedbackState =>
  events.reduce(transition, initialFeedbackState);
const chosen = { type: 'chosen', item, draft: '' } as const;

it('begins with what was written before', () => {
  expect(after({ ...chosen, draft: 'Nas entregas' })).toEqual({
    step: 'writing',
    item,
    text: 'Nas entregas',
  });
});

it.each(['', '   \n '])('sends nothing of %j', (text) => {
  const state = after(chosen, { type: 'typed', text }, { type: 'submitted' });
  expect(state).toEqual({ step: 'writing', item, text, fault: 'missing' });
  expect(transition(state, { type: 'typed', text: 'a' })).toEqual({
    step: 'writing',
    item,
    text: 'a',
  });
});

it('sends the longest text there can be, and none longer', () => {
  const longest = 'a'.repeat(LONGEST_FEEDBACK);
  const submitted = (text: string) => after(chosen, { type: 'typed', text }, { type: 'submitted' });
  expect(submitted(longest).step).toBe('sending');
  expect(submitted(`${longest}b`)).toMatchObject({ step: 'writing', fault: 'too-long' });
});

describe('sending', () => {
  const sending = after(chosen, { type: 'typed', text: 'Combine antes.' }, { type: 'submitted' });

  it('keeps the text after a failure', () => {
    expect(transition(sending, { type: 'send-failed', problem: 'Sem rede.' })).toEqual({
      step: 'writing',
      item,
      text: 'Combine antes.',
      problem: 'Sem rede.',
    });
  });

  it('goes back to the list once sent', () => {
    expect(transition(sending, { type: 'sent' })).toEqual(initialFeedbackState);
  });

  it('is not disturbed by anything else', () => {
    const events = [chosen, { type: 'typed', text: 'x' }, { type: 'submitted' }] as const;
    for (const event of [...events, { type: 'cancelled' } as const]) {
      expect(transition(sending, event)).toBe(sending);
    }
  });
});

it('goes back to the list when it is cancelled', () => {
  expect(after(chosen, { type: 'cancelled' })).toEqual(initialFeedbackState);
});

it('ignores what makes no sense', () => {
  expect(after({ type: 'typed', text: 'x' })).toBe(initialFeedbackState);
  const writing = after(chosen);
  expect(transition(writing, { type: 'sent' })).toBe(writing);
});
