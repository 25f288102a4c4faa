import { expect, it } from 'vitest';
import { stateOfTraining, TRAINING_STATE_NAMES } from './training-state.ts';

it.each([
  [{ resources: 2, concluded: 0, isBegun: false }, 'Não visualizado'],
  [{ resources: 2, concluded: 0, isBegun: true }, 'Em andamento'],
  [{ resources: 2, concluded: 1, isBegun: true }, 'Em andamento'],
  [{ resources: 2, concluded: 2, isBegun: true }, 'Concluído'],
  [{ resources: 3, concluded: 2, isBegun: true }, 'Em andamento'],
  [{ resources: 0, concluded: 0, isBegun: true }, 'Em andamento'],
] as const)('%j: %s', (counts, name) => {
  expect(TRAINING_STATE_NAMES[stateOfTraining(counts)]).toBe(name);
});
