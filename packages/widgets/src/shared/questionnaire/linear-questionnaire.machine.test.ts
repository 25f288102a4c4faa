import { describe, expect, it } from 'vitest';
import type { WidgetProblem } from '../host/events.ts';
import { canGoBack, linearTransition } from './linear-questionnaire.machine.ts';
import type { LinearAssessment, LinearEvent, LinearState } from './linear-questionnaire.types.ts';
import { loadingState } from './opening.ts';
import { type Item, moveTo, positionWith } from './position.ts';

/** An answer of this questionnaire: a word, complete once it has two letters. */
type Word = string;
type Assessment = LinearAssessment<Item, Word>;
type State = LinearState<Assessment, Item, Word>;
type Event = LinearEvent<Assessment, Word>;

const offline: WidgetProblem = {
  kind: 'network',
  message: 'Não foi possível se conectar ao servidor!',
  isRetryable: true,
};
const fresh: Assessment = {
  items: [{ id: 1 }, { id: 2 }, { id: 3 }],
  saved: {},
  isFinished: false,
};
const transition = linearTransition<Assessment, Item, Word>({
  isComplete: (word) => word.length > 1,
  isSame: (one, other) => one.toLowerCase() === other.toLowerCase(),
});
const after = (state: State, ...events: Event[]) => events.reduce(transition, state);
const open = (assessment = fresh, unsent: Record<number, Word> = {}) =>
  after(loadingState, { type: 'opened', assessment, unsent });
const answer = (word: Word): Event[] => [{ type: 'chose', answer: word }, { type: 'submitted' }];
const saved: Event = { type: 'saved' };

/** A state at an item, with what the server has and what is chosen beside it. */
function at(
  index: number,
  { unsent = {}, ...stored }: Partial<Assessment> & { unsent?: Record<number, Word> } = {},
): Extract<State, { step: 'answering' }> {
  const assessment = { ...fresh, ...stored };
  const position = moveTo(positionWith(fresh.items, assessment, unsent), index);
  return { step: 'answering', assessment, position };
}

const onScreen = (state: State) => ('position' in state ? state.position.index : undefined);

describe('opening', () => {
  it('greets whoever has answered nothing, and starts at the first item', () => {
    expect(open().step).toBe('intro');
    expect(after(open(), { type: 'started' })).toMatchObject({
      step: 'answering',
      position: { index: 0 },
    });
  });

  it('resumes at the first item without an answer, known here or not', () => {
    expect(open({ ...fresh, saved: { 1: 'sim' } })).toMatchObject({
      step: 'answering',
      position: { index: 1 },
    });
    expect(open({ ...fresh, unread: [1, 2] })).toMatchObject({
      step: 'answering',
      position: { index: 2 },
    });
  });

  it('resumes with what was left unsent', () => {
    expect(open(fresh, { 1: 'sim' })).toMatchObject({
      step: 'answering',
      position: { index: 0, chosen: { 1: 'sim' } },
    });
    expect(open({ ...fresh, unread: [1, 2] }, { 1: 'não' })).toMatchObject({
      step: 'answering',
      position: { index: 0, chosen: { 1: 'não' } },
    });
  });

  it('forgets what was left at an item that is not reached yet', () => {
    expect(open(fresh, { 3: 'sim' }).step).toBe('intro');
  });

  it('shows the last item, to finish, when all are answered', () => {
    const state = open({ ...fresh, saved: { 1: 'sim', 2: 'não', 3: 'sim' } });
    expect(state).toMatchObject({ step: 'answering', position: { index: 2 } });
    expect(transition(state, { type: 'submitted' }).step).toBe('finishing');
    expect(open({ ...fresh, unread: [1, 2, 3] })).toMatchObject({
      step: 'recalling',
      position: { index: 2 },
    });
  });

  it('ends at once when it was finished before', () => {
    expect(open({ ...fresh, isFinished: true }).step).toBe('done');
  });

  it('says why a link is dead, and opens when it turns out to live', () => {
    const dead = after(loadingState, { type: 'load-failed', problem: offline });
    expect(dead).toEqual({ step: 'unavailable', problem: offline });
    expect(transition(dead, { type: 'opened', assessment: fresh }).step).toBe('intro');
  });

  it('asks for a password first', () => {
    expect(after(loadingState, { type: 'password-missing' })).toEqual({ step: 'first-access' });
  });

  it.each(['intro', 'answering', 'done'])('closes in %s what the server refuses', (step) => {
    const states = { intro: open(), answering: at(1), done: open({ ...fresh, isFinished: true }) };
    const state = states[step as keyof typeof states];
    expect(transition(state, { type: 'load-failed', problem: offline }).step).toBe('unavailable');
  });
});

