export { DataGrid } from './data-grid.tsx';
export type { DataGridMessages } from './data-grid-messages.ts';
export type { DataGridProps, GridData } from './data-grid-types.ts';
export type { GridRowAction } from './grid-actions.ts';
export type { GridColumnMeta, GridColumns } from './grid-columns.ts';
export { gridColumnsOf, sortKeysOf } from './grid-columns.ts';
export type { GridPageSize, GridQuery, GridQueryChange, GridSort } from './grid-query.ts';
export {
  changeGridQuery,
  defaultGridQuery,
  gridPageSizes,
  pageCountOf,
  sortWordOf,
  toGridQuery,
  toSort,
} from './grid-query.ts';
export type { GridSelection, SelectedIds, WholeSelection } from './grid-selection.ts';
export type { GridFilterOption, GridNarrowing } from './parts/grid-toolbar.tsx';
export type { RowButtonsProps } from './row-buttons.tsx';
export { RowButtons } from './row-buttons.tsx';
export { useDebouncedText } from './use-debounced-text.ts';
