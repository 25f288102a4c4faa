import { describe, expect, it } from 'vitest';
import { treeOf } from '../../tree-model/tree.ts';
import { company, manyDepartments } from '../../tree-model/tree-fixtures.ts';
import { layoutHierarchy, type NodeBox } from './hierarchy-layout.ts';
import { inSight, middleMost } from './in-sight.ts';

const nodes = manyDepartments(2000);
const all = new Set(nodes.map(({ id }) => id));
const layout = layoutHierarchy(treeOf(nodes), all, { width: 280, height: 100 });

/** A place of a screen, around the middle of a node. */
function around(id: string) {
  const { center, top } = layout.byId.get(id) as NodeBox;
  return { left: center - 700, right: center + 700, top: top - 400, bottom: top + 400 };
}

describe('inSight', () => {
  it('has what is in a place, each before its children', () => {
    const { boxes } = inSight(layout, around('1000'), []);
    expect(boxes.length).toBeLessThan(20);
    const ids = boxes.map(({ item }) => item.node.id);
    expect(ids.indexOf('167')).toBeGreaterThanOrEqual(0);
    expect(ids.indexOf('1000')).toBeGreaterThan(ids.indexOf('167'));
  });

  it('keeps nodes wherever they are', () => {
    const { boxes } = inSight(layout, around('1000'), ['1', undefined]);
    expect(boxes[0]?.item.node.id).toBe('1');
  });

  it('draws the line over nodes whose parent and siblings are far away', () => {
    const [left, right] = ['2', '3'].map((id) => layout.byId.get(id) as NodeBox);
    const x = ((left?.center ?? 0) + (right?.center ?? 0)) / 2;
    const place = { left: x - 10, right: x + 10, top: 110, bottom: 140 };
    const { boxes, lines } = inSight(layout, place, []);
    expect(boxes).toEqual([]);
    expect(lines).toContain(`M${place.left} 125H${place.right}`);
  });

  it('draws down from a node to each of its children at right angles', () => {
    const small = layoutHierarchy(treeOf(company), new Set(['1']), { width: 280, height: 100 });
    const { lines } = inSight(small, small.bounds, []);
    expect(lines).toBe('M0 100V125M-330 125H330M-330 125V150M0 125V150M330 125V150');
  });
});

it('finds the node in the middle of a place', () => {
  expect(middleMost(layout.boxes, around('1000'))).toBe('1000');
  expect(middleMost(layout.boxes, { left: 1, right: 2, top: -9, bottom: -8 })).toBeUndefined();
});
