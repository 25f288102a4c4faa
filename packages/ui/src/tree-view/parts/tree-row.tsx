import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import { type CSSProperties, memo, type ReactNode, useId } from 'react';
import mark from '../../chosen-mark/chosen-mark.module.css';
import { PlainIconButton } from '../../icon-button/plain-icon-button.tsx';
import { NodeMenuButton } from '../../tree-model/node-menu-button.tsx';
import type { TreeItem, TreeNode, TreeNodeState } from '../../tree-model/tree.ts';
import styles from '../tree-view.module.css';
import type { TreeViewMessages } from '../tree-view-messages.ts';

/** What all rows of a tree share; another one draws all of them anew. */
export interface RowSurroundings<Node extends TreeNode> {
  renderNode: ((node: Node, state: TreeNodeState) => ReactNode) | undefined;
  hasMenu: boolean;
  texts: TreeViewMessages;
  onToggle: (node: Node) => void;
  onActivate: (node: Node) => void;
  onMenu: (node: Node, button: Element) => void;
}

interface TreeRowProps<Node extends TreeNode> {
  item: TreeItem<Node>;
  surroundings: RowSurroundings<Node>;
  siblingCount: number;
  isExpanded: boolean;
  isSelected: boolean;
  isTabStop: boolean;
}

function Row<Node extends TreeNode>({
  item: { node, children, level, position },
  surroundings: { renderNode, hasMenu, texts, onToggle, onActivate, onMenu },
  siblingCount,
  isExpanded,
  isSelected,
  isTabStop,
}: TreeRowProps<Node>) {
  const textId = useId();
  const hasChildren = children.length > 0;
  const state = { isSelected, isExpanded, level, childCount: children.length };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree around takes the keys of all its rows
    <div
      role="treeitem"
      data-node-id={node.id}
      tabIndex={isTabStop ? 0 : -1}
      aria-labelledby={textId}
      aria-level={level}
      aria-setsize={siblingCount}
      aria-posinset={position}
      aria-expanded={hasChildren ? isExpanded : undefined}
      aria-selected={isSelected}
      className={clsx('aferir-tree-row', mark.mark, styles.row)}
      style={{ '--_level': level - 1 } as CSSProperties}
      onClick={() => onActivate(node)}
    >
      {hasChildren ? (
        <PlainIconButton
          size="s"
          tabIndex={-1}
          className={styles.toggle}
          label={(isExpanded ? texts.collapse : texts.expand)(node.label)}
          icon={<ChevronRight />}
          onClick={(event) => {
            event.stopPropagation();
            onToggle(node);
          }}
        />
      ) : (
        <span className={styles.leaf} />
      )}
      <span id={textId} className={styles.text}>
        {renderNode ? renderNode(node, state) : node.label}
      </span>
      {hasMenu ? (
        <NodeMenuButton label={texts.menu(node.label)} onOpen={(button) => onMenu(node, button)} />
      ) : null}
    </div>
  );
}

/** A node of a tree. It is drawn anew only once something about it is another. */
export const TreeRow = memo(Row) as typeof Row;
