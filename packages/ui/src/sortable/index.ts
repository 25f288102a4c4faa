export { SortHandle, type SortHandleProps } from './sort-handle.tsx';
export { SortSlot, type SortSlotProps } from './sort-slot.tsx';
export { SortableArea, type SortableAreaProps } from './sortable-area.tsx';
export type { SortableMessages } from './sortable-messages.ts';
