import type { RowData } from '@tanstack/react-table';
import type { DataGridMessages } from './data-grid-messages.ts';
import type { GridColumns } from './grid-columns.ts';
import type { GridFilterOption } from './parts/grid-toolbar.tsx';

/** The orders that columns offer, both ways, for where there are no headings to press. */
export function sortOptionsOf<Row extends RowData>(
  columns: GridColumns<Row>,
  texts: Pick<DataGridMessages, 'ascending' | 'descending'>,
): GridFilterOption[] {
  return columns.flatMap(({ header, meta }) => {
    if (meta?.sort === undefined || typeof header !== 'string') return [];
    const orders = [{ key: meta.sort, label: header }, ...(meta.alsoSort ? [meta.alsoSort] : [])];
    return orders.flatMap(({ key, label }) => [
      { value: key, label: texts.ascending(label) },
      { value: `-${key}`, label: texts.descending(label) },
    ]);
  });
}
