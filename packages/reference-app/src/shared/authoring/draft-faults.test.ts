import { expect, it } from 'vitest';
import { faultAtField, problemsOfFaults } from './draft-faults.ts';

const faults = [
  { place: 1, message: 'Falta o texto.' },
  { place: 2, message: 'Falta o texto.' },
  { place: 3, message: 'É longo demais.' },
];
const fieldIdOf = (place: number) => `campo-${place}`;

it('tells what is wrong at a field', () => {
  expect(faultAtField(faults, fieldIdOf, 'campo-3')).toBe('É longo demais.');
  expect(faultAtField(faults, fieldIdOf, 'campo-4')).toBeUndefined();
});

it('says once what is wrong with several fields, and leads to the first', () => {
  expect(problemsOfFaults(faults, fieldIdOf)).toEqual([
    { fieldId: 'campo-1', message: 'Falta o texto.' },
    { fieldId: 'campo-3', message: 'É longo demais.' },
  ]);
});
