import {
  DndContext,
  type DragMoveEvent,
  DragOverlay,
  type DragStartEvent,
  KeyboardCode,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { clsx } from 'clsx';
import { type ReactNode, type RefObject, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import dragStyles from '../../overlay/drag-ghost.module.css';
import floatingStyles from '../../overlay/floating.module.css';
import { usePortalContainer } from '../../portal-container/index.ts';
import { useStableHandler } from '../../stable-handler/index.ts';
import { elementOfItem } from '../../tree-model/use-tree-focus.ts';
import { VisuallyHidden } from '../../visually-hidden/index.ts';
import { directions } from '../layout/neighbor.ts';
import type { ChartView } from '../view/chart-view.ts';
import type { Point } from '../view/rect.ts';
import type { ChartDrag } from './use-chart-drag.ts';

/** Takes a node with the keyboard; Space and Enter do other things already. */
const TAKE_KEY = 'KeyM';

const keyboardCodes = {
  start: [TAKE_KEY],
  end: [TAKE_KEY, KeyboardCode.Space, KeyboardCode.Enter],
  cancel: [KeyboardCode.Esc, KeyboardCode.Tab],
};

/** Between the pointer and what is seen of the node, in pixels. */
const BESIDE = 12;

const pointerOptions = { activationConstraint: { distance: 4 } };

// What is under the pointer is found in the layout: nothing has to be measured, and what comes into sight counts at once.
const detectNothing = () => [];

const silent = () => undefined;

/** This part tells of a drag by its own status, since it alone knows what is under the pointer. */
const accessibility = {
  announcements: {
    onDragStart: silent,
    onDragOver: silent,
    onDragEnd: silent,
    onDragCancel: silent,
  },
  screenReaderInstructions: { draggable: '' },
  restoreFocus: false,
};

interface DragLayerProps {
  dragging: ChartDrag;
  view: ChartView;
  frame: RefObject<HTMLElement | null>;
  onStart: () => void;
  children: ReactNode;
}

/** What makes the nodes below it draggable, by pointer and by keyboard. */
export function DragLayer({ dragging, view, frame, onStart, children }: DragLayerProps) {
  const container = usePortalContainer();
  /** Where the frame is in the window, which does not move while something is dragged. */
  const origin = useRef<Point>({ x: 0, y: 0 });
  /** Where in its node the pointer took it. */
  const [grip, setGrip] = useState<Point>({ x: 0, y: 0 });
  const coordinateGetter = useStableHandler((event: KeyboardEvent) => {
    const direction = directions[event.key];
    const box = direction && dragging.step(direction);
    if (!box) return undefined;
    const { k, x, y } = view.transform;
    return { x: origin.current.x + x + box.center * k, y: origin.current.y + y + box.bottom * k };
  });
  const keyboardOptions = useMemo(() => ({ keyboardCodes, coordinateGetter }), [coordinateGetter]);
  const sensors = useSensors(
    useSensor(PointerSensor, pointerOptions),
    useSensor(KeyboardSensor, keyboardOptions),
  );

  function start({ active, activatorEvent }: DragStartEvent) {
    origin.current = cornerOf(frame.current);
    setGrip(gripOf(activatorEvent, elementOfItem(frame.current, String(active.id))));
    dragging.start(String(active.id));
    onStart();
  }

  function move({ activatorEvent, delta }: DragMoveEvent) {
    if (!(activatorEvent instanceof MouseEvent)) return;
    dragging.aim({
      x: activatorEvent.clientX + delta.x - origin.current.x,
      y: activatorEvent.clientY + delta.y - origin.current.y,
    });
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={detectNothing}
      accessibility={accessibility}
      autoScroll={false}
      onDragStart={start}
      onDragMove={move}
      onDragEnd={dragging.drop}
      onDragCancel={dragging.cancel}
    >
      {children}
      {dragging.drag
        ? createPortal(
            <DragOverlay dropAnimation={null} transition="" className={clsx(dragStyles.overlay)}>
              <div
                className={clsx(dragStyles.ghost, floatingStyles.surface)}
                style={{ translate: `${grip.x + BESIDE}px ${grip.y + BESIDE}px` }}
              >
                {dragging.label}
              </div>
            </DragOverlay>,
            container ?? document.body,
          )
        : null}
      <VisuallyHidden role="status">{dragging.said}</VisuallyHidden>
    </DndContext>
  );
}

function cornerOf(element: Element | null | undefined): Point {
  const { left = 0, top = 0 } = element?.getBoundingClientRect() ?? {};
  return { x: left, y: top };
}

/** A key takes a node by its corner. */
function gripOf(event: Event, node: Element | undefined): Point {
  if (!(event instanceof MouseEvent)) return { x: 0, y: 0 };
  const corner = cornerOf(node);
  return { x: event.clientX - corner.x, y: event.clientY - corner.y };
}
