import type { TreeItem, TreeNode } from '../../tree-model/tree.ts';
import type { HierarchyLayout, NodeBox } from './hierarchy-layout.ts';

/** Where one goes from a node: to its parent, a child, or what stands beside it on the same level. */
export type Direction = 'up' | 'down' | 'left' | 'right';

/** The direction of an arrow key. */
export const directions: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** The node next to another one, as they are drawn. */
export function neighborOf<Node extends TreeNode>(
  { boxes, byId }: HierarchyLayout<Node>,
  from: NodeBox<Node>,
  direction: Direction,
): NodeBox<Node> | undefined {
  const { parent, children, level } = from.item;
  const boxOf = ({ node }: TreeItem<Node>) => byId.get(node.id);
  if (direction === 'up') return parent ? boxOf(parent) : undefined;
  const candidates =
    direction === 'down'
      ? children.flatMap((child) => boxOf(child) ?? [])
      : boxes.filter(
          ({ item, center }) =>
            item.level === level &&
            (direction === 'left' ? center < from.center : center > from.center),
        );
  return nearest(candidates, from.center);
}

function nearest<Box extends NodeBox>(boxes: readonly Box[], center: number): Box | undefined {
  let best: Box | undefined;
  for (const box of boxes) {
    if (!best || Math.abs(box.center - center) < Math.abs(best.center - center)) best = box;
  }
  return best;
}
