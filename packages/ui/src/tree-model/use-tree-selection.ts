import { useState } from 'react';
import type { TreeNode } from './tree.ts';

/** Which node of a tree is chosen, kept by the part itself unless the page does. */
export interface TreeSelectionProps<Node extends TreeNode> {
  /** The node that is chosen, where the page decides; `null` is none. */
  selectedId?: string | null | undefined;
  /** A node was pressed, or Enter on it: it is chosen from then on, unless the page says otherwise. */
  onActivate?: ((node: Node) => void) | undefined;
}

/** Keeps which node is chosen. */
export function useTreeSelection<Node extends TreeNode>({
  selectedId,
  onActivate,
}: TreeSelectionProps<Node>) {
  const [own, setOwn] = useState<string | null>(null);
  return {
    selectedId: selectedId === undefined ? own : selectedId,
    activate(node: Node) {
      setOwn(node.id);
      onActivate?.(node);
    },
  };
}
