import { useDraggable } from '@dnd-kit/core';
import { useCallback } from 'react';
import type { TreeNode } from '../../tree-model/tree.ts';
import { ChartNode, type ChartNodeProps } from '../parts/chart-node.tsx';

/** A node that can be dragged: by its handle, or by a key on itself. */
export function DraggableNode<Node extends TreeNode>(props: ChartNodeProps<Node>) {
  const { id } = props.box.item.node;
  const { setNodeRef, setActivatorNodeRef, listeners } = useDraggable({ id });
  const ref = useCallback(
    (element: HTMLDivElement | null) => {
      setNodeRef(element);
      setActivatorNodeRef(element);
    },
    [setNodeRef, setActivatorNodeRef],
  );
  return (
    <ChartNode
      {...props}
      drag={{
        ref,
        onKeyDown: listeners?.onKeyDown as undefined,
        onHandlePointerDown: listeners?.onPointerDown as undefined,
      }}
    />
  );
}
