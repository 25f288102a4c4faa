import type { RowData } from '@tanstack/react-table';
import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { useEffect, useId, useImperativeHandle, useRef } from 'react';
import type { EmptyStateProps } from '../empty-state/index.ts';
import styles from './data-grid.module.css';
import { type DataGridMessages, dataGridMessages } from './data-grid-messages.ts';
import type { GridRowAction } from './grid-actions.ts';
import type { GridColumns } from './grid-columns.ts';
import {
  changeGridQuery,
  type GridQuery,
  type GridQueryChange,
  gridPageSizes,
  isNarrowedDown,
  pageCountOf,
} from './grid-query.ts';
import { GridBody } from './parts/grid-body.tsx';
import { GridHeader } from './parts/grid-header.tsx';
import { GridPagination } from './parts/grid-pagination.tsx';
import { type GridFilterOption, GridToolbar } from './parts/grid-toolbar.tsx';
import { useGridLayout } from './use-grid-layout.ts';

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
  /** The stable key of a row. */
  rowId: (row: Row) => string;
  /** What a row is called by those who hear the grid. */
  rowName: (row: Row) => string;
  /** What can be done with each row. */
  rowActions?: readonly GridRowAction<Row>[];
  /** Shows the reload button. */
  onReload?: () => void;
  /** Shows the add button; its text is 'Inserir' unless given. */
  addAction?: { label?: string; onAdd: () => void };
  /** More of the grid's own buttons, between reload and add. */
  actions?: ReactNode;
  /** Shows the status filter with these choices, besides all. */
  filterOptions?: readonly GridFilterOption[];
  /** @default true */
  hasSearch?: boolean;
  /** What stands in place of the rows when there is no record at all. */
  empty?: Pick<EmptyStateProps, 'title' | 'description' | 'action' | 'icon'>;
  /** `plain` has no frame of its own, for a place that is framed already, such as a dialog. @default 'card' */
  variant?: 'card' | 'plain';
  /** Replaces the texts the component says by itself. */
  messages?: Partial<DataGridMessages>;
}

/**
 * A page of records with search, status filter, page sizes and actions by row. It holds no
 * records and no query of its own: the caller answers `onQueryChange` with new `data`.
 * Where a table would not fit it lists the records as cards.
 */
export function DataGrid<Row extends RowData>({
  title,
  description,
  countLabel,
  headingLevel = 2,
  columns,
  data,
  query,
  onQueryChange,
  rowId,
  rowName,
  rowActions,
  onReload,
  addAction,
  actions,
  filterOptions,
  hasSearch = true,
  empty,
  variant = 'card',
  messages,
  className,
  ref,
  ...rest
}: DataGridProps<Row>) {
  const texts = { ...dataGridMessages, ...messages };
  const titleId = useId();
  const root = useRef<HTMLElement>(null);
  const { layout, table } = useGridLayout(root);
  const total = data.status === 'ready' ? data.total : undefined;
  const pageCount = pageCountOf(total ?? 0, query.pageSize);
  const hasPages = (total ?? 0) > gridPageSizes[0];
  const hasChoices = hasSearch || filterOptions !== undefined;
  const isBeyondLastPage = pageCount > 0 && query.page > pageCount;

  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => root.current, []);

  // An old link, or records removed meanwhile, may point at a page that is gone.
  useEffect(() => {
    if (isBeyondLastPage) onQueryChange(changeGridQuery(query, { type: 'page', page: pageCount }));
  }, [isBeyondLastPage, pageCount, query, onQueryChange]);

  const change = (event: GridQueryChange) => onQueryChange(changeGridQuery(query, event));

  return (
    <section
      aria-labelledby={titleId}
      {...rest}
      ref={root}
      data-variant={variant}
      data-layout={layout === 'cards' ? 'cards' : 'table'}
      className={clsx('aferir-data-grid', styles.root, className)}
    >
      <GridHeader
        titleId={titleId}
        title={title}
        headingLevel={headingLevel}
        description={description}
        count={total === undefined ? null : countLabel?.(total)}
        onReload={onReload}
        addAction={addAction}
        actions={actions}
        texts={texts}
      />
      <GridToolbar
        query={query}
        onChange={change}
        filterOptions={filterOptions}
        hasSearch={hasSearch}
        hasPageSize={hasPages || isNarrowedDown(query) || (total === undefined && hasChoices)}
        texts={texts}
      />
      <GridBody
        titleId={titleId}
        layout={layout}
        tableRef={table}
        columns={columns}
        data={data}
        query={query}
        onQueryChange={onQueryChange}
        rowId={rowId}
        rowName={rowName}
        texts={texts}
        {...(rowActions && { rowActions })}
        {...(empty && { empty })}
      />
      <div className={styles.footer} data-hidden={!hasPages || undefined}>
        <p role="status" className={styles.footerText}>
          {hasPages ? texts.pageOf(query.page, pageCount) : null}
          {total === 0 && !countLabel ? texts.empty : null}
        </p>
        {pageCount > 1 ? (
          <GridPagination
            page={query.page}
            pageCount={pageCount}
            onPage={(page) => change({ type: 'page', page })}
            texts={texts}
          />
        ) : null}
      </div>
    </section>
  );
}
