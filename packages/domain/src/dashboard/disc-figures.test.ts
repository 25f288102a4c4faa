import { describe, expect, it } from 'vitest';
import { discCoverage, discFigures } from './disc-figures.ts';

describe('discCoverage', () => {
  it('sets those who took the test beside all', () => {
    expect(discCoverage(40, 60)).toEqual({
      active: 60,
      assessed: 40,
      notAssessed: 20,
      percent: 67,
    });
  });

  it('is no share of nobody', () => {
    expect(discCoverage(0, 0).percent).toBeNull();
  });
});

describe('discFigures', () => {
  it('takes shares of those who have a profile', () => {
    const { profiles, mostPresent, diversity } = discFigures({
      Conforme: 6,
      Dominante: 16,
      Estável: 8,
      Influente: 10,
    });
    expect(profiles.map(({ profile, percent }) => [profile, percent])).toEqual([
      ['Dominante', 40],
      ['Influente', 25],
      ['Estável', 20],
      ['Conforme', 15],
    ]);
    expect(mostPresent).toEqual(['Dominante']);
    expect(diversity).toBe(75);
  });

  it('names all that are even', () => {
    expect(discFigures({ Influente: 3, Conforme: 3, Estável: 1 }).mostPresent).toEqual([
      'Influente',
      'Conforme',
    ]);
  });

  it.each([
    [{ Dominante: 7 }, 0],
    [{ Dominante: 5, Influente: 5, Estável: 5, Conforme: 5 }, 100],
    [{ Dominante: 1, Influente: 1, Estável: 1 }, 67],
    [{}, null],
  ])('tells the diversity of %o', (counts, diversity) => {
    expect(discFigures(counts).diversity).toBe(diversity);
  });

  it('knows nothing of nobody', () => {
    const { profiles, mostPresent } = discFigures({});
    expect(profiles.every(({ count, percent }) => count === 0 && percent === null)).toBe(true);
    expect(mostPresent).toEqual([]);
  });
});
