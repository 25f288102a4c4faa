import { expect, it } from 'vitest';
import { isToldVote, toldVotes, voteShares } from './game-votes.ts';

const votes = (...counts: number[]) =>
  counts.map((count, at) => ({ optionId: at + 1, votes: count }));

it.each([
  [
    [2, 1, 0],
    [66.7, 33.3, 0],
  ],
  [
    [1, 1, 1],
    [33.3, 33.3, 33.3],
  ],
  [
    [0, 0],
    [0, 0],
  ],
  [[7], [100]],
])('tells what part of all %j are', (counts, percents) => {
  expect(voteShares(votes(...counts)).map(({ percent }) => percent)).toEqual(percents);
});

it('tells players the totals from five votes on', () => {
  expect(toldVotes(votes(3, 1))).toBeUndefined();
  expect(toldVotes(votes(3, 2))).toEqual([
    { optionId: 1, votes: 3, percent: 60 },
    { optionId: 2, votes: 2, percent: 40 },
  ]);
});

it.each([
  [0, false],
  [4, false],
  [5, true],
  [6, false],
  [10, true],
])('with %i votes of an anonymous game it is %s that players are told anew', (count, isTold) => {
  expect(isToldVote(count)).toBe(isTold);
});
