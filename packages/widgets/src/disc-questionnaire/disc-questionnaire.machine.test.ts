import { describe, expect, it } from 'vitest';
import type { WidgetProblem } from '../shared/host/events.ts';
import {
  answeringState,
  completeRanking,
  freshAssessment,
  stateAfter,
} from './disc-questionnaire.fixtures.ts';
import { type DiscEvent, type DiscState, transition } from './disc-questionnaire.machine.ts';

const offline: WidgetProblem = {
  kind: 'network',
  message: 'Não foi possível se conectar ao servidor!',
  isRetryable: true,
};
const partly = { ...freshAssessment, answeredCount: 1 };
const all = { ...freshAssessment, answeredCount: 3 };
const finished = { ...all, status: 2 as const };

function answer(index: number): DiscEvent[] {
  return [{ type: 'ranked', ranking: completeRanking(index) }, { type: 'submitted' }];
}

describe('opening', () => {
  it('greets whoever has answered nothing', () => {
    expect(stateAfter({ type: 'loaded', assessment: freshAssessment }).step).toBe('intro');
  });

  it('resumes at the first unanswered question', () => {
    const state = stateAfter({ type: 'loaded', assessment: partly });
    expect(state).toMatchObject({ step: 'answering', index: 1, ranking: {} });
  });

  it('resumes with a choice that was not sent', () => {
    const draft = { questionId: 1, ranking: { 11: 1 as const } };
    const state = stateAfter({ type: 'loaded', assessment: freshAssessment, draft });
    expect(state).toMatchObject({ step: 'answering', index: 0, ranking: { 11: 1 } });
  });

  it('forgets a draft of a question that is not reached yet', () => {
    const draft = { questionId: 3, ranking: { 31: 1 as const } };
    expect(stateAfter({ type: 'loaded', assessment: freshAssessment, draft }).step).toBe('intro');
  });

  it('thanks whoever has finished', () => {
    expect(stateAfter({ type: 'loaded', assessment: finished }).step).toBe('done');
  });

  it('shows the last question, to finish, when all are answered', () => {
    const state = stateAfter({ type: 'loaded', assessment: all });
    expect(state).toMatchObject({ step: 'recalling', index: 2 });
  });

  it('says why a link is dead and opens when it turns out to live', () => {
    const dead = stateAfter({ type: 'load-failed', problem: offline });
    expect(dead).toEqual({ step: 'unavailable', problem: offline });
    expect(transition(dead, { type: 'loaded', assessment: partly }).step).toBe('answering');
  });

  it('asks for a password first', () => {
    expect(stateAfter({ type: 'password-missing' }).step).toBe('first-access');
  });
});

describe('answering', () => {
  it('warns while options are left', () => {
    const state = transition(answeringState({ ranking: { 11: 1 } }), { type: 'submitted' });
    expect(state).toMatchObject({ step: 'answering', isIncomplete: true, ranking: { 11: 1 } });
  });

  it('takes the warning back with the next choice', () => {
    const warned = transition(answeringState(), { type: 'submitted' });
    const state = transition(warned, { type: 'ranked', ranking: { 11: 2 } });
    expect(state).not.toHaveProperty('isIncomplete');
  });

  it('sends a complete ranking and goes on when it is saved', () => {
    const sending = answer(0).reduce(transition, answeringState() as DiscState);
    expect(sending.step).toBe('sending');
    const next = transition(sending, { type: 'saved', answeredCount: 1 });
    expect(next).toMatchObject({ step: 'answering', index: 1, answeredCount: 1, ranking: {} });
  });

  it('keeps the choice and says why after a failed send', () => {
    const sending = answer(0).reduce(transition, answeringState() as DiscState);
    const failed = transition(sending, { type: 'send-failed', problem: offline });
    expect(failed).toMatchObject({
      step: 'answering',
      index: 0,
      ranking: completeRanking(0),
      problem: offline,
    });
    expect(transition(failed, { type: 'submitted' })).toMatchObject({ step: 'sending' });
  });

  it('takes no new choice while one is being sent', () => {
    const sending = answer(0).reduce(transition, answeringState() as DiscState);
    expect(transition(sending, { type: 'ranked', ranking: {} })).toBe(sending);
    expect(transition(sending, { type: 'went-back' })).toBe(sending);
  });

  it('finishes after the last question', () => {
    const last = answeringState({ index: 2, answeredCount: 2 });
    const sending = answer(2).reduce(transition, last as DiscState);
    const finishing = transition(sending, { type: 'saved', answeredCount: 3 });
    expect(finishing.step).toBe('finishing');
    expect(transition(finishing, { type: 'finished' }).step).toBe('done');
  });

  it('stays on the last question when finishing fails, and then only finishes', () => {
    const last = answeringState({ index: 2, answeredCount: 2 });
    const failed = [
      ...answer(2),
      { type: 'saved', answeredCount: 3 } as const,
      { type: 'send-failed', problem: offline } as const,
    ].reduce(transition, last as DiscState);
    expect(failed).toMatchObject({ step: 'answering', index: 2, problem: offline });
    expect(transition(failed, { type: 'submitted' }).step).toBe('finishing');
  });

  it('goes to a question that is still open instead of finishing', () => {
    const last = answeringState({ index: 2, answeredCount: 1 });
    const state = [...answer(2), { type: 'saved', answeredCount: 1 } as const].reduce(
      transition,
      last as DiscState,
    );
    expect(state).toMatchObject({ step: 'answering', index: 1 });
  });
});

