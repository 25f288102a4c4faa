import { useEffect, useRef, useState } from 'react';
import { useStableHandler } from '../../stable-handler/index.ts';
import { isWithin, type Tree, type TreeNode } from '../../tree-model/tree.ts';
import type { HierarchyChartMessages } from '../hierarchy-chart-messages.ts';
import type { HierarchyLayout, NodeBox } from '../layout/hierarchy-layout.ts';
import { type Direction, neighborOf } from '../layout/neighbor.ts';
import type { DropMark } from '../parts/chart-node.tsx';
import type { ChartView } from '../view/chart-view.ts';
import { holds, type Point } from '../view/rect.ts';
import { useEdgePan } from './use-edge-pan.ts';

/** How long one waits over a closed node for it to open, in milliseconds. */
const OPEN_DELAY = 600;

interface ChartDragOptions<Node extends TreeNode> {
  tree: Tree<Node>;
  layout: HierarchyLayout<Node>;
  view: ChartView;
  texts: HierarchyChartMessages;
  canMove: ((nodeId: string, newParentId: string) => boolean) | undefined;
  onMove: ((nodeId: string, newParentId: string) => void) | undefined;
  onExpand: (id: string) => void;
  /** Shows a node that one has gone to by keys. */
  onReveal: (id: string) => void;
}

/** What is dragged, and over what it is. */
interface Drag {
  readonly id: string;
  readonly targetId: string | undefined;
}

/** What it takes to drag a node of a drawing onto another one. */
export type ChartDrag = ReturnType<typeof useChartDrag>;

/** Drags a node of a drawing: knows what it is over, whether it may be dropped there, and what is to be said of it. */
export function useChartDrag<Node extends TreeNode>({
  tree,
  layout,
  view,
  texts,
  canMove,
  onMove,
  onExpand,
  onReveal,
}: ChartDragOptions<Node>) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const [said, setSaid] = useState('');
  const pointer = useRef<Point>(undefined);
  const expand = useStableHandler(onExpand);
  const edgePan = useEdgePan(view, () => {
    if (pointer.current) aim(pointer.current);
  });

  const labelOf = (id: string) => tree.byId.get(id)?.node.label ?? '';

  function mayDrop(id: string, targetId: string): boolean {
    const item = tree.byId.get(id);
    const target = tree.byId.get(targetId);
    if (!item || !target || isWithin(target, item) || item.parent === target) return false;
    return canMove?.(id, targetId) ?? true;
  }

  function newsOf(id: string, targetId: string | undefined): string {
    const label = labelOf(id);
    if (targetId === undefined) return texts.dragNowhere(label);
    if (mayDrop(id, targetId)) return texts.dragOver(label, labelOf(targetId));
    const isThere = tree.byId.get(id)?.parent?.node.id === targetId;
    return (isThere ? texts.dragUnchanged : texts.dragRefused)(label, labelOf(targetId));
  }

  function turnTo(targetId: string | undefined) {
    if (!drag || targetId === drag.targetId) return;
    setDrag({ ...drag, targetId });
    setSaid(newsOf(drag.id, targetId));
  }

  /** Takes what is at a point of the frame. */
  const aim = useStableHandler((point: Point) => {
    pointer.current = point;
    edgePan.begin(point);
    const place = view.placeAt(point);
    const over = layout.boxes.find((box) => holds(box, place));
    turnTo(over?.item.node.id === drag?.id ? undefined : over?.item.node.id);
  });

  function end() {
    edgePan.end();
    pointer.current = undefined;
    setDrag(null);
  }

  // Keys are listened to from the next task on: nobody is told earlier that they move something.
  const draggedId = drag?.id;
  const tellStart = useStableHandler(() => {
    if (drag && drag.targetId === undefined) setSaid(texts.dragStarted(labelOf(drag.id)));
  });
  useEffect(() => {
    if (draggedId === undefined) return;
    const timer = setTimeout(tellStart);
    return () => clearTimeout(timer);
  }, [draggedId, tellStart]);

  const target = drag?.targetId === undefined ? undefined : layout.byId.get(drag.targetId);
  const closedTargetId = target && isClosed(target) ? target.item.node.id : undefined;
  useEffect(() => {
    if (closedTargetId === undefined || !pointer.current) return;
    const timer = setTimeout(() => expand(closedTargetId), OPEN_DELAY);
    return () => clearTimeout(timer);
  }, [closedTargetId, expand]);

  return {
    drag,
    /** What is dragged. */
    label: drag ? labelOf(drag.id) : '',
    said,
    /** What can be done with a node meanwhile. */
    markOf(id: string): DropMark | undefined {
      if (!drag) return undefined;
      if (id === drag.id) return 'dragged';
      return mayDrop(drag.id, id) ? 'allowed' : 'refused';
    },
    start(id: string) {
      setDrag({ id, targetId: undefined });
    },
    aim,
    /** Goes on to the next node from what it is over; gives the one that it is over then. */
    step: useStableHandler((direction: Direction) => {
      const from = drag && layout.byId.get(drag.targetId ?? drag.id);
      if (!from) return undefined;
      if (direction === 'down' && isClosed(from)) {
        expand(from.item.node.id);
        return from;
      }
      const next = neighborOf(layout, from, direction) ?? from;
      turnTo(next.item.node.id);
      onReveal(next.item.node.id);
      return next;
    }),
    cancel() {
      if (drag) setSaid(texts.dragCancelled(labelOf(drag.id)));
      end();
    },
    drop() {
      const { id = '', targetId } = drag ?? {};
      end();
      if (targetId === undefined || !mayDrop(id, targetId)) {
        setSaid(texts.dragCancelled(labelOf(id)));
        return;
      }
      setSaid(texts.dropped(labelOf(id), labelOf(targetId)));
      expand(targetId);
      onMove?.(id, targetId);
    },
  };
}

function isClosed({ item, bar }: NodeBox): boolean {
  return item.children.length > 0 && bar === null;
}
