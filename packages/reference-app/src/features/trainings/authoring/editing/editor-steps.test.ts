import { expect, it } from 'vitest';
import { training } from '../testing/training-fixtures.ts';
import { faultAt, faultsOf, fieldIdOf, problemsOf } from './editor-steps.ts';
import { toTrainingEdit } from './training-mapping.ts';

const empty = toTrainingEdit(undefined, { key: 'novo', name: '', videos: [] });
const required = 'Todos os campos devem ser preenchidos.';

it('judges each step by itself', () => {
  const fieldsOf = (step: Parameters<typeof faultsOf>[0]) =>
    faultsOf(step, empty).map(({ place }) => place.field);
  expect(fieldsOf('description')).toEqual(['title', 'category', 'description']);
  expect(fieldsOf('sessions')).toEqual(['sessions', 'session-name']);
  expect(fieldsOf('people')).toEqual([]);
  const whole = toTrainingEdit(training, { key: 'novo', name: '', videos: [] });
  expect(faultsOf('description', whole)).toEqual([]);
  expect(faultsOf('sessions', whole)).toEqual([]);
});

it('finds what is wrong at a field', () => {
  const faults = faultsOf('sessions', empty);
  expect(faultAt(faults, { field: 'session-name', session: 0 })).toBe(required);
  expect(faultAt(faults, { field: 'session-name', session: 1 })).toBeUndefined();
  expect(fieldIdOf({ field: 'video', session: 1, resource: 0 })).toBe('treinamento-video-1-0');
});

it('says once what is wrong with several fields', () => {
  expect(problemsOf(faultsOf('description', empty))).toEqual([
    { fieldId: 'treinamento-title', message: required },
  ]);
});