describe('answering', () => {
  it('warns of an answer that is none or not complete, and takes the warning back', () => {
    expect(transition(at(0), { type: 'submitted' })).toMatchObject({ isIncomplete: true });
    const warned = after(at(0), ...answer('s'));
    expect(warned).toMatchObject({ step: 'answering', isIncomplete: true });
    expect(transition(warned, { type: 'chose', answer: 'si' })).not.toHaveProperty('isIncomplete');
  });

  it('takes a choice back', () => {
    const state = after(
      at(0),
      { type: 'chose', answer: 'sim' },
      { type: 'chose', answer: undefined },
    );
    expect(state).toMatchObject({ step: 'answering', position: { chosen: {} } });
  });

  it('sends a complete answer, and goes on when it is saved', () => {
    const sending = after(at(0), ...answer('sim'));
    expect(sending.step).toBe('sending');
    expect(transition(sending, saved)).toMatchObject({
      step: 'answering',
      position: { index: 1, saved: { 1: 'sim' } },
    });
  });

  it('goes on without a send when the answer says what is saved', () => {
    const state = at(0, { saved: { 1: 'sim' } });
    expect(after(state, ...answer('SIM'))).toMatchObject({
      step: 'answering',
      position: { index: 1 },
    });
  });

  it('keeps the answer and says why after a failed send', () => {
    const failed = after(at(0), ...answer('sim'), { type: 'send-failed', problem: offline });
    expect(failed).toMatchObject({
      step: 'answering',
      problem: offline,
      position: { index: 0, chosen: { 1: 'sim' } },
    });
    expect(transition(failed, { type: 'submitted' }).step).toBe('sending');
  });

  it('takes nothing while an answer is being sent', () => {
    const sending = after(at(1), ...answer('sim'));
    for (const event of [...answer('não'), { type: 'went-back' } as const]) {
      expect(transition(sending, event)).toBe(sending);
    }
  });

  it('finishes after the last item', () => {
    const finishing = after(at(2, { saved: { 1: 'a b', 2: 'c d' } }), ...answer('sim'), saved);
    expect(finishing.step).toBe('finishing');
    const assessment = { ...fresh, isFinished: true };
    expect(transition(finishing, { type: 'finished', assessment })).toEqual({
      step: 'done',
      assessment,
    });
  });

  it('stays on the last item when finishing fails, and then only finishes', () => {
    const last = at(2, { saved: { 1: 'a b', 2: 'c d' } });
    const failed = after(last, ...answer('sim'), saved, { type: 'send-failed', problem: offline });
    expect(failed).toMatchObject({ step: 'answering', problem: offline, position: { index: 2 } });
    expect(transition(failed, { type: 'submitted' }).step).toBe('finishing');
  });

  it('goes to an item that is still open instead of finishing', () => {
    const last = at(2, { saved: { 1: 'sim' } });
    expect(onScreen(after(last, ...answer('sim'), saved))).toBe(1);
  });

  it('meets a change that was left unsent again before the end', () => {
    const changed = at(2, { saved: { 1: 'sim', 2: 'não' }, unsent: { 1: 'talvez' } });
    expect(after(changed, ...answer('sim'), saved)).toMatchObject({
      step: 'answering',
      position: { index: 0, chosen: { 1: 'talvez' } },
    });
  });
});

describe('going back', () => {
  it('shows an answer given here at once', () => {
    const state = after(at(0), ...answer('sim'), saved, { type: 'went-back' });
    expect(state).toMatchObject({
      step: 'answering',
      position: { index: 0, chosen: { 1: 'sim' } },
    });
  });

  it('reads an answer given earlier, and can try that again', () => {
    const recalling = transition(at(1, { unread: [1] }), { type: 'went-back' });
    expect(recalling).toMatchObject({ step: 'recalling', position: { index: 0 } });
    const forgotten = transition(recalling, { type: 'recall-failed', problem: offline });
    expect(forgotten).toMatchObject({ step: 'forgotten', problem: offline });
    const again = transition(forgotten, { type: 'recall-retried' });
    expect(transition(again, { type: 'recalled', answer: 'sim' })).toMatchObject({
      step: 'answering',
      position: { chosen: { 1: 'sim' }, saved: { 1: 'sim' }, unread: [] },
    });
  });

  it('keeps a choice that was not sent', () => {
    const started = at(1, { saved: { 1: 'sim' }, unsent: { 2: 'ta' } });
    expect(after(started, { type: 'went-back' }, { type: 'submitted' })).toMatchObject({
      step: 'answering',
      position: { index: 1, chosen: { 2: 'ta' } },
    });
  });

  it('stops at the first item', () => {
    const state = at(0);
    expect(transition(state, { type: 'went-back' })).toBe(state);
    expect([state, at(1), { ...at(1), step: 'sending' }].map(canGoBack)).toEqual([
      false,
      true,
      false,
    ]);
  });
});

describe('another tab', () => {
  const opened = (stored: Partial<Assessment>): Event => ({
    type: 'opened',
    assessment: { ...fresh, ...stored },
  });

  it('ends this one when it has finished', () => {
    for (const state of [open(), at(1), after(at(1), ...answer('sim'))]) {
      expect(transition(state, opened({ isFinished: true })).step).toBe('done');
    }
  });

  it('shows what was answered there, unless a choice has begun here', () => {
    const there = opened({ saved: { 1: 'sim', 2: 'não' } });
    expect(transition(at(0), there)).toMatchObject({
      position: { index: 0, chosen: { 1: 'sim', 2: 'não' } },
    });
    expect(transition(at(0, { unsent: { 1: 'talvez' } }), there)).toMatchObject({
      position: { index: 0, chosen: { 1: 'talvez', 2: 'não' } },
    });
    expect(transition(at(0), opened({ unread: [1] })).step).toBe('recalling');
  });

  it('is skipped over when it has answered on, and nothing of it twice', () => {
    const further = after(at(0), ...answer('sim'), { type: 'saved', unread: [1, 2] });
    expect(further).toMatchObject({ step: 'recalling', position: { index: 1, unread: [2] } });
  });

  it('moves a greeting on to the first open item', () => {
    expect(onScreen(transition(open(), opened({ saved: { 1: 'sim' } })))).toBe(1);
    expect(transition(open(), opened({})).step).toBe('intro');
  });

  it('changes nothing when it is not further, or something is on its way', () => {
    const states = [at(1, { saved: { 1: 'sim' } }), after(at(1), ...answer('sim'))];
    expect(transition(states[0] as State, opened({ saved: { 1: 'sim' } }))).toBe(states[0]);
    expect(transition(states[1] as State, opened({ saved: { 1: 'a b' } }))).toBe(states[1]);
  });
});
