import type { Active, DroppableContainer, Over } from '@dnd-kit/core';

/** What is known of an item or of a slot while something is dragged. */
export interface SortData {
  /** An item goes into slots of its own kind alone. */
  readonly kind: string;
  /** What it is called. */
  readonly label: string;
}

/** What an item or a slot has said of itself. */
export function sortDataOf(
  part: Pick<Active | Over | DroppableContainer, 'data'> | null,
): SortData | undefined {
  return part?.data.current as SortData | undefined;
}
