import {
  type Active,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardSensor,
  type Over,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { clsx } from 'clsx';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import dragStyles from '../overlay/drag-ghost.module.css';
import floatingStyles from '../overlay/floating.module.css';
import { usePortalContainer } from '../portal-container/index.ts';
import { useMessages } from '../ui-messages/ui-messages-provider.tsx';
import { nearestSlot, nextSlot } from './parts/nearest-slot.ts';
import { sortDataOf } from './parts/sort-data.ts';
import { SortTextsProvider } from './parts/sort-texts.tsx';
import styles from './sortable.module.css';
import { type SortableMessages, sortableMessages } from './sortable-messages.ts';

export interface SortableAreaProps {
  /** An item was dropped into a slot, each by the id it was given. */
  onDrop: (itemId: string, slotId: string) => void;
  /** Replaces the texts the component says by itself. */
  messages?: Partial<SortableMessages>;
  /** Items with a SortHandle each, and a SortSlot wherever one may be dropped. */
  children: ReactNode;
}

const pointerOptions = { activationConstraint: { distance: 4 } };
// The page follows at once: a key that comes while it still moves would be reckoned from somewhere on the way.
const keyboardOptions = { coordinateGetter: nextSlot, scrollBehavior: 'auto' } as const;

/**
 * Has what is inside put in order by dragging, with a pointer or by the keyboard, across lists too. Dragging is
 * never the only way: give each item buttons to move it as well.
 */
export function SortableArea({ onDrop, messages, children }: SortableAreaProps) {
  // Counted by the library, it would be another one in the browser than on a server.
  const id = useId();
  const container = usePortalContainer();
  const texts = useMessages('sortable', sortableMessages, messages);
  const [dragged, setDragged] = useState<string>();
  const sensors = useSensors(
    useSensor(PointerSensor, pointerOptions),
    useSensor(KeyboardSensor, keyboardOptions),
  );
  const accessibility = useMemo(() => accessibilityOf(texts), [texts]);

  function drop({ active, over }: DragEndEvent) {
    setDragged(undefined);
    if (over) onDrop(String(active.id), String(over.id));
  }

  return (
    <SortTextsProvider texts={texts}>
      <DndContext
        id={id}
        sensors={sensors}
        collisionDetection={nearestSlot}
        accessibility={accessibility}
        onDragStart={({ active }) => setDragged(labelOf(active))}
        onDragEnd={drop}
        onDragCancel={() => setDragged(undefined)}
      >
        {children}
        {dragged === undefined
          ? null
          : createPortal(
              <DragOverlay dropAnimation={null} transition="" className={clsx(dragStyles.overlay)}>
                <div className={clsx(dragStyles.ghost, styles.ghost, floatingStyles.surface)}>
                  {dragged}
                </div>
              </DragOverlay>,
              container ?? document.body,
            )}
      </DndContext>
    </SortTextsProvider>
  );
}

function accessibilityOf(texts: SortableMessages) {
  const told = (say: (item: string, slot: string) => string) => {
    return ({ active, over }: { active: Active; over: Over | null }) =>
      over ? say(labelOf(active), labelOf(over)) : texts.canceled(labelOf(active));
  };
  return {
    screenReaderInstructions: { draggable: texts.instructions },
    announcements: {
      onDragStart: ({ active }: { active: Active }) => texts.taken(labelOf(active)),
      onDragOver: told(texts.over),
      onDragEnd: told(texts.dropped),
      onDragCancel: ({ active }: { active: Active }) => texts.canceled(labelOf(active)),
    },
  };
}

function labelOf(part: Active | Over): string {
  return sortDataOf(part)?.label ?? '';
}
