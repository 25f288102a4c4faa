import type { ReactNode } from 'react';

/** Which records are selected, on this page and on others; kept by the caller. */
export interface GridSelection<Row> {
  /** The ids of the selected records, as `rowId` gives them. */
  selected: SelectedIds;
  /** Selects some records of the page, or takes them out. */
  onSelect: (rows: readonly Row[], isSelected: boolean) => void;
  /** Takes all records out, those of other pages too. */
  onClear: () => void;
  /** Selects what is on the other pages too, offered once a page is selected whole. */
  all?: WholeSelection;
  /** What can be done with all that are selected; stands beside their count. */
  actions?: ReactNode;
}

/** How records of all pages are selected. */
export interface WholeSelection {
  /** Selects the records of all pages, or the first of them. */
  onSelect: () => void;
  /** Their ids are being read. */
  isLoading?: boolean;
  /** How many can be selected at most, with those that are selected already. @default all of them */
  most?: number;
  /** How many of those selected were selected in the list as it is narrowed down now. @default all of them */
  own?: number;
}

/**
 * How many records of all pages can be selected beyond those of a page; 0 where there are no others. Those selected
 * in the list as it was narrowed down before stay, and leave room for fewer.
 */
export function selectableOf(
  { all, selected }: Pick<GridSelection<never>, 'all' | 'selected'>,
  page: PageSelection,
  total: number,
): number {
  if (!all || page !== 'all') return 0;
  const own = all.own ?? selected.size;
  const count = all.most === undefined ? total : Math.min(total, all.most - selected.size + own);
  return own < count ? count : 0;
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
