import { describe, expect, it } from 'vitest';
import { treeOf } from '../../tree-model/tree.ts';
import { company, forest, manyDepartments } from '../../tree-model/tree-fixtures.ts';
import { type HierarchyLayout, layoutHierarchy, type NodeBox } from './hierarchy-layout.ts';

const size = { width: 280, height: 100 };
const all = new Set(forest.map(({ id }) => id));

function boxOf({ byId }: HierarchyLayout, id: string): NodeBox {
  return byId.get(id) as NodeBox;
}

describe('layoutHierarchy', () => {
  const layout = layoutHierarchy(treeOf(company), all, size);

  it('puts a level below the other, and its nodes beside each other, fifty pixels apart', () => {
    const [parent, first, second] = ['3', '7', '8'].map((id) => boxOf(layout, id));
    expect(first?.top).toBe((parent?.bottom ?? 0) + 50);
    expect(second?.left).toBe((first?.right ?? 0) + 50);
    expect(second?.top).toBe(first?.top);
  });

  it('puts a parent above the middle of its children', () => {
    const [parent, first, second] = ['3', '7', '8'].map((id) => boxOf(layout, id).center);
    expect(parent).toBe(((first ?? 0) + (second ?? 0)) / 2);
  });

  it('lets no node stand on another', () => {
    const { boxes } = layoutHierarchy(treeOf(manyDepartments(300, 3)), new Set(idsTo(300)), size);
    const overlaps = boxes.flatMap((one, index) =>
      boxes.slice(index + 1).filter((other) => isOver(one, other)),
    );
    expect(overlaps).toEqual([]);
  });

  it('has a bar over the children that show alone', () => {
    const { bar } = boxOf(layout, '3');
    expect(bar).toEqual({
      y: boxOf(layout, '3').bottom + 25,
      left: boxOf(layout, '7').center,
      right: boxOf(layout, '8').center,
    });
    expect(boxOf(layout, '7').bar).toBeNull();
    expect(boxOf(layoutHierarchy(treeOf(company), new Set(['1']), size), '3').bar).toBeNull();
  });

  it('leaves out what is folded away', () => {
    const { boxes } = layoutHierarchy(treeOf(company), new Set(['1', '5']), size);
    expect(boxes.map(({ item }) => item.node.id)).toEqual(['1', '2', '3', '4']);
  });

  it('takes each node in its own height', () => {
    const height = ({ id }: { id: string }) => (id === '7' ? 160 : 100);
    const { byId } = layoutHierarchy(treeOf(company), all, { width: 280, height });
    const [tall, other] = [byId.get('7'), byId.get('8')];
    expect([tall, other].map((box) => (box?.bottom ?? 0) - (box?.top ?? 0))).toEqual([160, 100]);
    expect(tall?.top).toBe(other?.top);
  });

  it('puts the trees of a forest side by side', () => {
    const { byId, bounds } = layoutHierarchy(treeOf(forest), all, size);
    expect([byId.get('1')?.top, byId.get('20')?.top]).toEqual([0, 0]);
    expect(bounds.top).toBe(0);
    expect(bounds.right).toBe(Math.max(...[...byId.values()].map(({ right }) => right)));
  });

  it('leaves a node in its place, the first that is still there', () => {
    const before = ['9', '8', '1'].map((id) => boxOf(layout, id));
    const withoutSales = company.filter(({ id }) => !['5', '9', '10'].includes(id));
    const after = layoutHierarchy(treeOf(withoutSales), all, size, before);
    const placeOf = ({ left, top }: NodeBox) => ({ left, top });
    expect(placeOf(boxOf(after, '8'))).toEqual(placeOf(boxOf(layout, '8')));
    expect(boxOf(after, '7').right + 50).toBe(boxOf(after, '8').left);
    expect(boxOf(after, '1').left).not.toBe(boxOf(layout, '1').left);
  });
});

function idsTo(count: number): string[] {
  return Array.from({ length: count }, (_, index) => String(index + 1));
}

function isOver(one: NodeBox, other: NodeBox): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}