describe('going back', () => {
  it('shows an answer given here at once', () => {
    const state = [
      ...answer(0),
      { type: 'saved', answeredCount: 1 } as const,
      { type: 'went-back' } as const,
    ].reduce(transition, answeringState() as DiscState);
    expect(state).toMatchObject({ step: 'answering', index: 0, ranking: completeRanking(0) });
  });

  it('asks for an answer given earlier', () => {
    const recalling = transition(answeringState({ index: 1, answeredCount: 1 }), {
      type: 'went-back',
    });
    expect(recalling).toMatchObject({ step: 'recalling', index: 0 });
    expect(transition(recalling, { type: 'recalled', ranking: completeRanking(0) })).toMatchObject({
      step: 'answering',
      ranking: completeRanking(0),
    });
  });

  it('can try again to read an answer', () => {
    const recalling = transition(answeringState({ index: 1, answeredCount: 1 }), {
      type: 'went-back',
    });
    const forgotten = transition(recalling, { type: 'recall-failed', problem: offline });
    expect(forgotten).toMatchObject({ step: 'forgotten', problem: offline });
    expect(transition(forgotten, { type: 'recall-retried' }).step).toBe('recalling');
  });

  it('keeps a choice that was not sent', () => {
    const started = answeringState({ index: 1, answeredCount: 1, ranking: { 21: 4 } });
    const state = [
      { type: 'went-back' } as const,
      { type: 'recalled', ranking: completeRanking(0) } as const,
      { type: 'submitted' } as const,
    ].reduce(transition, started as DiscState);
    expect(state).toMatchObject({ step: 'answering', index: 1, ranking: { 21: 4 } });
  });

  it('goes on without a send when nothing has changed', () => {
    const saved = { 1: completeRanking(0) };
    const state = answeringState({ answeredCount: 1, saved, ranking: { ...completeRanking(0) } });
    expect(transition(state, { type: 'submitted' })).toMatchObject({ step: 'answering', index: 1 });
  });

  it('stops at the first question', () => {
    const state = answeringState();
    expect(transition(state, { type: 'went-back' })).toBe(state);
  });
});

describe('another tab', () => {
  it('ends this one when it has finished', () => {
    const state = transition(answeringState(), { type: 'refreshed', assessment: finished });
    expect(state.step).toBe('done');
  });

  it('shows what was answered there, unless a choice has begun here', () => {
    const refreshed = { type: 'refreshed', assessment: partly } as const;
    expect(transition(answeringState(), refreshed).step).toBe('recalling');
    expect(transition(answeringState({ ranking: { 11: 3 } }), refreshed)).toMatchObject({
      step: 'answering',
      answeredCount: 1,
      ranking: { 11: 3 },
    });
  });

  it('moves a greeting on to the questions', () => {
    const intro = stateAfter({ type: 'loaded', assessment: freshAssessment });
    expect(transition(intro, { type: 'refreshed', assessment: partly }).step).toBe('answering');
    expect(transition(intro, { type: 'refreshed', assessment: freshAssessment }).step).toBe(
      'intro',
    );
  });
});
