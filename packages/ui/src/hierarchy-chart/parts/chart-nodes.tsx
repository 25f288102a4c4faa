import { memo } from 'react';
import { siblingsOf, type Tree, type TreeNode } from '../../tree-model/tree.ts';
import { DraggableNode } from '../drag/draggable-node.tsx';
import type { NodeBox } from '../layout/hierarchy-layout.ts';
import { ChartNode, type DropMark, type NodeSurroundings } from './chart-node.tsx';

interface ChartNodesProps<Node extends TreeNode> {
  tree: Tree<Node>;
  boxes: readonly NodeBox<Node>[];
  surroundings: NodeSurroundings<Node>;
  selectedId: string | null;
  tabStopId: string | undefined;
  isDraggable: boolean;
  markOf: (id: string) => DropMark | undefined;
  targetId: string | undefined;
}

// A node is drawn anew only once something about it is another: what comes into sight leaves the others alone.
const StillNode = memo(ChartNode) as typeof ChartNode;
const MovableNode = memo(DraggableNode) as typeof DraggableNode;

/** The nodes that are in sight. */
export function ChartNodes<Node extends TreeNode>({
  tree,
  boxes,
  surroundings,
  selectedId,
  tabStopId,
  isDraggable,
  markOf,
  targetId,
}: ChartNodesProps<Node>) {
  return boxes.map((box) => {
    const { id } = box.item.node;
    const count = siblingsOf(tree, box.item).length;
    const isOnlyRoot = box.item.parent === null && count === 1;
    // Everything else is below the only root.
    const AnyNode = isDraggable && !isOnlyRoot ? MovableNode : StillNode;
    return (
      <AnyNode
        key={id}
        box={box}
        surroundings={surroundings}
        siblingCount={count}
        isExpanded={box.bar !== null}
        isSelected={id === selectedId}
        isTabStop={id === tabStopId}
        dropMark={markOf(id)}
        isTarget={id === targetId}
      />
    );
  });
}
