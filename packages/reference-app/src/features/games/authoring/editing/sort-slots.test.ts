import { expect, it } from 'vitest';
import { changeOfDrop, END, optionKindOf, slotOfOption, slotOfQuestion } from './sort-slots.ts';

it('puts questions before others, or at the end', () => {
  expect(changeOfDrop('a', slotOfQuestion('b'))).toEqual({
    type: 'move-question',
    question: 'a',
    before: 'b',
  });
  expect(changeOfDrop('a', slotOfQuestion(END))).toMatchObject({ before: undefined });
});

it('puts options before others of their question, or at its end', () => {
  expect(changeOfDrop('x', slotOfOption('a', 'y'))).toEqual({
    type: 'move-option',
    question: 'a',
    option: 'x',
    before: 'y',
  });
  expect(changeOfDrop('x', slotOfOption('a', END))).toMatchObject({ before: undefined });
  expect(optionKindOf('a')).not.toBe(optionKindOf('b'));
});

it.each(['elsewhere', 'option a'])('knows no place %j', (slot) =>
  expect(changeOfDrop('x', slot)).toBeUndefined(),
);
