import { describe, expect, it } from 'vitest';
import { candidate } from '../../../../shared/testing/audience-fixtures.ts';
import { game } from '../testing/game-fixtures.ts';
import { editGame, type GameChange, type GameEdit } from './game-edit.ts';
import { toGameEdit } from './game-mapping.ts';
import { copyOfQuestion, newOption, newQuestion } from './new-question.ts';
import { moveOfOption, moveOfQuestion } from './places.ts';

const edit = toGameEdit(game);
const [A, B, D] = ['pergunta-1', 'pergunta-2', 'pergunta-4'] as const;
const quiz = edit.questions[0] as GameEdit['questions'][number];

/** The numbers of the questions, in their order. */
const orderOf = ({ questions }: GameEdit) => questions.map(({ key }) => key.at(-1)).join('');
/** The numbers of the options of the first question. */
const optionsOf = ({ questions }: GameEdit) =>
  questions[0]?.options.map(({ key }) => key.at(-1)).join('');
const after = (change: GameChange | undefined) => {
  if (!change) throw new Error('there is no such move');
  return editGame(edit, change);
};

describe('the order of questions', () => {
  it.each([
    [B, 'up', '2134'],
    [A, 'down', '2134'],
    [D, 'up', '1243'],
  ] as const)('%s moves %s: %s', (question, direction, order) => {
    expect(orderOf(after(moveOfQuestion(edit, question, direction)))).toBe(order);
  });

  it.each([
    [A, 'up'],
    [D, 'down'],
    ['none', 'up'],
  ] as const)('%s moves no further %s', (question, direction) => {
    expect(moveOfQuestion(edit, question, direction)).toBeUndefined();
  });

  it('is changed before a question, or to the end', () => {
    const move = (before: string | undefined) =>
      orderOf(after({ type: 'move-question', question: A, before }));
    expect(move(D)).toBe('2314');
    expect(move(undefined)).toBe('2341');
    expect(move(A)).toBe('1234');
  });
});

describe('the order of options', () => {
  it('is changed within the question', () => {
    expect(optionsOf(after(moveOfOption(quiz, 'opcao-1', 'down')))).toBe('2134');
    expect(optionsOf(after(moveOfOption(quiz, 'opcao-4', 'up')))).toBe('1243');
    expect(moveOfOption(quiz, 'opcao-1', 'up')).toBeUndefined();
    expect(moveOfOption(quiz, 'opcao-4', 'down')).toBeUndefined();
    const elsewhere = { type: 'move-option', question: A, option: 'opcao-5', before: undefined };
    expect(optionsOf(after(elsewhere as GameChange))).toBe('1234');
  });
});

describe('questions', () => {
  it('are added at the end, or behind another', () => {
    const question = { ...newQuestion('words'), key: 'nova-9' };
    expect(orderOf(after({ type: 'add-question', question }))).toBe('12349');
    expect(orderOf(after({ type: 'add-question', question, after: A }))).toBe('19234');
    expect(orderOf(after({ type: 'add-question', question, after: D }))).toBe('12349');
  });

  it('are worded and removed', () => {
    const worded = after({ type: 'word-question', question: A, text: 'Em que ano?' });
    expect(worded.questions[0]?.text).toBe('Em que ano?');
    expect(orderOf(after({ type: 'remove-question', question: A }))).toBe('234');
  });

  it('begin with the options that they need, none of them right', () => {
    const counts = (['quiz', 'words', 'pillars', 'voting'] as const).map(
      (kind) => newQuestion(kind).options.length,
    );
    expect(counts).toEqual([4, 0, 0, 2]);
    expect(newQuestion('quiz').options.some(({ isRight }) => isRight)).toBe(false);
  });

  it('are copied under keys of their own', () => {
    const copy = copyOfQuestion(quiz);
    expect(copy.options.map(({ text }) => text)).toEqual(quiz.options.map(({ text }) => text));
    const keys = [quiz, copy].flatMap(({ key, options }) => [
      key,
      ...options.map((one) => one.key),
    ]);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('options', () => {
  it('are added, worded and removed', () => {
    const option = newOption();
    const added = after({ type: 'add-option', question: D, option });
    expect(added.questions[3]?.options.at(-1)).toBe(option);
    const worded = editGame(added, {
      type: 'word-option',
      question: D,
      option: option.key,
      text: 'Em casa',
    });
    expect(worded.questions[3]?.options.map(({ text }) => text)).toEqual([
      'No parque',
      'Na empresa',
      'Em casa',
    ]);
    const removed = editGame(worded, { type: 'remove-option', question: D, option: 'opcao-5' });
    expect(removed.questions[3]?.options).toHaveLength(2);
  });

  it('are right one at a time', () => {
    const chosen = after({ type: 'choose-right', question: A, option: 'opcao-4' });
    expect(chosen.questions[0]?.options.map(({ isRight }) => isRight)).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });
});

it('describes what it is about and whom it is for', () => {
  expect(after({ type: 'describe', values: { isAnonymous: true, scale: 7 } })).toMatchObject({
    title: game.nmJogo,
    isAnonymous: true,
    scale: 7,
  });
  expect(after({ type: 'choose-people', people: [candidate] }).people).toEqual([candidate]);
});
