import type { ReactNode } from 'react';

/** Which records are selected, on this page and on others; kept by the caller. */
export interface GridSelection<Row> {
  /** The ids of the selected records, as `rowId` gives them. */
  selected: SelectedIds;
  /** Selects some records of the page, or takes them out. */
  onSelect: (rows: readonly Row[], isSelected: boolean) => void;
  /** Takes all records out, those of other pages too. */
  onClear: () => void;
  /** What can be done with all that are selected; stands beside their count. */
  actions?: ReactNode;
}

/** Ids, as a `Set` or a `Map` by id has them. */
export interface SelectedIds {
  readonly size: number;
  has(id: string): boolean;
}

/** How much of a page is selected. */
export type PageSelection = 'none' | 'some' | 'all';

/** How much of a page is selected, by the ids of its records. */
export function pageSelectionOf(ids: readonly string[], selected: SelectedIds): PageSelection {
  const count = ids.filter((id) => selected.has(id)).length;
  if (count === 0) return 'none';
  return count === ids.length ? 'all' : 'some';
}
