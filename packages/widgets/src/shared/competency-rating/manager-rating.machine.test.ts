import { describe, expect, it } from 'vitest';
import type { WidgetProblem } from '../host/events.ts';
import { allScores, ratingAt, ratingSheet } from './competency-rating.fixtures.ts';
import {
  type ManagerRatingEvent,
  type ManagerRatingState,
  nextToSend,
  openManagerRating,
  transition,
} from './manager-rating.machine.ts';

const offline: WidgetProblem = {
  kind: 'network',
  message: 'Não foi possível se conectar ao servidor!',
  isRetryable: true,
};
const after = (state: ManagerRatingState, ...events: ManagerRatingEvent[]) =>
  events.reduce(transition, state);
const sending = after(ratingAt(2, allScores), { type: 'submitted' }, { type: 'confirmed' });

describe('opening', () => {
  it('starts at the first competency', () => {
    expect(openManagerRating(ratingSheet)).toMatchObject({
      step: 'rating',
      position: { index: 0 },
    });
  });

  it('resumes behind what was sent before', () => {
    const sheet = { ...ratingSheet, saved: { 1: 3 as const } };
    expect(openManagerRating(sheet)).toMatchObject({ step: 'rating', position: { index: 1 } });
  });

  it('resumes where the draft of this device was left, with its scores', () => {
    const sheet = { ...ratingSheet, saved: { 1: 3 as const } };
    expect(openManagerRating(sheet, { scores: { 2: 8 }, competencyId: 2 })).toMatchObject({
      step: 'rating',
      position: { index: 1, chosen: { 1: 3, 2: 8 } },
    });
  });

  it('resumes at the first competency without a score when the draft was left at none of these', () => {
    expect(openManagerRating(ratingSheet, { scores: { 1: 8 }, competencyId: 99 })).toMatchObject({
      step: 'rating',
      position: { index: 1, chosen: { 1: 8 } },
    });
  });

  it('is done when everything was sent before', () => {
    expect(openManagerRating({ ...ratingSheet, saved: allScores }).step).toBe('done');
  });
});

describe('rating', () => {
  it('asks for a score before going on', () => {
    const state = after(ratingAt(0), { type: 'submitted' });
    expect(state).toMatchObject({ step: 'rating', isMissing: true, position: { index: 0 } });
    expect(after(state, { type: 'chose', score: 0 })).not.toHaveProperty('isMissing');
  });

  it('goes on with 0, and back with the score kept', () => {
    const next = after(ratingAt(0), { type: 'chose', score: 0 }, { type: 'submitted' });
    expect(next).toMatchObject({ position: { index: 1 } });
    expect(after(next, { type: 'went-back' })).toMatchObject({
      position: { index: 0, chosen: { 1: 0 } },
    });
  });

  it('stops at the first competency', () => {
    const state = ratingAt(0);
    expect(transition(state, { type: 'went-back' })).toBe(state);
  });

  it('goes to a competency that was left out instead of ending', () => {
    const state = after(ratingAt(2, { 1: 3, 3: 4 }), { type: 'submitted' });
    expect(state).toMatchObject({ step: 'rating', position: { index: 1 } });
  });
});

describe('the questions', () => {
  it('asks before it sends, and takes no for an answer', () => {
    const asked = after(ratingAt(2, allScores), { type: 'submitted' });
    expect(asked).toMatchObject({ step: 'confirming', question: 'finish' });
    expect(after(asked, { type: 'declined' })).toMatchObject({ step: 'rating' });
    expect(sending.step).toBe('sending');
  });

  it('goes back to a score to change it, and from there to the end again', () => {
    const asked = after(ratingAt(2, allScores), { type: 'submitted' });
    const back = after(asked, { type: 'revised', competencyId: 1 });
    expect(back).toMatchObject({ step: 'rating', position: { index: 0 }, isRevising: true });
    expect(after(back, { type: 'chose', score: 4 }, { type: 'submitted' })).toMatchObject({
      step: 'confirming',
      question: 'finish',
      position: { chosen: { ...allScores, 1: 4 } },
    });
    expect(after(back, { type: 'submitted' }, { type: 'declined' })).not.toHaveProperty(
      'isRevising',
    );
    const strange = { type: 'revised', competencyId: 99 } as const;
    expect(transition(asked, strange)).toBe(asked);
  });

  it('asks before it gives up', () => {
    const asked = after(ratingAt(1, { 1: 3 }), { type: 'cancel-asked' });
    expect(asked).toMatchObject({ step: 'confirming', question: 'cancel' });
    expect(after(asked, { type: 'confirmed' }).step).toBe('cancelled');
    expect(after(asked, { type: 'declined' })).toMatchObject({
      step: 'rating',
      position: { index: 1, chosen: { 1: 3 } },
    });
  });
});

describe('sending', () => {
  it('sends one score after the other, then is done', () => {
    let state: ManagerRatingState = sending;
    const sent: unknown[] = [];
    while (state.step === 'sending') {
      const next = nextToSend(state);
      if (!next) break;
      sent.push([next.competency.optionId, next.score]);
      state = transition(state, {
        type: 'sent',
        competencyId: next.competency.id,
        score: next.score,
      });
    }
    expect(sent).toEqual([
      [40_001, 8],
      [40_002, 0],
      [40_003, 10],
    ]);
    expect(state.step).toBe('done');
  });

  it('keeps every choice after a failure, and then sends only what is left, without asking', () => {
    const failed = after(
      sending,
      { type: 'sent', competencyId: 1, score: 8 },
      { type: 'send-failed', problem: offline },
    );
    expect(failed).toMatchObject({
      step: 'rating',
      problem: offline,
      position: { chosen: allScores, saved: { 1: 8 } },
    });
    const again = after(failed, { type: 'submitted' });
    expect(again.step).toBe('sending');
    expect('position' in again && nextToSend(again)?.competency.id).toBe(2);
  });

  it('takes nothing else meanwhile', () => {
    for (const type of ['went-back', 'submitted', 'cancel-asked', 'confirmed'] as const) {
      expect(transition(sending, { type })).toBe(sending);
    }
    expect(transition(sending, { type: 'chose', score: 1 })).toBe(sending);
  });
});
