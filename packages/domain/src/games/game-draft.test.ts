import { describe, expect, it } from 'vitest';
import {
  checkGame,
  checkGameDescription,
  checkGameQuestions,
  type DraftQuestion,
  type GameDraft,
} from './game-draft.ts';

const options = (count: number, right: readonly number[] = []) =>
  Array.from({ length: count }, (_, at) => ({
    text: `Opção ${at + 1}`,
    isRight: right.includes(at),
  }));

const question = (values: Partial<DraftQuestion> = {}): DraftQuestion => ({
  kind: 'words',
  text: 'Como foi?',
  options: [],
  ...values,
});

const draft = (values: Partial<GameDraft> = {}): GameDraft => ({
  title: 'Integração',
  description: '',
  scale: 5,
  questions: [question()],
  ...values,
});

const required = 'Todos os campos devem ser preenchidos.';

it('finds nothing wrong with a whole game of all kinds, at its limits', () => {
  const whole = draft({
    title: ` ${'a'.repeat(100)} `,
    description: 'a'.repeat(1000),
    scale: 10,
    questions: [
      question({ text: 'a'.repeat(500) }),
      question({ kind: 'quiz', options: options(4, [2]) }),
      question({ kind: 'pillars' }),
      question({ kind: 'pillars', options: options(10) }),
      question({ kind: 'voting', options: options(2) }),
      question({ kind: 'voting', options: options(10) }),
      question({ kind: 'pillars', options: [{ text: 'a'.repeat(200), isRight: false }] }),
    ],
  });
  expect(checkGame(whole)).toEqual([]);
  expect(checkGameDescription(draft({ scale: 2 }))).toEqual([]);
});

it.each([
  [{ title: ' ' }, 'title', required],
  [{ title: 'a'.repeat(101) }, 'title', 'O título pode ter no máximo 100 caracteres.'],
  [
    { description: 'a'.repeat(1001) },
    'description',
    'A descrição pode ter no máximo 1.000 caracteres.',
  ],
  [{ scale: 1 }, 'scale', 'A escala deve ir de 1 até um número entre 2 e 10.'],
  [{ scale: 11 }, 'scale', 'A escala deve ir de 1 até um número entre 2 e 10.'],
  [{ scale: 2.5 }, 'scale', 'A escala deve ir de 1 até um número entre 2 e 10.'],
  [{ questions: [] }, 'questions', 'Adicione pelo menos uma pergunta.'],
  [
    { questions: Array.from({ length: 101 }, () => question()) },
    'questions',
    'Um jogo pode ter no máximo 100 perguntas.',
  ],
] as const)('refuses a game with %o', (values, field, message) => {
  expect(checkGame(draft(values))).toEqual([{ place: { field }, message }]);
});

describe('checkGameQuestions', () => {
  const quiz = 'Uma pergunta de quiz tem exatamente 4 opções.';
  const right = 'Marque exatamente uma opção certa.';
  const voting = 'Uma votação tem de 2 a 10 opções.';

  it.each([
    [question({ text: '\n' }), [['question-text', required]]],
    [
      question({ text: 'a'.repeat(501) }),
      [['question-text', 'A pergunta pode ter no máximo 500 caracteres.']],
    ],
    [question({ kind: 'quiz', options: options(3, [0]) }), [['options', quiz]]],
    [question({ kind: 'quiz', options: options(5, [0]) }), [['options', quiz]]],
    [question({ kind: 'quiz', options: options(4) }), [['right-option', right]]],
    [question({ kind: 'quiz', options: options(4, [0, 1]) }), [['right-option', right]]],
    [
      question({ options: options(1) }),
      [['options', 'Uma pergunta de palavras livres não tem opções.']],
    ],
    [
      question({ kind: 'pillars', options: options(11) }),
      [['options', 'Uma pergunta de pilares pode ter no máximo 10 opções.']],
    ],
    [question({ kind: 'voting', options: options(1) }), [['options', voting]]],
    [question({ kind: 'voting', options: options(11) }), [['options', voting]]],
  ] as const)('tells what is wrong with %o', (given, faults) => {
    expect(checkGameQuestions([question(), given])).toEqual(
      faults.map(([field, message]) => ({ place: { field, question: 1 }, message })),
    );
  });

  it('tells which option is empty, too long or there already', () => {
    const texts = ['Ação', ' ', 'a'.repeat(201), ' acao '];
    const given = question({
      kind: 'voting',
      options: texts.map((text) => ({ text, isRight: false })),
    });
    expect(checkGameQuestions([given])).toEqual(
      [
        [1, required],
        [2, 'A opção pode ter no máximo 200 caracteres.'],
        [3, 'Cada opção pode estar uma só vez na pergunta.'],
      ].map(([option, message]) => ({ place: { field: 'option', question: 0, option }, message })),
    );
  });
});
