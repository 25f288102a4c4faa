import { expect, it } from 'vitest';
import { adherenceOf, countParticipations, NO_PARTICIPATIONS } from './adherence.ts';

it('counts whose own part is done among all who are asked', () => {
  const counts = countParticipations([
    { participation: 'done', count: 20 },
    { participation: 'answered', count: 10 },
    { participation: 'answering', count: 3 },
    { participation: 'opened', count: 2 },
    { participation: 'sent', count: 4 },
    { participation: 'unsent', count: 1 },
    { participation: 'gone', count: 7 },
  ]);
  expect(adherenceOf(counts)).toEqual({ counts, people: 40, answered: 30, percent: 75 });
});

it('counts who stands alike in two groups together', () => {
  const groups = [
    { participation: 'sent', count: 2 },
    { participation: 'sent', count: 3 },
  ] as const;
  expect(countParticipations(groups)).toEqual({ ...NO_PARTICIPATIONS, sent: 5 });
});

it('is 100 percent only where nobody is missing, and nothing where nobody is asked', () => {
  expect(adherenceOf({ ...NO_PARTICIPATIONS, done: 999, sent: 1 }).percent).toBe(99);
  expect(adherenceOf({ ...NO_PARTICIPATIONS, done: 999 }).percent).toBe(100);
  expect(adherenceOf({ ...NO_PARTICIPATIONS, gone: 3 }).percent).toBeNull();
});
