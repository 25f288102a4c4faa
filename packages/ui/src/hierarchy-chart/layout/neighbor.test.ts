import { expect, it } from 'vitest';
import { treeOf } from '../../tree-model/tree.ts';
import { company } from '../../tree-model/tree-fixtures.ts';
import { layoutHierarchy, type NodeBox } from './hierarchy-layout.ts';
import { type Direction, neighborOf } from './neighbor.ts';

const open = new Set(['1', '2', '3']);
const layout = layoutHierarchy(treeOf(company), open, { width: 280, height: 100 });

it.each<[from: string, direction: Direction, to: string | undefined]>([
  ['7', 'up', '3'],
  ['1', 'up', undefined],
  ['1', 'down', '3'],
  ['5', 'down', undefined],
  ['3', 'left', '2'],
  ['3', 'right', '4'],
  ['6', 'right', '7'],
  ['4', 'right', undefined],
])('from %s %s it is %s', (from, direction, to) => {
  const box = layout.byId.get(from) as NodeBox;
  expect(neighborOf(layout, box, direction)?.item.node.id).toBe(to);
});
