import { expect, it } from 'vitest';
import { reviewFigures } from './review-figures.ts';

it('counts the self-assessment from 6, the managers from 7 and the feedback in 2', () => {
  expect(reviewFigures({ 4: 1, 3: 2, 1: 3, 6: 4, 7: 5, 2: 6 })).toEqual({
    sent: 21,
    selfDone: 15,
    managersDone: 11,
    finished: 6,
    selfPercent: 71,
    managersPercent: 52,
    finishedPercent: 29,
    pending: { total: 15, self: 6, managers: 4, feedback: 5 },
  });
});

it('knows no share where nothing was sent', () => {
  expect(reviewFigures({})).toMatchObject({
    sent: 0,
    selfPercent: null,
    managersPercent: null,
    finishedPercent: null,
    pending: { total: 0, self: 0, managers: 0, feedback: 0 },
  });
});
