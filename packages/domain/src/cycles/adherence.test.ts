import { expect, it } from 'vitest';
import { adherenceOf, countStandings, NO_STANDINGS } from './adherence.ts';

it('counts whose own part is done among all who are asked', () => {
  const counts = countStandings([
    { standing: 'done', count: 20 },
    { standing: 'answered', count: 10 },
    { standing: 'answering', count: 3 },
    { standing: 'opened', count: 2 },
    { standing: 'sent', count: 4 },
    { standing: 'unsent', count: 1 },
    { standing: 'gone', count: 7 },
  ]);
  expect(adherenceOf(counts)).toEqual({ counts, people: 40, answered: 30, percent: 75 });
});

it('counts who stands alike in two groups together', () => {
  const groups = [
    { standing: 'sent', count: 2 },
    { standing: 'sent', count: 3 },
  ] as const;
  expect(countStandings(groups)).toEqual({ ...NO_STANDINGS, sent: 5 });
});

it('is 100 percent only where nobody is missing, and nothing where nobody is asked', () => {
  expect(adherenceOf({ ...NO_STANDINGS, done: 999, sent: 1 }).percent).toBe(99);
  expect(adherenceOf({ ...NO_STANDINGS, done: 999 }).percent).toBe(100);
  expect(adherenceOf({ ...NO_STANDINGS, gone: 3 }).percent).toBeNull();
});
