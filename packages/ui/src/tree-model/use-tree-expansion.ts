import { useState } from 'react';
import { type Tree, type TreeNode, treeOf } from './tree.ts';

/** Which nodes of a tree are open, kept by the part itself unless the page does. */
export interface TreeExpansionProps {
  /** The nodes whose children show, where the page decides; with `onExpandedChange`. */
  expandedIds?: ReadonlySet<string> | undefined;
  onExpandedChange?: ((expandedIds: ReadonlySet<string>) => void) | undefined;
  /** How many levels are open at first, where the part decides. @default 2 */
  levelsOpenAtFirst?: number | undefined;
}

/** Which nodes are open, and how to change that: what `TreeView` and `HierarchyChart` take as props. */
export interface TreeExpansion {
  expandedIds: ReadonlySet<string>;
  onExpandedChange: (expandedIds: ReadonlySet<string>) => void;
}

/**
 * Keeps which nodes of a tree are open: two parts that are given what it returns open and close together. What is open
 * stays open when the nodes change.
 */
export function useTreeExpansion(
  nodes: readonly TreeNode[],
  { expandedIds, onExpandedChange, levelsOpenAtFirst = 2 }: TreeExpansionProps = {},
): TreeExpansion {
  const [own, setOwn] = useState<ReadonlySet<string> | null>(null);
  // The first levels of the first nodes there are: later ones come closed, and those that move stay as they are.
  const kept = own ?? (nodes.length > 0 ? idsAbove(treeOf(nodes), levelsOpenAtFirst) : null);
  if (kept !== own) setOwn(kept);
  const shown = expandedIds ?? kept ?? none;
  return {
    expandedIds: shown,
    onExpandedChange(next) {
      if (next === shown) return;
      setOwn(next);
      onExpandedChange?.(next);
    },
  };
}

/** The open nodes with some opened or closed; the same set where they are already. */
export function withExpanded(
  expandedIds: ReadonlySet<string>,
  ids: readonly string[],
  isExpanded: boolean,
): ReadonlySet<string> {
  const changed = ids.filter((id) => expandedIds.has(id) !== isExpanded);
  if (changed.length === 0) return expandedIds;
  const next = new Set(expandedIds);
  for (const id of changed) {
    if (isExpanded) next.add(id);
    else next.delete(id);
  }
  return next;
}

const none: ReadonlySet<string> = new Set();

function idsAbove({ byId }: Tree, levels: number): ReadonlySet<string> {
  const above = [...byId.values()].filter(
    ({ level, children }) => level <= levels && children.length > 0,
  );
  return new Set(above.map(({ node }) => node.id));
}
