import { expect, it } from 'vitest';
import { freshSelfAssessment, selfRatingAt } from './performance-self-assessment.fixtures.ts';
import {
  type SelfEvent,
  type SelfState,
  transition,
} from './performance-self-assessment.machine.ts';

const after = (state: SelfState, ...events: SelfEvent[]) => events.reduce(transition, state);
const submitted: SelfEvent = { type: 'submitted' };

it('takes any score as complete, 0 too', () => {
  const sending = after(selfRatingAt(0), { type: 'chose', answer: 0 }, submitted);
  expect(sending.step).toBe('sending');
  expect(after(sending, { type: 'saved' })).toMatchObject({
    step: 'answering',
    position: { index: 1, saved: { 1: 0 } },
  });
});

it('sends no score that is the stored one', () => {
  const state = selfRatingAt(0, { saved: { 1: 7 } });
  expect(after(state, { type: 'chose', answer: 7 }, submitted)).toMatchObject({
    step: 'answering',
    position: { index: 1 },
  });
  expect(after(state, { type: 'chose', answer: 8 }, submitted).step).toBe('sending');
});

it('ends with the status that the server gives', () => {
  const last = selfRatingAt(2, { saved: { 1: 7, 2: 0 }, unsent: { 3: 9 } });
  const finishing = after(last, submitted, { type: 'saved' });
  const assessment = { ...freshSelfAssessment, isFinished: true, status: 6 as const };
  expect(after(finishing, { type: 'finished', assessment })).toEqual({ step: 'done', assessment });
});
