import { describe, expect, it } from 'vitest';
import { treeOf } from '../../tree-model/tree.ts';
import { company, manyDepartments } from '../../tree-model/tree-fixtures.ts';
import { layoutHierarchy } from '../layout/hierarchy-layout.ts';
import { centered, fitOf, homeOf, pushFor } from './places.ts';
import type { ViewTransform } from './zoom-behavior.ts';
import { nextZoom } from './zoom-limits.ts';

const frame = { width: 1000, height: 600 };
const size = { width: 280, height: 100 };
const small = layoutHierarchy(treeOf(company), new Set(['1', '2', '3']), size);
const many = manyDepartments(1000);
const large = layoutHierarchy(treeOf(many), new Set(many.map(({ id }) => id)), size);

function onScreen({ k, x, y }: ViewTransform, place: { x: number; y: number }) {
  return { x: place.x * k + x, y: place.y * k + y };
}

describe('the first view', () => {
  it('has the root in the middle of the top, in its own size', () => {
    const home = homeOf(small, frame);
    const root = small.byId.get('1');
    expect(home.k).toBe(1);
    expect(onScreen(home, { x: root?.center ?? 0, y: root?.top ?? 0 })).toEqual({ x: 500, y: 32 });
  });
});

describe('the view of all', () => {
  it('has the whole drawing within the frame', () => {
    const view = fitOf(small, frame);
    const { left, top, right, bottom } = small.bounds;
    expect(onScreen(view, { x: left, y: top })).toEqual({ x: 32, y: 32 });
    const end = onScreen(view, { x: right, y: bottom });
    expect(end.x).toBeCloseTo(968);
    expect(end.y).toBeLessThan(568);
  });

  it('makes nothing larger than it is', () => {
    expect(fitOf(small, { width: 5000, height: 3000 }).k).toBe(1);
  });

  it('begins at the root where the least zoom shows a part alone', () => {
    const view = fitOf(large, frame);
    expect(view.k).toBe(0.5);
    expect(onScreen(view, { x: large.byId.get('1')?.center ?? 0, y: 0 })).toEqual({
      x: 500,
      y: 32,
    });
  });
});

it('puts a place in the middle at the same zoom', () => {
  const view = centered({ x: 1234, y: 567 }, { k: 0.5, x: 1, y: 2 }, frame);
  expect(view.k).toBe(0.5);
  expect(onScreen(view, { x: 1234, y: 567 })).toEqual({ x: 500, y: 300 });
});

it.each([
  ['leaves what is in the frame', { left: 100, top: 100, right: 380, bottom: 200 }, { x: 0, y: 0 }],
  [
    'shows what is beyond the ends',
    { left: 900, top: 550, right: 1180, bottom: 650 },
    { x: -212, y: -82 },
  ],
  [
    'shows what is before the start',
    { left: -50, top: 0, right: 230, bottom: 100 },
    { x: 82, y: 32 },
  ],
  [
    'begins with the start of what is too large',
    { left: 40, top: 40, right: 1400, bottom: 140 },
    { x: -8, y: 0 },
  ],
])('%s', (_, part, push) => {
  expect(pushFor(part, { k: 1, x: 0, y: 0 }, frame)).toEqual(push);
});

it.each([
  [1, 1, 1.1],
  [1, -1, 0.9],
  [0.83, 1, 0.9],
  [0.83, -1, 0.8],
  [1.1, 1, 1.2],
  [2, 1, 2],
  [0.5, -1, 0.5],
] as const)('from %s the next zoom by %s is %s', (zoom, direction, next) => {
  expect(nextZoom(zoom, direction)).toBeCloseTo(next, 10);
});
