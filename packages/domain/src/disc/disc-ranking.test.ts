import { describe, expect, it } from 'vitest';
import {
  choosePlace,
  findRankingFaults,
  isRankingComplete,
  optionAt,
  placeTakenBy,
  toRanking,
} from './disc-ranking.ts';
import { PLACES, type Place, type Ranking } from './disc-types.ts';

const options = [11, 12, 13, 14];

describe('choosePlace', () => {
  it('gives an option a place', () => {
    expect(choosePlace({}, 11, 1)).toEqual({ 11: 1 });
  });

  it('moves an option to a free place', () => {
    expect(choosePlace({ 11: 1, 12: 2 }, 11, 3)).toEqual({ 11: 3, 12: 2 });
  });

  it('clears the place that is chosen again', () => {
    expect(choosePlace({ 11: 1, 12: 2 }, 11, 1)).toEqual({ 12: 2 });
  });

  it('leaves the ranking as it is when another option holds the place', () => {
    const ranking: Ranking = { 11: 1 };
    expect(choosePlace(ranking, 12, 1)).toBe(ranking);
  });

  it('never lets two options share a place, whatever is chosen in whatever order', () => {
    const choices = options.flatMap((option) => PLACES.map((place) => ({ option, place })));
    let rankings: Ranking[] = [{}];
    for (let round = 0; round < 3; round += 1) {
      rankings = rankings.flatMap((ranking) =>
        choices.map(({ option, place }) => choosePlace(ranking, option, place)),
      );
    }
    for (const ranking of rankings) {
      const places = Object.values(ranking);
      expect(new Set(places).size).toBe(places.length);
    }
  });
});

describe('placeTakenBy', () => {
  it('names the other option', () => {
    expect(placeTakenBy({ 11: 1 }, 12, 1)).toBe(11);
  });

  it('says nothing of the option itself or of a free place', () => {
    expect(placeTakenBy({ 11: 1 }, 11, 1)).toBeUndefined();
    expect(placeTakenBy({ 11: 1 }, 11, 2)).toBeUndefined();
  });
});

it('finds the option at a place', () => {
  expect(optionAt({ 11: 1, 12: 4 }, 4)).toBe(12);
  expect(optionAt({ 11: 1, 12: 4 }, 2)).toBeUndefined();
});

describe('isRankingComplete', () => {
  it('needs a place for every option of the question', () => {
    expect(isRankingComplete({ 11: 1, 12: 2, 13: 3 }, options)).toBe(false);
    expect(isRankingComplete({ 11: 1, 12: 2, 13: 3, 99: 4 }, options)).toBe(false);
    expect(isRankingComplete({ 11: 1, 12: 2, 13: 3, 14: 4 }, options)).toBe(true);
  });

  it('needs different places', () => {
    expect(isRankingComplete({ 11: 1, 12: 2, 13: 3, 14: 3 }, options)).toBe(false);
  });
});

describe('findRankingFaults', () => {
  const answer = (places: number[], ids = options) =>
    places.map((place, index) => ({ optionId: ids[index] ?? 0, place }));

  it('accepts four options with four places', () => {
    expect(findRankingFaults(answer([4, 1, 3, 2]), options)).toEqual([]);
  });

  it.each([
    ['an option is missing', answer([1, 2, 3]), ['wrong-options']],
    ['an option is of another question', answer([1, 2, 3, 4], [11, 12, 13, 99]), ['wrong-options']],
    ['an option comes twice', answer([1, 2, 3, 4], [11, 12, 13, 13]), ['wrong-options']],
    ['a place is chosen twice', answer([1, 2, 2, 4]), ['repeated-place']],
    ['a place is off the scale', answer([1, 2, 3, 5]), ['invalid-place']],
    ['a place is not whole', answer([1, 2, 3, 3.5]), ['invalid-place']],
    [
      'everything is wrong',
      answer([0, 0], [1, 1]),
      ['wrong-options', 'invalid-place', 'repeated-place'],
    ],
  ])('refuses an answer where %s', (_, given, faults) => {
    expect(findRankingFaults(given, options)).toEqual(faults);
  });
});

describe('toRanking', () => {
  it('turns an answer into a ranking', () => {
    const places: Place[] = [2, 1];
    expect(toRanking(places.map((place, i) => ({ optionId: i + 1, place })))).toEqual({
      1: 2,
      2: 1,
    });
  });

  it('refuses a place off the scale', () => {
    expect(() => toRanking([{ optionId: 1, place: 0 }])).toThrow(RangeError);
  });
});
