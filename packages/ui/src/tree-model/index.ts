export type { TreeNode, TreeNodeState } from './tree.ts';
export {
  type TreeExpansion,
  type TreeExpansionProps,
  useTreeExpansion,
} from './use-tree-expansion.ts';
