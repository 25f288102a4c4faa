import { expect, it } from 'vitest';
import { formatDuration } from './duration.ts';

it.each([
  [0.2, '1 s'],
  [45, '45 s'],
  [60, '1 min'],
  [150.4, '2 min 30 s'],
  [3600, '1 h'],
  [7512, '2 h 5 min'],
])('says %d seconds as %s', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});
