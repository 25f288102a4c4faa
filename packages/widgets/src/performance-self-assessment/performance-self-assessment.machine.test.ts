import { describe, expect, it } from 'vitest';
import type { WidgetProblem } from '../shared/host/events.ts';
import { freshSelfAssessment, selfRatingAt } from './performance-self-assessment.fixtures.ts';
import {
  initialSelfState,
  type SelfEvent,
  type SelfState,
  transition,
} from './performance-self-assessment.machine.ts';

const offline: WidgetProblem = {
  kind: 'network',
  message: 'Não foi possível se conectar ao servidor!',
  isRetryable: true,
};
const partly = { ...freshSelfAssessment, saved: { 1: 7, 2: 0 } as const };
const all = { ...freshSelfAssessment, saved: { 1: 7, 2: 0, 3: 9 } as const };
const finished = { ...freshSelfAssessment, isFinished: true, status: 6 as const };
const after = (state: SelfState, ...events: SelfEvent[]) => events.reduce(transition, state);
const load = (assessment = freshSelfAssessment, draft?: Record<number, 4>) =>
  after(initialSelfState, { type: 'loaded', assessment, ...(draft && { draft }) });

describe('opening', () => {
  it('starts with whoever has answered nothing', () => {
    expect(load().step).toBe('start');
    expect(after(load(), { type: 'started' })).toMatchObject({
      step: 'rating',
      position: { index: 0 },
    });
  });

  it('resumes at the number already answered, without the start', () => {
    expect(load(partly)).toMatchObject({ step: 'rating', position: { index: 2 } });
  });

  it('resumes with a score that was not sent', () => {
    expect(load(freshSelfAssessment, { 1: 4 })).toMatchObject({
      step: 'rating',
      position: { index: 0, chosen: { 1: 4 } },
    });
  });

  it('shows the last competency, to finish, when all are answered', () => {
    const state = load(all);
    expect(state).toMatchObject({ step: 'rating', position: { index: 2, chosen: { 3: 9 } } });
    expect(after(state, { type: 'submitted' }).step).toBe('finishing');
  });

  it('ends at once when it was finished before', () => {
    expect(load(finished).step).toBe('done');
  });

  it('says why a link is dead and opens when it turns out to live', () => {
    const dead = after(initialSelfState, { type: 'load-failed', problem: offline });
    expect(dead).toEqual({ step: 'unavailable', problem: offline });
    expect(after(dead, { type: 'loaded', assessment: partly }).step).toBe('rating');
  });

  it('asks for a password first', () => {
    expect(after(initialSelfState, { type: 'password-missing' }).step).toBe('first-access');
  });
});

describe('rating', () => {
  it('asks for a score before going on, and takes the warning back with one', () => {
    const warned = after(selfRatingAt(0), { type: 'submitted' });
    expect(warned).toMatchObject({ step: 'rating', isMissing: true });
    expect(after(warned, { type: 'chose', score: 0 })).not.toHaveProperty('isMissing');
  });

  it('sends 0 as any other score, and goes on when it is saved', () => {
    const sending = after(selfRatingAt(0), { type: 'chose', score: 0 }, { type: 'submitted' });
    expect(sending.step).toBe('sending');
    expect(after(sending, { type: 'saved' })).toMatchObject({
      step: 'rating',
      position: { index: 1, saved: { 1: 0 } },
    });
  });

  it('goes on without a send when the score is the stored one', () => {
    const state = selfRatingAt(0, { saved: { 1: 7 } });
    expect(after(state, { type: 'chose', score: 7 }, { type: 'submitted' })).toMatchObject({
      step: 'rating',
      position: { index: 1 },
    });
  });

  it('keeps the score and says why after a failed send', () => {
    const failed = after(
      selfRatingAt(0, { unsent: { 1: 7 } }),
      { type: 'submitted' },
      { type: 'send-failed', problem: offline },
    );
    expect(failed).toMatchObject({
      step: 'rating',
      problem: offline,
      position: { index: 0, chosen: { 1: 7 } },
    });
    expect(after(failed, { type: 'submitted' }).step).toBe('sending');
  });

  it('takes nothing while a score is being sent', () => {
    const sending = after(selfRatingAt(1, { unsent: { 2: 7 } }), { type: 'submitted' });
    expect(transition(sending, { type: 'chose', score: 1 })).toBe(sending);
    expect(transition(sending, { type: 'went-back' })).toBe(sending);
    expect(transition(sending, { type: 'submitted' })).toBe(sending);
  });

  it('goes back to the stored score, but not before the first', () => {
    const back = after(selfRatingAt(1, { saved: { 1: 7 } }), { type: 'went-back' });
    expect(back).toMatchObject({ position: { index: 0, chosen: { 1: 7 } } });
    expect(transition(back, { type: 'went-back' })).toBe(back);
  });

  it('meets a change that was left unsent again before the end', () => {
    const changed = selfRatingAt(2, { saved: { 1: 7, 2: 8 }, unsent: { 1: 3, 3: 9 } });
    expect(after(changed, { type: 'submitted' }, { type: 'saved' })).toMatchObject({
      step: 'rating',
      position: { index: 0, chosen: { 1: 3 } },
    });
  });
});

describe('finishing', () => {
  const finishing = after(
    selfRatingAt(2, { saved: { 1: 7, 2: 0 }, unsent: { 3: 9 } }),
    { type: 'submitted' },
    { type: 'saved' },
  );

  it('comes after the last score and ends with the status of the server', () => {
    expect(finishing.step).toBe('finishing');
    expect(after(finishing, { type: 'finished', status: 6 })).toMatchObject({
      step: 'done',
      assessment: { status: 6, isFinished: true },
    });
  });

  it('stays on the last competency when it fails, and then only finishes', () => {
    const failed = after(finishing, { type: 'send-failed', problem: offline });
    expect(failed).toMatchObject({ step: 'rating', problem: offline, position: { index: 2 } });
    expect(after(failed, { type: 'submitted' }).step).toBe('finishing');
  });
});

describe('another tab', () => {
  it('ends this one when it has finished', () => {
    const state = after(selfRatingAt(1), { type: 'refreshed', assessment: finished });
    expect(state.step).toBe('done');
  });

  it('shows what was answered there, and keeps what was chosen here', () => {
    const state = after(selfRatingAt(0, { unsent: { 1: 3 } }), {
      type: 'refreshed',
      assessment: partly,
    });
    expect(state).toMatchObject({ position: { index: 0, chosen: { 1: 3, 2: 0 } } });
  });

  it('moves a start on to the first open competency', () => {
    expect(after(load(), { type: 'refreshed', assessment: partly })).toMatchObject({
      step: 'rating',
      position: { index: 2 },
    });
    expect(after(load(), { type: 'refreshed', assessment: freshSelfAssessment }).step).toBe(
      'start',
    );
  });

  it('disturbs nothing that is on its way', () => {
    const sending = after(selfRatingAt(1, { unsent: { 2: 7 } }), { type: 'submitted' });
    expect(transition(sending, { type: 'refreshed', assessment: partly })).toBe(sending);
  });
});
