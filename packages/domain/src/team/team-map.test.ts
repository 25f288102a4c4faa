import { describe, expect, it } from 'vitest';
import { PROFILES, type Profile } from '../disc/index.ts';
import { countMainProfiles, leaningOf, placeOnTeamMap } from './team-map.ts';

function sumsOf(...sums: [number, number, number, number]) {
  return PROFILES.map((profile, index) => ({ profile, sum: sums[index] ?? 0 }));
}

describe('placeOnTeamMap', () => {
  it.each<[Profile, [number, number, number, number], number, number]>([
    ['Dominante', [80, 40, 20, 60], -100, 50],
    ['Influente', [40, 80, 60, 20], 100, 50],
    ['Estável', [20, 60, 80, 40], 100, -50],
    ['Conforme', [60, 20, 40, 80], -100, -50],
  ])('pulls %s to its corner', (_, sums, focus, pace) => {
    expect(placeOnTeamMap(sumsOf(...sums))).toEqual({ focus, pace });
  });

  it('reaches the end of an axis with the widest lead that answers can have, and no further', () => {
    expect(placeOnTeamMap(sumsOf(80, 60, 40, 20))).toEqual({ focus: 0, pace: 100 });
    expect(placeOnTeamMap(sumsOf(20, 40, 60, 80))).toEqual({ focus: 0, pace: -100 });
    expect(placeOnTeamMap(sumsOf(200, 0, 0, 0))).toEqual({ focus: -100, pace: 100 });
  });

  it('puts equal sums, and opposite ones, in the middle', () => {
    expect(placeOnTeamMap(sumsOf(50, 50, 50, 50))).toEqual({ focus: 0, pace: 0 });
    expect(placeOnTeamMap(sumsOf(70, 30, 70, 30))).toEqual({ focus: 0, pace: 0 });
  });

  it('does not depend on the order of the sums or on how many questions there were', () => {
    const place = placeOnTeamMap(sumsOf(62, 58, 44, 36));
    expect(placeOnTeamMap(sumsOf(62, 58, 44, 36).reverse())).toEqual(place);
    expect(placeOnTeamMap(sumsOf(31, 29, 22, 18))).toEqual(place);
  });

  it('has no place without sums', () => {
    expect(placeOnTeamMap([])).toBeNull();
  });
});

it('counts main profiles, those that nobody has too', () => {
  expect(countMainProfiles(['Estável', 'Dominante', 'Estável']).map(({ count }) => count)).toEqual([
    1, 0, 2, 0,
  ]);
});

it('leans an axis from a quarter of the way on', () => {
  expect([-100, -25, -24, 0, 24, 25].map(leaningOf)).toEqual([
    'low',
    'low',
    'middle',
    'middle',
    'middle',
    'high',
  ]);
});
