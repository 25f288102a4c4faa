import { expect, it } from 'vitest';
import { layOut, MOST_NAMED } from './team-map.layout.ts';
import type { PlacedPerson } from './team-map.types.ts';

function person(id: number, focus: number, pace: number): PlacedPerson {
  return {
    id,
    name: `Pessoa ${id}`,
    isManager: false,
    profile: 'Dominante',
    place: { focus, pace },
    doubts: [],
  };
}

function crowd(count: number): PlacedPerson[] {
  return Array.from({ length: count }, (_, id) => person(id, -60, 60));
}

it('puts fast above and people to the right, the ends inside of the drawing', () => {
  const [spot, middle] = layOut([person(1, 100, 100), person(2, 0, 0)]);
  expect(spot).toMatchObject({ left: 91, top: 9 });
  expect(middle).toMatchObject({ left: 50, top: 50 });
});

it.each([2, MOST_NAMED, 40])('lays no mark of %i in one place over another', (count) => {
  const spots = layOut(crowd(count));
  for (const [index, one] of spots.entries()) {
    for (const other of spots.slice(index + 1)) {
      const apart = Math.max(Math.abs(one.left - other.left), Math.abs(one.top - other.top));
      expect(apart).toBeGreaterThanOrEqual(9);
    }
  }
});

it('keeps everybody on the drawing, however many there are', () => {
  const spots = layOut(crowd(200));
  expect(spots).toHaveLength(200);
  for (const { left, top } of spots) {
    for (const percent of [left, top]) {
      expect(percent).toBeGreaterThanOrEqual(9);
      expect(percent).toBeLessThanOrEqual(91);
    }
  }
});
