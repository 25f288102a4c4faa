import type { CSSProperties, ReactNode } from 'react';
import styles from './printed-tree.module.css';
import { shownItems, type Tree, type TreeNode, type TreeNodeState } from './tree.ts';

interface PrintedTreeProps<Node extends TreeNode> {
  tree: Tree<Node>;
  /** @default the node's label */
  renderNode: ((node: Node, state: TreeNodeState) => ReactNode) | undefined;
}

/** A tree on paper, where nothing can be opened, scrolled or pushed: all of its nodes, each below its parent. */
export function PrintedTree<Node extends TreeNode>({ tree, renderNode }: PrintedTreeProps<Node>) {
  const all = shownItems(tree, new Set(tree.byId.keys()));
  return (
    <ul className={styles.root}>
      {all.map(({ node, level, children }) => (
        <li key={node.id} className={styles.row} style={{ '--_level': level - 1 } as CSSProperties}>
          {renderNode
            ? renderNode(node, {
                isSelected: false,
                isExpanded: children.length > 0,
                level,
                childCount: children.length,
              })
            : node.label}
        </li>
      ))}
    </ul>
  );
}
