import { useDroppable } from '@dnd-kit/core';
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './sortable.module.css';

export interface SortSlotProps extends Omit<ComponentProps<'div'>, 'id' | 'children'> {
  /** Tells the slot from all others of the area. */
  slotId: string;
  /** Which items it takes. */
  kind: string;
  /** Where it is, such as 'antes de Boas-vindas'. */
  label: string;
}

/** A place between two items, or behind the last one; it takes no room, and is a line while an item is over it. */
export function SortSlot({ slotId, kind, label, className, ...rest }: SortSlotProps) {
  const { setNodeRef, isOver } = useDroppable({ id: slotId, data: { kind, label } });
  return (
    <div
      {...rest}
      ref={setNodeRef}
      aria-hidden
      data-over={isOver || undefined}
      className={clsx('aferir-sort-slot', styles.slot, className)}
    />
  );
}
