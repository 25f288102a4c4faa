import { expect, it } from 'vitest';
import { game } from '../testing/game-fixtures.ts';
import {
  areSameFaults,
  faultAt,
  faultsOf,
  faultsOfQuestion,
  fieldIdOf,
  problemsOf,
} from './editor-steps.ts';
import { toGameEdit } from './game-mapping.ts';
import { newQuestion } from './new-question.ts';

const empty = toGameEdit(undefined);
const required = 'Todos os campos devem ser preenchidos.';

it('judges each step by itself', () => {
  const fieldsOf = (step: Parameters<typeof faultsOf>[0]) =>
    faultsOf(step, empty).map(({ place }) => place.field);
  expect(fieldsOf('description')).toEqual(['title']);
  expect(fieldsOf('questions')).toEqual(['questions']);
  expect(fieldsOf('people')).toEqual([]);
  expect(faultsOf('questions', toGameEdit(game))).toEqual([]);
});

it('finds what is wrong at a field', () => {
  const faults = faultsOf('questions', { ...empty, questions: [newQuestion('quiz')] });
  expect(faultAt(faults, { field: 'question-text', question: 0 })).toBe(required);
  expect(faultAt(faults, { field: 'right-option', question: 0 })).toBe(
    'Marque exatamente uma opção certa.',
  );
  expect(faultAt(faults, { field: 'option', question: 0, option: 3 })).toBe(required);
  expect(faultAt(faults, { field: 'option', question: 1, option: 0 })).toBeUndefined();
  expect(fieldIdOf({ field: 'option', question: 1, option: 0 })).toBe('jogo-option-1-0');
});

it('says once what is wrong with several fields', () => {
  const faults = faultsOf('questions', { ...empty, questions: [newQuestion('voting')] });
  expect(problemsOf(faults)).toEqual([{ fieldId: 'jogo-question-text-0', message: required }]);
});

it('tells apart what is wrong with each question', () => {
  const questions = [newQuestion('words'), newQuestion('quiz')];
  const faults = faultsOf('questions', { ...empty, questions });
  expect(faultsOfQuestion(faults, 0)).toEqual([
    { place: { field: 'question-text', question: 0 }, message: required },
  ]);
  expect(faultsOfQuestion(faults, 1)).toHaveLength(faults.length - 1);
  const first = faultsOfQuestion(faults, 0);
  const second = faultsOfQuestion(faults, 1);
  expect(areSameFaults(second, faultsOfQuestion(faults, 1))).toBe(true);
  expect(areSameFaults(first, second)).toBe(false);
  expect(areSameFaults(first, second.slice(0, 1))).toBe(false);
});
