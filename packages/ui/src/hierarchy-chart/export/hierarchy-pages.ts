import type { TreeNode } from '../../tree-model/tree.ts';
import { nodeWidth, nodeHeight as usualHeight } from '../node-size.ts';
import type { HierarchyExport } from './hierarchy-export.ts';
import { cutIntoParts, type DrawingPart } from './page-parts.ts';
import { mostOn, type PageFormat, pageScales, roomOf, roomOn } from './page-room.ts';

/** What is on a page. */
export interface HierarchyPage<Node extends TreeNode = TreeNode> {
  readonly number: number;
  readonly count: number;
  readonly format: PageFormat;
  readonly parts: readonly DrawingPart<Node>[];
  /** On which page a node that was cut goes on, by its id. */
  readonly pageOf: ReadonlyMap<string, number>;
}

/**
 * Cuts all that is open into pages that can be read: each has one or more parts of the tree, whole as far as they fit, and
 * says what is above them and where they go on.
 */
export function hierarchyPages<Node extends TreeNode>(
  {
    nodes,
    expandedIds,
    nodeHeight = usualHeight,
  }: Pick<HierarchyExport<Node>, 'nodes' | 'expandedIds' | 'nodeHeight'>,
  format: PageFormat,
): HierarchyPage<Node>[] {
  const size = { width: nodeWidth, height: nodeHeight };
  const parts = cutIntoParts({ nodes, expandedIds, size, room: mostOn(format) });
  const stacks = stackUp(parts, roomOn(format).height / pageScales.least);
  const pageOf = new Map<string, number>();
  stacks.forEach((stack, index) => {
    for (const { head } of stack) {
      if (head && !pageOf.has(head.node.id)) pageOf.set(head.node.id, index + 1);
    }
  });
  const count = stacks.length;
  return stacks.map((stack, index) => ({ number: index + 1, count, format, parts: stack, pageOf }));
}

/** Puts parts on pages, one below the other as long as there is room. */
function stackUp<Part extends DrawingPart>(parts: readonly Part[], room: number): Part[][] {
  const stacks: Part[][] = [];
  let taken = 0;
  for (const part of parts) {
    const { height } = roomOf(part);
    const stack = stacks.at(-1);
    if (stack && taken + height <= room) {
      stack.push(part);
      taken += height;
    } else {
      stacks.push([part]);
      taken = height;
    }
  }
  return stacks;
}
