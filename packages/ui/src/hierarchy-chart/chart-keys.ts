import type { KeyboardEvent } from 'react';
import type { TreeNode } from '../tree-model/tree.ts';
import type { HierarchyLayout, NodeBox } from './layout/hierarchy-layout.ts';
import { directions, neighborOf } from './layout/neighbor.ts';
import type { ChartView } from './view/chart-view.ts';

/** How far Shift and an arrow push the drawing, in pixels of the screen. */
const PUSH = 80;

/** What keys do in a drawing. */
interface ChartKeys<Node extends TreeNode> {
  layout: HierarchyLayout<Node>;
  view: ChartView;
  onGo: (id: string) => void;
  onToggle: (node: Node) => void;
  onActivate: (node: Node) => void;
  onZoom: (direction: 1 | -1) => void;
  onReset: () => void;
}

/** Does what a key asks for at a node, and says whether it asked for anything. */
export function pressChartKey<Node extends TreeNode>(
  { key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent,
  box: NodeBox<Node>,
  { layout, view, onGo, onToggle, onActivate, onZoom, onReset }: ChartKeys<Node>,
): boolean {
  if (altKey || ctrlKey || metaKey) return false;
  const { node, children } = box.item;
  const direction = directions[key];
  if (direction && shiftKey) {
    const [x, y] = { left: [1, 0], right: [-1, 0], up: [0, 1], down: [0, -1] }[direction];
    view.panBy((x ?? 0) * PUSH, (y ?? 0) * PUSH);
  } else if (direction) {
    const next = neighborOf(layout, box, direction);
    if (next) onGo(next.item.node.id);
    // Below a closed node is what it holds.
    else if (direction === 'down' && children.length > 0) onToggle(node);
  } else if (key === 'Home' || key === 'End') {
    const end = key === 'Home' ? layout.boxes[0] : layout.boxes.at(-1);
    if (end) onGo(end.item.node.id);
  } else if (key === 'Enter') onActivate(node);
  else if (key === ' ') {
    if (children.length > 0) onToggle(node);
  } else if (key === '+' || key === '=') onZoom(1);
  else if (key === '-') onZoom(-1);
  else if (key === '0') onReset();
  else return false;
  return true;
}
