import { expect, it } from 'vitest';
import { treeOf } from '../../tree-model/tree.ts';
import { company, manyDepartments } from '../../tree-model/tree-fixtures.ts';
import { layoutHierarchy } from '../layout/hierarchy-layout.ts';
import { frameIn, mapPathOf, mapScaleOf } from './map-scale.ts';

const square = { left: 100, top: 50, right: 2100, bottom: 1250 };

it('shrinks a drawing to what a map takes, in its own shape', () => {
  const { width, height, toMap, fromMap } = mapScaleOf(square);
  expect([width, height]).toEqual([200, 120]);
  expect(toMap(square)).toEqual({ left: 0, top: 0, right: 200, bottom: 120 });
  expect(fromMap({ x: 100, y: 60 })).toEqual({ x: 1100, y: 650 });
});

it('squeezes what is far wider than tall, so that levels can be told apart', () => {
  const { width, height } = mapScaleOf({ left: 0, top: 0, right: 100_000, bottom: 500 });
  expect([width, height]).toEqual([200, 32]);
});

it('keeps the frame within the map, and large enough to be seen', () => {
  const scale = mapScaleOf(square);
  expect(frameIn(scale, { left: -900, top: 50, right: 1100, bottom: 650 })).toEqual({
    left: 0,
    top: 0,
    right: 100,
    bottom: 60,
  });
  const far = frameIn(scale, { left: 9000, top: 9000, right: 9010, bottom: 9010 });
  expect(far).toEqual({ left: 192, top: 112, right: 200, bottom: 120 });
});

it('draws every node once, and those that fall together as one', () => {
  const size = { width: 280, height: 100 };
  const few = layoutHierarchy(treeOf(company), new Set(['1', '2', '3']), size);
  expect(mapPathOf(few, mapScaleOf(few.bounds)).match(/M/g)).toHaveLength(8);
  const nodes = manyDepartments(5000);
  const many = layoutHierarchy(treeOf(nodes), new Set(nodes.map(({ id }) => id)), size);
  expect(mapPathOf(many, mapScaleOf(many.bounds)).match(/M/g)?.length).toBeLessThan(1300);
});
