import { describe, expect, it } from 'vitest';
import { createRandom } from '../random/index.ts';
import {
  type FiguresPlace,
  fewestAlike,
  isCycleDisclosed,
  type PlacedResults,
} from './cycle-disclosure.ts';

const everywhere: FiguresPlace = { departmentId: null, positionId: null };

const group = (given: Partial<PlacedResults> = {}): PlacedResults => ({
  departmentIds: [],
  positionId: null,
  from: 10,
  until: null,
  isOfCycle: true,
  count: 8,
  ...given,
});

const told = (...results: PlacedResults[]) => isCycleDisclosed(everywhere, [everywhere], results);

describe('isCycleDisclosed', () => {
  it('tells nothing of fewer than five, and has nothing to hide of nobody', () => {
    expect(told()).toBe(true);
    expect(told(group({ count: 4 }))).toBe(false);
    expect(told(group({ count: 5 }))).toBe(true);
    expect(told(group({ isOfCycle: false, count: 4 }))).toBe(true);
  });

  it.each([
    ['results beside the cycle', [group(), group({ isOfCycle: false, count: 1 })], false],
    ['enough of them', [group(), group({ isOfCycle: false, count: 5 })], true],
    ['results of the cycle in another month', [group(), group({ from: 11, count: 2 })], false],
    ['enough of those', [group(), group({ from: 11, count: 6 })], true],
    ['few months apart from many', [group({ count: 3 }), group({ from: 11, count: 3 })], true],
    ['a later result of few', [group(), group({ until: 12, count: 2 })], false],
    ['one of the same month', [group(), group({ until: 10, count: 2 })], false],
  ])('looks at %s', (_name, results, expected) => {
    expect(told(...results)).toBe(expected);
  });

  it('looks at the same cycle in a wider place', () => {
    const inside = { departmentId: 1, positionId: null };
    const around = (count: number) => [group({ departmentIds: [1] }), group({ count, from: 30 })];
    const beside = group({ departmentIds: [1], isOfCycle: false, count: 9 });
    const ask = (count: number) =>
      isCycleDisclosed(inside, [everywhere, inside], [...around(count), beside]);
    expect([1, 4, 5].map(ask)).toEqual([false, false, true]);
  });

  it('looks at the months of a narrower place that has nearly all', () => {
    const narrower = { departmentId: 1, positionId: null };
    const ask = (inside: number, outside: number) =>
      isCycleDisclosed(
        everywhere,
        [everywhere, narrower],
        [group({ departmentIds: [1], count: inside }), group({ count: outside })],
      );
    expect(ask(8, 2)).toBe(false);
    expect(ask(8, 5)).toBe(true);
    expect(ask(4, 4)).toBe(true);
  });
});

it('needs a look at those that have all but four', () => {
  expect([1, 4, 5, 9].map(fewestAlike)).toEqual([1, 1, 1, 5]);
});

/** Departments 1 with 2 and 3 below it, 4 beside; two positions; five months; two cycles. */
function createCompany(seed: number) {
  const random = createRandom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const chains = [[], [1], [1, 2], [1, 2], [1, 2], [1, 3], [4]];
  const results: Result[] = [];
  const size = 6 + below(34);
  for (let person = 0; person < size; person += 1) {
    const departmentIds = chains[below(chains.length)] ?? [];
    const positionId = below(3) || null;
    const own: Result[] = [];
    for (let from = 1; from <= 5; from += 1) {
      if (below(3) > 0) continue;
      const cycle = below(4) > 0 ? (from <= 3 ? 1 : 2) : null;
      own.push({ id: results.length + own.length, person, departmentIds, positionId, from, cycle });
    }
    results.push(...own);
  }
  return results;
}

interface Result {
  readonly id: number;
  readonly person: number;
  readonly departmentIds: readonly number[];
  readonly positionId: number | null;
  readonly from: number;
  readonly cycle: number | null;
}

const places: FiguresPlace[] = [null, 1, 2, 3, 4].flatMap((departmentId) =>
  [null, 1, 2].map((positionId) => ({ departmentId, positionId })),
);
const spans = [1, 2, 3, 4, 5].flatMap((first) =>
  [1, 2, 3, 4, 5].filter((last) => last >= first).map((last) => [first, last] as const),
);

/** Of each person of a place the last of some results. */
function lastOf(results: readonly Result[], place: FiguresPlace, isMeant: (of: Result) => boolean) {
  const last = new Map<number, number>();
  for (const result of results) {
    const isThere =
      (place.departmentId === null || result.departmentIds.includes(place.departmentId)) &&
      (place.positionId === null || result.positionId === place.positionId);
    if (isThere && isMeant(result)) last.set(result.person, result.id);
  }
  return new Set(last.values());
}

/** The results of a company as the domain reads them, with the last of one cycle marked. */
function placedResults(results: readonly Result[], cycle: number): PlacedResults[] {
  const ofCycle = lastOf(results, everywhere, (result) => result.cycle === cycle);
  return results.map((result, index) => {
    const next = results[index + 1];
    return {
      ...result,
      until: next?.person === result.person ? next.from : null,
      isOfCycle: ofCycle.has(result.id),
      count: 1,
    };
  });
}

const lacks = (one: ReadonlySet<number>, other: ReadonlySet<number>) =>
  [...one].filter((id) => !other.has(id)).length;
const isFew = (count: number) => count > 0 && count < 5;

describe.each(Array.from({ length: 40 }, (_, seed) => seed + 1))('a company (%i)', (seed) => {
  it('has no figures of a cycle that differ by few from others, and hides no more', () => {
    const results = createCompany(seed);
    const ofMonths = places
      .flatMap((place) =>
        spans.map(([first, last]) =>
          lastOf(results, place, ({ from }) => from >= first && from <= last),
        ),
      )
      .filter(({ size }) => size >= 5);
    const ofCycles = [1, 2].flatMap((cycle) =>
      places.map((place) => ({
        cycle,
        counted: lastOf(results, place, (result) => result.cycle === cycle),
        isTold: isCycleDisclosed(place, places, placedResults(results, cycle)),
      })),
    );
    for (const { cycle, counted, isTold } of ofCycles) {
      const monthsNear = ofMonths.some((other) =>
        isFew(Math.max(lacks(other, counted), lacks(counted, other))),
      );
      const holdersNear = ofCycles.some(
        (other) =>
          other.cycle === cycle &&
          lacks(counted, other.counted) === 0 &&
          isFew(lacks(other.counted, counted)),
      );
      const isHidden = counted.size > 0 && (counted.size < 5 || monthsNear || holdersNear);
      expect(isTold).toBe(!isHidden);
    }
    const toldSets = [
      ...ofMonths,
      ...ofCycles.filter(({ isTold }) => isTold).map(({ counted }) => counted),
    ];
    for (const { counted, isTold } of ofCycles) {
      if (!isTold || counted.size === 0) continue;
      for (const other of toldSets) {
        if (lacks(counted, other) === 0) expect(isFew(lacks(other, counted))).toBe(false);
        if (lacks(other, counted) === 0) expect(isFew(lacks(counted, other))).toBe(false);
      }
    }
  });
});

it('tells of cycles in some of these companies, and hides in others', () => {
  const asked = Array.from({ length: 40 }, (_, index) => {
    const results = createCompany(index + 1);
    return places.map((place) => isCycleDisclosed(place, places, placedResults(results, 1)));
  }).flat();
  expect(asked.filter(Boolean).length).toBeGreaterThan(20);
  expect(asked.filter((isTold) => !isTold).length).toBeGreaterThan(20);
});
