import { describe, expect, it } from 'vitest';
import { pointsOf, scoreRankings } from './disc-scoring.ts';
import { PLACES, type Place, type Profile } from './disc-types.ts';

const profiles = new Map<number, Profile>([
  [1, 'Conforme'],
  [2, 'Dominante'],
  [3, 'Estável'],
  [4, 'Influente'],
]);

it('is worth 4 points at the first place and 1 at the last', () => {
  expect(PLACES.map(pointsOf)).toEqual([4, 3, 2, 1]);
});

describe('scoreRankings', () => {
  it('goes by the profile of an option, never by its position', () => {
    expect(scoreRankings([{ 1: 1, 2: 2, 3: 3, 4: 4 }], profiles)).toEqual({
      questionCount: 1,
      sums: { Conforme: 4, Dominante: 3, Estável: 2, Influente: 1 },
      firstPlaces: { Conforme: 1, Dominante: 0, Estável: 0, Influente: 0 },
    });
  });

  it('gives ten points a question, whatever the places', () => {
    const orders: Place[][] = [
      [1, 2, 3, 4],
      [4, 3, 2, 1],
      [2, 4, 1, 3],
    ];
    const rankings = orders.map(([a, b, c, d]) => ({ 1: a, 2: b, 3: c, 4: d }) as never);
    const { sums } = scoreRankings(rankings, profiles);
    expect(Object.values(sums).reduce((all, sum) => all + sum, 0)).toBe(30);
  });

  it.each([
    ['a place is missing', { 1: 1, 2: 2, 3: 3 }],
    ['a place comes twice', { 1: 1, 2: 2, 3: 3, 4: 3 }],
    ['an option is unknown', { 1: 1, 2: 2, 3: 3, 9: 4 }],
  ] as const)('refuses to add up when %s', (_, ranking) => {
    expect(() => scoreRankings([ranking], profiles)).toThrow(RangeError);
  });
});
