import type { RowData } from '@tanstack/react-table';
import type { ComponentProps, ReactNode } from 'react';
import type { EmptyStateProps } from '../empty-state/index.ts';
import type { DataGridMessages } from './data-grid-messages.ts';
import type { GridRowAction } from './grid-actions.ts';
import type { GridColumns } from './grid-columns.ts';
import type { GridQuery } from './grid-query.ts';
import type { GridSelection } from './grid-selection.ts';
import type { GridFilterOption, GridNarrowing } from './parts/grid-toolbar.tsx';

/** What a grid has to show. */
export type GridData<Row> =
  | { status: 'loading' }
  | {
      status: 'ready';
      /** The records of the current page. */
      rows: readonly Row[];
      /** How many records there are on all pages. */
      total: number;
      /** Newer records are on their way; the old ones stay in sight. */
      isRefreshing?: boolean;
    }
  | { status: 'failed'; message?: string; onRetry: () => void };

export interface DataGridProps<Row extends RowData>
  extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The heading, which also names the table. */
  title: string;
  /** One line of purpose. */
  description?: ReactNode;
  /** Says how many records there are, for example '12 avaliações encontradas.' */
  countLabel?: (total: number) => string;
  /** The heading level that fits the page's outline. @default 2 */
  headingLevel?: 2 | 3 | 4;
  /** Made with `gridColumnsOf<Row>()`, outside of the component or memoized. */
  columns: GridColumns<Row>;
  data: GridData<Row>;
  /** Which part of the records is shown; kept by the caller, for example in the address. */
  query: GridQuery;
  onQueryChange: (query: GridQuery) => void;
  /**
   * All records are in `data` while this is set, whatever page `query` names: they are drawn at once and without pages, to be
   * printed. @default false
   */
  isWhole?: boolean;
  /** The stable key of a row. */
  rowId: (row: Row) => string;
  /** What a row is called by those who hear the grid. */
  rowName: (row: Row) => string;
  /** What can be done with each row; a row is drawn anew when these are other objects. */
  rowActions?: readonly GridRowAction<Row>[];
  /** Has records selected by a checkbox each, and all of a page by one. */
  selection?: GridSelection<Row>;
  /** Shows the reload button. */
  onReload?: () => void;
  /** Shows the add button; its text is 'Inserir' unless given. */
  addAction?: { label?: string; onAdd: () => void };
  /** More of the grid's own buttons, between reload and add. */
  actions?: ReactNode;
  /** Shows the status filter with these choices, besides all. */
  filterOptions?: readonly GridFilterOption[];
  /** What else the records are narrowed down to, by what stands outside of the grid or in `filterFields`; a chip each. */
  narrowings?: readonly GridNarrowing[];
  /**
   * Fields that narrow the records down, in a panel that a button beside the search opens; drawn only while it is
   * open. What they narrow down to stands in `narrowings`.
   */
  filterFields?: ReactNode;
  /** @default true */
  hasSearch?: boolean;
  /** What stands in place of the rows when there is no record at all. */
  empty?: Pick<EmptyStateProps, 'title' | 'description' | 'action' | 'icon'>;
  /** `plain` has no frame of its own, for a place that is framed already, such as a dialog. @default 'card' */
  variant?: 'card' | 'plain';
  /** Replaces the texts the component says by itself. */
  messages?: Partial<DataGridMessages>;
}
