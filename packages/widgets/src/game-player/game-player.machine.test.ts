import { describe, expect, it } from 'vitest';
import { game } from './game-player.fixtures.ts';
import { firstState, type GameEvent, type GameState, transition } from './game-player.machine.ts';
import type { AnswerReply, GameAnswer } from './game-player.types.ts';

function after(...events: GameEvent[]): GameState {
  return events.reduce(transition, firstState);
}

const at = (answered: number) => ({ ...game, answered });
const opened = (answered = 0): GameEvent => ({ type: 'opened', game: at(answered) });
const chose = (answer: GameAnswer): GameEvent => ({ type: 'chose', answer });
const saved = (answered: number, reply: Partial<AnswerReply> = {}): GameEvent => ({
  type: 'saved',
  reply: { verdict: 'sent', answered, totals: null, ...reply },
});
const right: GameAnswer = { kind: 'choice', optionId: 12 };
const submitted: GameEvent = { type: 'submitted' };
const wentOn: GameEvent = { type: 'went-on' };
const problem = { kind: 'network', message: 'Sem conexão.', isRetryable: true } as const;

describe('opening', () => {
  it('greets whoever has answered nothing, and begins with the first question', () => {
    expect(after(opened())).toEqual({ step: 'intro', game });
    expect(after(opened(), { type: 'started' })).toMatchObject({ step: 'answering', index: 0 });
  });

  it('goes on at the first question without an answer', () => {
    expect(after(opened(2))).toMatchObject({ step: 'answering', index: 2 });
  });

  it('shows the end to whoever has finished', () => {
    expect(after(opened(5))).toEqual({ step: 'done', game: at(5) });
  });

  it('brings back what was left unsent, for its own question alone', () => {
    const answer: GameAnswer = { kind: 'text', text: 'Foi bo' };
    const of = (questionId: number): GameEvent => ({
      type: 'opened',
      game: at(1),
      unsent: { questionId, answer },
    });
    expect(after(of(2))).toMatchObject({ step: 'answering', index: 1, answer });
    expect(after(of(1))).toMatchObject({ step: 'answering', index: 1, answer: undefined });
    const ofAnotherKind = { questionId: 2, answer: right };
    expect(after({ type: 'opened', game: at(1), unsent: ofAnotherKind })).toMatchObject({
      answer: undefined,
    });
  });

  it('says why a link does not open, and opens it later', () => {
    expect(after({ type: 'load-failed', problem })).toEqual({ step: 'unavailable', problem });
    expect(after({ type: 'load-failed', problem }, opened()).step).toBe('intro');
  });
});

describe('an answer', () => {
  const started = [opened(), { type: 'started' }] as const;

  it('is sent, shown as a card, and followed by the next question', () => {
    expect(after(...started, chose(right), submitted)).toMatchObject({
      step: 'sending',
      answer: right,
    });
    const card = [...started, chose(right), submitted, saved(1, { verdict: 'right' })] as const;
    expect(after(...card)).toMatchObject({ step: 'result', index: 0, game: { answered: 1 } });
    expect(after(...card, wentOn)).toEqual({
      step: 'answering',
      game: at(1),
      index: 1,
      answer: undefined,
    });
  });

  it.each<[string, number, GameAnswer]>([
    ['an option of another question', 0, { kind: 'choice', optionId: 41 }],
    ['spaces', 1, { kind: 'text', text: '   ' }],
    ['5,001 characters', 1, { kind: 'text', text: 'a'.repeat(5001) }],
    ['one rating of two', 2, { kind: 'ratings', ratings: { 31: 4 } }],
    ['no rating of a statement', 4, { kind: 'ratings', ratings: {} }],
  ])('is not sent as %s', (_, index, answer) => {
    const begin = index === 0 ? [...started] : [opened(index)];
    expect(after(...begin, chose(answer), submitted)).toMatchObject({
      step: 'answering',
      isIncomplete: true,
      answer,
    });
  });

  it('is not sent when there is none', () => {
    expect(after(...started, submitted)).toMatchObject({ isIncomplete: true });
  });

  it('is sent once all options are rated', () => {
    const ratings = { 31: 4, 32: 1 };
    expect(after(opened(2), chose({ kind: 'ratings', ratings }), submitted).step).toBe('sending');
  });

  it('stays where it is when it could not be sent', () => {
    const failed: GameEvent = { type: 'send-failed', problem };
    expect(after(...started, chose(right), submitted, failed)).toEqual({
      step: 'answering',
      game,
      index: 0,
      answer: right,
      problem,
    });
  });

  it('is followed by the page that says where to turn to', () => {
    const rated = chose({ kind: 'ratings', ratings: { 0: 2 } });
    const last = [opened(4), rated, submitted, saved(5), wentOn] as const;
    expect(after(...last)).toMatchObject({ step: 'support', index: 4 });
    expect(after(...last, wentOn)).toEqual({ step: 'done', game: at(5) });
  });
});

describe('another tab', () => {
  it('that is further takes this one along', () => {
    expect(after(opened(1), opened(3))).toMatchObject({ step: 'answering', index: 3 });
    expect(after(opened(1), opened(5)).step).toBe('done');
    const ahead = after(opened(), { type: 'started' }, chose(right), submitted, saved(3), wentOn);
    expect(ahead).toMatchObject({ step: 'answering', index: 3 });
  });

  it('that is not further takes nothing away', () => {
    const writing = [opened(1), chose({ kind: 'text', text: 'Foi bo' })] as const;
    expect(after(...writing, opened(1))).toEqual(after(...writing));
  });

  it('does not cut a card short', () => {
    const card = [opened(), { type: 'started' }, chose(right), submitted, saved(1)] as const;
    expect(after(...card, opened(4))).toMatchObject({ step: 'result', index: 0 });
    expect(after(...card, opened(4), wentOn)).toMatchObject({ step: 'answering', index: 4 });
  });
});

it('closes when the game ends meanwhile, and keeps the end', () => {
  const closed: GameEvent = { type: 'load-failed', problem };
  expect(after(opened(1), closed)).toEqual({ step: 'unavailable', problem });
  expect(after(opened(5), closed).step).toBe('done');
});

it('passes over what comes too late', () => {
  expect(after(submitted)).toEqual(firstState);
  expect(after(opened(1), saved(2), wentOn)).toEqual(after(opened(1)));
});
