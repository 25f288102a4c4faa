import { describe, expect, it } from 'vitest';
import {
  describeOutcome,
  findOutcomeName,
  findProfile,
  NOT_ASSESSED,
  OUTCOME_NAMES,
  orderSums,
  profilesOfOutcome,
} from './disc-profile.ts';
import { PROFILES, type Profile, type ProfileSum } from './disc-types.ts';

function sumsOf(...sums: [profile: Profile, sum: number][]): ProfileSum[] {
  return sums.map(([profile, sum]) => ({ profile, sum }));
}

describe('describeOutcome', () => {
  it('marks the main profiles and gives each its share', () => {
    const { shares } = describeOutcome(
      sumsOf(['Conforme', 35], ['Dominante', 64], ['Influente', 51], ['Estável', 50]),
    );
    expect(shares).toEqual([
      { profile: 'Dominante', sum: 64, percent: 32, isMain: true },
      { profile: 'Influente', sum: 51, percent: 25.5, isMain: true },
      { profile: 'Estável', sum: 50, percent: 25, isMain: false },
      { profile: 'Conforme', sum: 35, percent: 17.5, isMain: false },
    ]);
  });

  it('keeps the given order of equal sums', () => {
    const { name } = describeOutcome(
      sumsOf(['Conforme', 60], ['Dominante', 60], ['Influente', 40], ['Estável', 40]),
    );
    expect(name).toBe('Conforme Dominante');
  });

  it('refuses to name an outcome of nothing', () => {
    expect(() => describeOutcome([])).toThrow(RangeError);
    expect(() => describeOutcome([{ profile: 'Conforme', sum: 0 }])).toThrow(RangeError);
  });
});

it('orders without changing what it was given', () => {
  const score = {
    questionCount: 1,
    sums: Object.freeze({ Dominante: 1, Influente: 2, Estável: 3, Conforme: 4 }),
    firstPlaces: Object.freeze({ Dominante: 0, Influente: 0, Estável: 0, Conforme: 1 }),
  };
  expect(orderSums(score).map(({ sum }) => sum)).toEqual([4, 3, 2, 1]);
});

describe('names', () => {
  it('knows four profiles and twelve ordered pairs', () => {
    expect(OUTCOME_NAMES).toHaveLength(16);
    expect(new Set(OUTCOME_NAMES).size).toBe(16);
    expect(OUTCOME_NAMES).toContain('Dominante Influente');
    expect(OUTCOME_NAMES).toContain('Influente Dominante');
  });

  it('matches profiles by name, whatever case and accents', () => {
    expect(findProfile('ESTAVEL')).toBe('Estável');
    expect(findProfile(' dominante ')).toBe('Dominante');
    expect(findProfile('Sereno')).toBeUndefined();
  });

  it('knows no outcome for people who were not assessed', () => {
    expect(findOutcomeName(NOT_ASSESSED)).toBeUndefined();
    expect(findOutcomeName(null)).toBeUndefined();
    expect(findOutcomeName('Dominante Dominante')).toBeUndefined();
    expect(findOutcomeName('estavel conforme')).toBe('Estável Conforme');
  });

  it('takes an outcome apart', () => {
    expect(profilesOfOutcome('Conforme')).toEqual({ primary: 'Conforme', secondary: null });
    for (const name of OUTCOME_NAMES.slice(PROFILES.length)) {
      const { primary, secondary } = profilesOfOutcome(name);
      expect(`${primary} ${secondary}`).toBe(name);
    }
  });
});
