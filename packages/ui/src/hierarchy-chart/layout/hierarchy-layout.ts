import { flextree } from 'd3-flextree';
import type { Tree, TreeItem, TreeNode } from '../../tree-model/tree.ts';
import type { Rect } from '../view/rect.ts';

/** How large nodes are drawn. */
export interface NodeSize<Node extends TreeNode = TreeNode> {
  readonly width: number;
  /** The same for all, or of each. */
  readonly height: number | ((node: Node) => number);
}

/** Where a node stands in a drawing. */
export interface NodeBox<Node extends TreeNode = TreeNode> extends Rect {
  readonly item: TreeItem<Node>;
  /** The middle, where lines come in and go out. */
  readonly center: number;
  /** The line above its children, while they show. */
  readonly bar: { readonly y: number; readonly left: number; readonly right: number } | null;
}

/** Where all nodes stand that are to be seen. */
export interface HierarchyLayout<Node extends TreeNode = TreeNode> {
  /** Each before its children. */
  readonly boxes: readonly NodeBox<Node>[];
  readonly byId: ReadonlyMap<string, NodeBox<Node>>;
  /** What all of them take, at least a point. */
  readonly bounds: Rect;
}

/** Between two nodes beside each other, and between two levels. */
export const SPACING = 50;

/**
 * What is laid out as one: a node that shows its children, or a row of neighbors that show none. Most nodes stand in such
 * rows, and laying out takes its time by the piece.
 */
interface Block<Node extends TreeNode> {
  readonly items: TreeItem<Node>[];
  readonly size: [width: number, height: number];
  readonly children: Block<Node>[];
}

/** A box while it is being placed. */
type Placing<Box> = { -readonly [Key in keyof Box]: Box[Key] };

/**
 * Draws a tree from its roots down, as compact as its nodes allow. The first of some boxes whose node is still there
 * keeps its place; without one the roots begin at 0.
 */
export function layoutHierarchy<Node extends TreeNode>(
  { roots }: Pick<Tree<Node>, 'roots'>,
  expandedIds: ReadonlySet<string>,
  size: NodeSize<Node>,
  anchors: readonly NodeBox[] = [],
): HierarchyLayout<Node> {
  const boxes = placeBoxes(roots, expandedIds, size);
  const byId = new Map<string, NodeBox<Node>>();
  for (const box of boxes) byId.set(box.item.node.id, box);
  const before = anchors.find(({ item }) => byId.has(item.node.id));
  const held = before && byId.get(before.item.node.id);
  if (held) moveAll(boxes, before.center - held.center, before.top - held.top);
  for (const box of boxes) {
    if (expandedIds.has(box.item.node.id)) box.bar = barOf(box, byId);
  }
  return { boxes, byId, bounds: boundsOf(boxes) };
}

function placeBoxes<Node extends TreeNode>(
  roots: readonly TreeItem<Node>[],
  expandedIds: ReadonlySet<string>,
  { width, height }: NodeSize<Node>,
): Placing<NodeBox<Node>>[] {
  const heightOf = typeof height === 'function' ? height : () => height;
  const layout = flextree<Block<Node>>({
    children: ({ children }) => children,
    nodeSize: ({ data }) => data.size,
    spacing: SPACING,
  });
  const forest: Block<Node> = { items: [], size: [0, 0], children: blocksOf(roots) };
  const boxes: Placing<NodeBox<Node>>[] = [];
  layout(layout.hierarchy(forest)).eachBefore(({ data: { items, size }, x, y: top }) => {
    // To the pixel: what is drawn is sharp then.
    let left = Math.round(x - size[0] / 2);
    for (const item of items) {
      const right = left + width;
      const center = left + width / 2;
      boxes.push({ item, left, right, center, top, bottom: top + heightOf(item.node), bar: null });
      left = right + SPACING;
    }
  });
  return boxes;

  function blocksOf(siblings: readonly TreeItem<Node>[]): Block<Node>[] {
    const blocks: Block<Node>[] = [];
    let row: Block<Node> | undefined;
    for (const item of siblings) {
      const isOpen = item.children.length > 0 && expandedIds.has(item.node.id);
      const rowHeight = heightOf(item.node) + SPACING;
      if (row && !isOpen) {
        row.items.push(item);
        row.size[0] += width + SPACING;
        row.size[1] = Math.max(row.size[1], rowHeight);
      } else {
        const children = isOpen ? blocksOf(item.children) : [];
        const block: Block<Node> = { items: [item], size: [width, rowHeight], children };
        blocks.push(block);
        row = isOpen ? undefined : block;
      }
    }
    return blocks;
  }
}

function moveAll(boxes: readonly Placing<NodeBox>[], x: number, y: number) {
  for (const box of boxes) {
    box.left += x;
    box.right += x;
    box.center += x;
    box.top += y;
    box.bottom += y;
  }
}

function barOf({ item, bottom }: NodeBox, byId: ReadonlyMap<string, NodeBox>): NodeBox['bar'] {
  const first = item.children[0] && byId.get(item.children[0].node.id);
  const last = item.children.at(-1) && byId.get((item.children.at(-1) as TreeItem).node.id);
  return first && last ? { y: bottom + SPACING / 2, left: first.center, right: last.center } : null;
}

function boundsOf(boxes: readonly NodeBox[]): Rect {
  const [first = { left: 0, top: 0, right: 0, bottom: 0 }] = boxes;
  let { left, top, right, bottom } = first;
  for (const box of boxes) {
    left = Math.min(left, box.left);
    top = Math.min(top, box.top);
    right = Math.max(right, box.right);
    bottom = Math.max(bottom, box.bottom);
  }
  return { left, top, right, bottom };
}
