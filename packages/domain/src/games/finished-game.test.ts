import { expect, it } from 'vitest';
import { isFinishedGameShown } from './finished-game.ts';

it.each([
  ['2026-11-25T12:00:00Z', true],
  ['2026-12-26T02:59:59Z', true],
  ['2026-12-26T03:00:00Z', false],
])('at %s it is %s that a game finished on 2026-11-25 is shown', (now, isShown) => {
  expect(isFinishedGameShown('2026-11-25', new Date(now))).toBe(isShown);
});
