import { useState } from 'react';
import { pathOf, type Tree, type TreeNode } from '../../tree-model/tree.ts';
import { type ChartView, createChartView } from '../view/chart-view.ts';
import { homeOf } from '../view/places.ts';
import { meets } from '../view/rect.ts';
import {
  type HierarchyLayout,
  layoutHierarchy,
  type NodeBox,
  type NodeSize,
} from './hierarchy-layout.ts';

interface LayoutOptions<Node extends TreeNode> {
  tree: Tree<Node>;
  expandedIds: ReadonlySet<string>;
  size: NodeSize<Node>;
  /** The node that one is at work with. */
  heldId: string | undefined;
}

/**
 * Lays a tree out, and again when it, or what is open of it, changes. Where one looks stays in its place then: the node
 * that one is at work with, or else what is nearest to the middle of the frame.
 */
export function useAnchoredLayout<Node extends TreeNode>(
  options: LayoutOptions<Node>,
): { layout: HierarchyLayout<Node>; view: ChartView } {
  const { tree, expandedIds, size, heldId } = options;
  const [known, setKnown] = useState(() => {
    const layout = layoutHierarchy(tree, expandedIds, size);
    return { ...options, layout, view: createChartView((frame) => homeOf(layout, frame)) };
  });
  if (
    known.tree === tree &&
    known.expandedIds === expandedIds &&
    known.size.width === size.width &&
    known.size.height === size.height
  ) {
    return known;
  }
  const anchors = anchorsIn(known.layout, known.view, heldId);
  const layout = layoutHierarchy(tree, expandedIds, size, anchors);
  const next = { ...known, ...options, layout };
  setKnown(next);
  return next;
}

/** What may stay in its place, first what should: it, and what is above it, may be gone. */
function anchorsIn(
  { boxes, byId }: HierarchyLayout,
  { visible }: ChartView,
  heldId: string | undefined,
): NodeBox[] {
  const held = heldId === undefined ? undefined : byId.get(heldId);
  const path = held && meets(held, visible) ? pathOf(held.item) : [];
  const middle = { x: (visible.left + visible.right) / 2, y: (visible.top + visible.bottom) / 2 };
  const distance = ({ center, top }: NodeBox) => Math.hypot(center - middle.x, top - middle.y);
  const seen = boxes.filter((box) => meets(box, visible));
  return [
    ...path.flatMap(({ node }) => byId.get(node.id) ?? []),
    ...seen.toSorted((one, other) => distance(one) - distance(other)),
  ];
}
