import { clsx } from 'clsx';
import { ChevronDown, GripVertical } from 'lucide-react';
import {
  type CSSProperties,
  type KeyboardEventHandler,
  memo,
  type PointerEventHandler,
  type ReactNode,
  type Ref,
} from 'react';
import type { RenderLink } from '../../link/render-link.tsx';
import { NodeMenuButton } from '../../tree-model/node-menu-button.tsx';
import type { TreeNode, TreeNodeState } from '../../tree-model/tree.ts';
import { VisuallyHidden } from '../../visually-hidden/index.ts';
import type { HierarchyChartMessages } from '../hierarchy-chart-messages.ts';
import type { NodeBox } from '../layout/hierarchy-layout.ts';
import { type NodeDescription, spokenText } from '../node-description.ts';
import styles from './chart-node.module.css';
import { NodeContent } from './node-content.tsx';

/** What all nodes of a drawing share; another one draws all of them anew. */
export interface NodeSurroundings<Node extends TreeNode> {
  describe: (node: Node) => NodeDescription;
  renderNode: ((node: Node, state: TreeNodeState) => ReactNode) | undefined;
  renderLink: RenderLink;
  hasMenu: boolean;
  texts: HierarchyChartMessages;
  onToggle: (node: Node) => void;
  onActivate: (node: Node) => void;
  onMenu: (node: Node, button: Element) => void;
}

/** What can be done with a node while another one is dragged. */
export type DropMark = 'dragged' | 'allowed' | 'refused';

/** What makes a node draggable. */
export interface NodeDrag {
  ref: Ref<HTMLDivElement>;
  onKeyDown: KeyboardEventHandler | undefined;
  onHandlePointerDown: PointerEventHandler | undefined;
}

export interface ChartNodeProps<Node extends TreeNode> {
  box: NodeBox<Node>;
  surroundings: NodeSurroundings<Node>;
  siblingCount: number;
  isExpanded: boolean;
  isSelected: boolean;
  isTabStop: boolean;
  /** While something is dragged. */
  dropMark?: DropMark | undefined;
  /** What is dragged is over it. */
  isTarget: boolean;
  drag?: NodeDrag;
}

/** A node of a drawing, in its place. */
export function ChartNode<Node extends TreeNode>({
  box,
  surroundings,
  siblingCount,
  isExpanded,
  isSelected,
  isTabStop,
  dropMark,
  isTarget,
  drag,
}: ChartNodeProps<Node>) {
  const { texts, describe, hasMenu, onToggle, onActivate, onMenu } = surroundings;
  const { node, children, level, position } = box.item;
  const hasChildren = children.length > 0;
  const text = spokenText(describe(node));
  const toggleLabel = isExpanded ? texts.collapse : texts.expand;
  const place = {
    '--_left': `${box.left}px`,
    '--_top': `${box.top}px`,
    '--_height': `${box.bottom - box.top}px`,
  } as CSSProperties;
  return (
    <div
      ref={drag?.ref}
      role="treeitem"
      data-node-id={node.id}
      tabIndex={isTabStop ? 0 : -1}
      aria-level={level}
      aria-setsize={siblingCount}
      aria-posinset={position}
      aria-expanded={hasChildren ? isExpanded : undefined}
      aria-selected={isSelected}
      data-drop={dropMark}
      data-target={isTarget || undefined}
      className={clsx('aferir-hierarchy-node', styles.node)}
      style={place}
      onKeyDown={drag?.onKeyDown}
      onClick={() => onActivate(node)}
    >
      <div title={text} className={styles.card}>
        <NodeFace
          node={node}
          render={surroundings.renderNode}
          describe={describe}
          renderLink={surroundings.renderLink}
          isSelected={isSelected}
          isExpanded={isExpanded}
          level={level}
          childCount={children.length}
        />
        {hasChildren ? <VisuallyHidden>{texts.below(children.length)}</VisuallyHidden> : null}
        {/* For the pointer: keys and readers do the same at the node itself, which these would name at length. */}
        <span aria-hidden className={styles.actions}>
          {hasMenu ? (
            <NodeMenuButton
              label={texts.menu(node.label)}
              onOpen={(button) => onMenu(node, button)}
            />
          ) : null}
          {drag ? (
            <span
              data-drag-handle
              title={texts.drag}
              className={styles.handle}
              onPointerDown={drag.onHandlePointerDown}
            >
              <GripVertical />
            </span>
          ) : null}
        </span>
      </div>
      {hasChildren ? (
        <span aria-hidden>
          <button
            type="button"
            tabIndex={-1}
            aria-label={toggleLabel(node.label, children.length)}
            className={clsx('aferir-hierarchy-toggle', styles.toggle)}
            onClick={(event) => {
              event.stopPropagation();
              onToggle(node);
            }}
          >
            <span>{children.length}</span>
            <ChevronDown />
          </button>
        </span>
      ) : null}
    </div>
  );
}

interface NodeFaceProps<Node extends TreeNode> extends TreeNodeState {
  node: Node;
  render: NodeSurroundings<Node>['renderNode'];
  describe: NodeSurroundings<Node>['describe'];
  renderLink: RenderLink;
}

/** What stands in a node; it stays as it is where its node only moves. */
const NodeFace = memo(function NodeFace<Node extends TreeNode>({
  node,
  render,
  describe,
  renderLink,
  ...state
}: NodeFaceProps<Node>) {
  if (render) return render(node, state);
  return <NodeContent {...describe(node)} renderLink={renderLink} />;
}) as <Node extends TreeNode>(props: NodeFaceProps<Node>) => ReactNode;
