import { useDraggable } from '@dnd-kit/core';
import { clsx } from 'clsx';
import { GripVertical } from 'lucide-react';
import type { ComponentProps } from 'react';
import { PlainIconButton } from '../icon-button/plain-icon-button.tsx';
import { useSortTexts } from './parts/sort-texts.tsx';
import styles from './sortable.module.css';

export interface SortHandleProps extends Omit<ComponentProps<'button'>, 'id' | 'children'> {
  /** Tells the item from all others of the area. */
  itemId: string;
  /** The item goes into slots of the same kind. */
  kind: string;
  /** What the item is called. */
  label: string;
}

/** What an item is dragged by; while it is, the handle has `data-dragging`. */
export function SortHandle({ itemId, kind, label, className, ...rest }: SortHandleProps) {
  const { handle } = useSortTexts();
  const { setNodeRef, attributes, listeners, isDragging } = useDraggable({
    id: itemId,
    data: { kind, label },
  });
  return (
    <PlainIconButton
      {...rest}
      {...listeners}
      ref={setNodeRef}
      size="s"
      label={handle(label)}
      icon={<GripVertical />}
      aria-describedby={attributes['aria-describedby']}
      data-dragging={isDragging || undefined}
      className={clsx('aferir-sort-handle', styles.handle, className)}
    />
  );
}
