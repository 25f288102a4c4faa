import { pathOf, shownItems, type TreeItem, type TreeNode, treeOf } from '../../tree-model/tree.ts';
import {
  type HierarchyLayout,
  layoutHierarchy,
  type NodeSize,
  SPACING,
} from '../layout/hierarchy-layout.ts';
import type { Rect } from '../view/rect.ts';

/** A piece of a drawing that is kept together: a node, and some of what is below it. */
export interface DrawingPart<Node extends TreeNode = TreeNode> {
  /** The node at its top, unless it is the forest's own. */
  readonly head: TreeItem<Node> | null;
  readonly layout: HierarchyLayout<Node>;
  /** The nodes in it that go on in a part of their own. */
  readonly cutIds: readonly string[];
}

interface CutOptions<Node extends TreeNode> {
  nodes: readonly Node[];
  expandedIds: ReadonlySet<string>;
  size: NodeSize<Node>;
  /** How large a part may be. */
  room: { width: number; height: number };
}

/** A child, and whether all that shows of it fits below its parent. */
interface SizedChild<Node extends TreeNode> {
  readonly item: TreeItem<Node>;
  readonly isWhole: boolean;
  readonly width: number;
}

/**
 * Cuts what is open of a tree into parts that fit some room. What fits stays whole; of what does not, a node comes with as
 * many of its children as there is room for, and each of these that is too large itself goes on in a part of its own.
 */
export function cutIntoParts<Node extends TreeNode>({
  nodes,
  expandedIds,
  size,
  room,
}: CutOptions<Node>): DrawingPart<Node>[] {
  const { roots } = treeOf(nodes);
  const [first] = roots;
  if (!first) return [];
  return roots.length > 1 ? partsBelow(null, roots) : partsBelow(first, openChildren(first));

  function partsBelow(
    head: TreeItem<Node> | null,
    children: readonly TreeItem<Node>[],
  ): DrawingPart<Node>[] {
    const whole = partOf(head, children, []);
    if (fits(whole.layout.bounds)) return [whole];
    const headHeight = head ? heightOf(size, head) + SPACING : 0;
    const sized = children.map((item) => sizeOf(item, headHeight));
    const cut = sized.flatMap(({ item, isWhole }) => (isWhole ? [] : [item]));
    return [
      ...evenRuns(sized, room.width).map((run) => partOf(head, run, cut)),
      ...cut.flatMap((item) => partsBelow(item, item.children)),
    ];
  }

  function openChildren(item: TreeItem<Node>): readonly TreeItem<Node>[] {
    return expandedIds.has(item.node.id) ? item.children : [];
  }

  function fits({ left, top, right, bottom }: Rect, taken = 0): boolean {
    return right - left <= room.width && bottom - top <= room.height - taken;
  }

  function sizeOf(item: TreeItem<Node>, taken: number): SizedChild<Node> {
    const { bounds } = layoutHierarchy({ roots: [item] }, expandedIds, size);
    const isWhole = openChildren(item).length === 0 || fits(bounds, taken);
    return { item, isWhole, width: isWhole ? bounds.right - bounds.left : size.width };
  }

  function partOf(
    head: TreeItem<Node> | null,
    children: readonly TreeItem<Node>[],
    cut: readonly TreeItem<Node>[],
  ): DrawingPart<Node> {
    const shown = children.flatMap((child) =>
      cut.includes(child) ? [child] : shownItems({ roots: [child] }, expandedIds),
    );
    const tree = treeOf([...(head ? [head] : []), ...shown].map(({ node }) => node));
    const cutIds = cut.filter((item) => children.includes(item)).map(({ node }) => node.id);
    return { head, layout: layoutHierarchy(tree, expandedIds, size), cutIds };
  }
}

/** Puts children into as few runs as there is room for, about as many in each. */
function evenRuns<Node extends TreeNode>(
  children: readonly SizedChild<Node>[],
  room: number,
): TreeItem<Node>[][] {
  const fewest = runsOf(children, room, children.length).length;
  return runsOf(children, room, Math.ceil(children.length / fewest));
}

function runsOf<Node extends TreeNode>(
  children: readonly SizedChild<Node>[],
  room: number,
  most: number,
): TreeItem<Node>[][] {
  const runs: TreeItem<Node>[][] = [];
  let taken = 0;
  for (const { item, width } of children) {
    const run = runs.at(-1);
    taken += width + SPACING;
    if (run && taken - SPACING <= room && run.length < most) run.push(item);
    else {
      runs.push([item]);
      taken = width + SPACING;
    }
  }
  return runs;
}

/** What is above the head of a part, from the root down. */
export function labelsAbove({ head }: DrawingPart): string[] {
  if (!head) return [];
  const [, ...above] = pathOf(head);
  return above.map(({ node }) => node.label).toReversed();
}

function heightOf<Node extends TreeNode>({ height }: NodeSize<Node>, { node }: TreeItem<Node>) {
  return typeof height === 'function' ? height(node) : height;
}
