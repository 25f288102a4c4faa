import { describe, expect, it } from 'vitest';
import {
  firstScreen,
  type ManagerScreen,
  type ManagerScreenEvent,
  transition,
} from './manager-evaluation.machine.ts';

const review = { responseId: 5042, person: 'Bruno Lima' };
const evaluation = { kind: 'evaluate', review } as const;
const after = (screen: ManagerScreen, ...events: ManagerScreenEvent[]) =>
  events.reduce(transition, screen);

describe('the list', () => {
  it('opens a task and is there again when it is done or left', () => {
    const opened = after(firstScreen('list'), { type: 'opened', open: evaluation });
    expect(opened).toEqual({ step: 'list', open: evaluation });
    expect(after(opened, { type: 'done' })).toEqual(firstScreen('list'));
    expect(after(opened, { type: 'left' })).toEqual(firstScreen('list'));
    expect(after(opened, { type: 'refused' })).toEqual(firstScreen('list'));
  });

  it('names whom no mail reaches until that is read, whatever is opened meanwhile', () => {
    const done = (...withoutEmail: string[]): ManagerScreenEvent => ({
      type: 'done',
      withoutEmail,
    });
    const opened = { type: 'opened', open: evaluation } as const;
    const named = after(firstScreen('list'), opened, done('Rui Prado'), opened, done('Ana Souza'));
    expect(named).toEqual({
      step: 'list',
      open: null,
      withoutEmail: ['Rui Prado', 'Ana Souza'],
    });
    expect(after(named, opened, done('Rui Prado'))).toEqual(named);
    expect(after(named, opened, { type: 'left' })).toEqual(named);
    expect(after(named, { type: 'names-read' })).toEqual(firstScreen('list'));
  });

  it('changes by nothing else', () => {
    const list = firstScreen('list');
    const events = [{ type: 'done' }, { type: 'left' }, { type: 'list-asked' }] as const;
    for (const event of events) expect(transition(list, event)).toBe(list);
  });
});

describe('a task as a page', () => {
  it('ends done, left or refused, and once', () => {
    const done = after(firstScreen('evaluate'), { type: 'done' });
    expect(done).toEqual({ step: 'end', task: 'evaluate', outcome: 'done' });
    expect(transition(done, { type: 'left' })).toBe(done);
    const withoutEmail = ['Rui Prado'];
    expect(after(firstScreen('evaluate'), { type: 'done', withoutEmail })).toEqual({
      ...done,
      withoutEmail,
    });
    expect(after(firstScreen('feedback'), { type: 'left' })).toEqual({
      step: 'end',
      task: 'feedback',
      outcome: 'left',
    });
    expect(after(firstScreen('evaluate'), { type: 'refused' })).toMatchObject({
      outcome: 'refused',
    });
  });

  it('opens nothing over itself, and leads to the list', () => {
    const page = firstScreen('evaluate');
    expect(transition(page, { type: 'opened', open: evaluation })).toBe(page);
    expect(after(page, { type: 'list-asked' })).toEqual(firstScreen('list'));
    expect(after(page, { type: 'done' }, { type: 'list-asked' })).toEqual(firstScreen('list'));
  });
});
