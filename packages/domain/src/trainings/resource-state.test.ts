import { expect, it } from 'vitest';
import { type KnownProgress, stateOfResource } from './resource-state.ts';

const untouched: KnownProgress = { segments: [], position: 0, isConcluded: false };

it.each([
  ['not-started', {}],
  ['in-progress', { segments: [[0, 4]] as const }],
  ['in-progress', { position: 12 }],
  ['concluded', { segments: [[0, 100]] as const, isConcluded: true }],
  ['concluded', { isConcluded: true }],
] as const)('is %s with %o', (state, progress) => {
  expect(stateOfResource({ ...untouched, ...progress })).toBe(state);
});
