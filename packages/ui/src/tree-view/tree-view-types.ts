import type { ComponentProps, ReactNode, Ref } from 'react';
import type { TreeNode, TreeNodeState } from '../tree-model/tree.ts';
import type { TreeExpansionProps } from '../tree-model/use-tree-expansion.ts';
import type { TreeSelectionProps } from '../tree-model/use-tree-selection.ts';
import type { TreeViewMessages } from './tree-view-messages.ts';

/** What a page can do with a tree. */
export interface TreeViewHandle {
  /** Opens what is above a node, scrolls to it and gives it the focus. */
  flyTo: (nodeId: string) => void;
}

export interface TreeViewProps<Node extends TreeNode = TreeNode>
  extends TreeExpansionProps,
    TreeSelectionProps<Node>,
    Omit<ComponentProps<'div'>, 'children' | 'role'> {
  /** What the tree is of, read aloud. */
  label: string;
  /** The nodes, siblings in their order; another list for each change. */
  nodes: readonly Node[];
  /** Draws what stands in a row; outside of the component or memoized. @default the node's label */
  renderNode?: ((node: Node, state: TreeNodeState) => ReactNode) | undefined;
  /** The actions of a node: MenuItem, MenuLabel and MenuSeparator. */
  renderMenu?: ((node: Node) => ReactNode) | undefined;
  /** The form in which labels and what is typed are compared. @default without case and accents */
  toSearchText?: ((text: string) => string) | undefined;
  /** Stands there while there is no node. */
  empty?: ReactNode;
  /** Moves the tree from outside, for example to what a search has found. */
  handle?: Ref<TreeViewHandle>;
  /** Replaces the texts the component says by itself. */
  messages?: Partial<TreeViewMessages>;
}
