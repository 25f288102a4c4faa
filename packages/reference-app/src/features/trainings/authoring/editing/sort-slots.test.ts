import { expect, it } from 'vitest';
import { changeOfDrop, END, slotOfSession, slotOfVideo } from './sort-slots.ts';

it('puts sessions before others, or at the end', () => {
  expect(changeOfDrop('a', slotOfSession('b'))).toEqual({
    type: 'move-session',
    session: 'a',
    before: 'b',
  });
  expect(changeOfDrop('a', slotOfSession(END))).toMatchObject({ before: undefined });
});

it('puts videos before others, or at the end of a session', () => {
  expect(changeOfDrop('x', slotOfVideo('a', 'y'))).toEqual({
    type: 'move-video',
    video: 'x',
    session: 'a',
    before: 'y',
  });
  expect(changeOfDrop('x', slotOfVideo('a', END))).toMatchObject({ before: undefined });
});

it('knows no other places', () => expect(changeOfDrop('x', 'elsewhere')).toBeUndefined());
