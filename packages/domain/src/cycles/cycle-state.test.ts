import { expect, it } from 'vitest';
import { cycleMoves, stateOfCycle } from './cycle-state.ts';

const moment = new Date('2026-11-20T12:00:00.000Z');
const dates = { scheduledAt: null, startedAt: null, closedAt: null };

it.each([
  [dates, 'draft'],
  [{ ...dates, scheduledAt: moment }, 'scheduled'],
  [{ ...dates, scheduledAt: moment, startedAt: moment }, 'running'],
  [{ ...dates, startedAt: moment }, 'running'],
  [{ ...dates, startedAt: moment, closedAt: moment }, 'closed'],
] as const)('%j is %s', (given, state) => {
  expect(stateOfCycle(given)).toBe(state);
});

it('lets nobody edit or delete what has begun, nor change what has ended', () => {
  const movesOf = (state: Parameters<typeof cycleMoves>[0]) =>
    Object.entries(cycleMoves(state)).flatMap(([move, may]) => (may ? [move] : []));
  expect(movesOf('draft')).toEqual(['canEdit', 'canDelete', 'canStart']);
  expect(movesOf('scheduled')).toEqual(['canEdit', 'canDelete', 'canStart', 'canUnschedule']);
  expect(movesOf('running')).toEqual(['canChangeWhileRunning', 'canClose']);
  expect(movesOf('closed')).toEqual([]);
});
