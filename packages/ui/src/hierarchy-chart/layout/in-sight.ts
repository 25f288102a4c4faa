import type { TreeNode } from '../../tree-model/tree.ts';
import { meets, type Rect } from '../view/rect.ts';
import type { HierarchyLayout, NodeBox } from './hierarchy-layout.ts';

/** What is drawn of a layout. */
export interface InSight<Node extends TreeNode = TreeNode> {
  readonly boxes: readonly NodeBox<Node>[];
  /** All lines, as the path of an SVG. */
  readonly lines: string;
}

/** The nodes and lines of a layout within some place, and nodes that are kept wherever they are. */
export function inSight<Node extends TreeNode>(
  { boxes, byId }: HierarchyLayout<Node>,
  place: Rect,
  keptIds: readonly (string | undefined)[],
): InSight<Node> {
  return {
    boxes: boxes.filter((box) => meets(box, place) || keptIds.includes(box.item.node.id)),
    lines: boxes
      .filter((box) => box.bar && meets(reachOf(box, box.bar), place))
      .map((box) => linesBelow(box, byId, place))
      .join(''),
  };
}

/** The node nearest to the middle of a place, of those in it. */
export function middleMost(boxes: readonly NodeBox[], place: Rect): string | undefined {
  const [x, y] = [(place.left + place.right) / 2, (place.top + place.bottom) / 2];
  const distance = ({ center, top }: NodeBox) => Math.hypot(center - x, top - y);
  const [nearest] = boxes
    .filter((box) => meets(box, place))
    .toSorted((one, other) => distance(one) - distance(other));
  return nearest?.item.node.id;
}

/** What the lines between a node and its children take: as far as a child's top, which is as far below as the bar. */
function reachOf(
  { center, bottom }: NodeBox,
  { y, left, right }: NonNullable<NodeBox['bar']>,
): Rect {
  return {
    left: Math.min(left, center),
    top: bottom,
    right: Math.max(right, center),
    bottom: y + (y - bottom),
  };
}

/** The line down from a node, the bar, and the lines from there to each child, as far as they are in a place. */
function linesBelow(
  { item, center, bottom, bar }: NodeBox,
  byId: HierarchyLayout['byId'],
  place: Rect,
): string {
  if (!bar) return '';
  const left = Math.max(Math.min(bar.left, center), place.left);
  const right = Math.min(Math.max(bar.right, center), place.right);
  const trunk = `M${center} ${bottom}V${bar.y}M${left} ${bar.y}H${right}`;
  const branches = item.children.map(({ node }) => {
    const child = byId.get(node.id);
    const isThere = child && child.center >= place.left && child.center <= place.right;
    return isThere ? `M${child.center} ${bar.y}V${child.top}` : '';
  });
  return trunk + branches.join('');
}
