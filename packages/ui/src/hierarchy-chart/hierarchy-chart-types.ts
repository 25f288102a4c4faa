import type { ComponentProps, ReactNode, Ref } from 'react';
import type { RenderLink } from '../link/render-link.tsx';
import type { TreeNode, TreeNodeState } from '../tree-model/tree.ts';
import type { TreeExpansionProps } from '../tree-model/use-tree-expansion.ts';
import type { TreeSelectionProps } from '../tree-model/use-tree-selection.ts';
import type { HierarchyChartMessages } from './hierarchy-chart-messages.ts';
import type { NodeDescription } from './node-description.ts';

/** What a page can do with a drawing. */
export interface HierarchyChartHandle {
  /** Opens what is above a node, moves there and gives it the focus. */
  flyTo: (nodeId: string) => void;
  /** Shows all that is open, as far as the zoom goes. */
  fit: () => void;
  /** Zooms by a difference, such as 0.1, around the middle. */
  zoomBy: (difference: number) => void;
  /** Goes back to the first view: zoom 1, at the root. */
  reset: () => void;
}

export interface HierarchyChartProps<Node extends TreeNode = TreeNode>
  extends TreeExpansionProps,
    TreeSelectionProps<Node>,
    Omit<ComponentProps<'div'>, 'children' | 'role'> {
  /** What the drawing is of, read aloud. */
  label: string;
  /** The nodes, siblings in their order; another list for each change. */
  nodes: readonly Node[];
  /** What stands in a node, as it is drawn, read aloud and exported; outside of the component or memoized. */
  describe: (node: Node) => NodeDescription;
  /** Draws what stands in a node in another way; outside of the component or memoized. */
  renderNode?: ((node: Node, state: TreeNodeState) => ReactNode) | undefined;
  /** Draws the links of nodes with the app's router; outside of the component or memoized. @default the browser follows them */
  renderLink?: RenderLink | undefined;
  /** How tall nodes are, in pixels: all of them, or each by a function that stays the same. @default 104 */
  nodeHeight?: number | ((node: Node) => number);
  /** The actions of a node: MenuItem, MenuLabel and MenuSeparator. */
  renderMenu?: ((node: Node) => ReactNode) | undefined;
  /** A node was dragged onto another one. Without it nothing can be dragged; a menu always offers the same. */
  onMove?: ((nodeId: string, newParentId: string) => void) | undefined;
  /** Whether a node may go there. Never asked for itself, what is below it, or where it is. @default everywhere */
  canMove?: ((nodeId: string, newParentId: string) => boolean) | undefined;
  /** Stands there while there is no node. */
  empty?: ReactNode;
  /** Moves the drawing from outside, for example to what a search has found. */
  handle?: Ref<HierarchyChartHandle>;
  /** Replaces the texts the component says by itself. */
  messages?: Partial<HierarchyChartMessages>;
}
