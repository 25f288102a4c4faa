import type { RowData } from '@tanstack/react-table';
import { clsx } from 'clsx';
import { useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { deepActiveElement, tabbableIn, useFocusHeir } from '../focus/index.ts';
import { useMessages } from '../ui-messages/ui-messages-provider.tsx';
import styles from './data-grid.module.css';
import { dataGridMessages } from './data-grid-messages.ts';
import type { DataGridProps } from './data-grid-types.ts';
import {
  changeGridQuery,
  type GridQueryChange,
  gridPageSizes,
  isNarrowedDown,
  pageCountOf,
} from './grid-query.ts';
import { pageSelectionOf, selectableOf } from './grid-selection.ts';
import { GridBody } from './parts/grid-body.tsx';
import { GridHeader } from './parts/grid-header.tsx';
import { GridPageSize } from './parts/grid-page-size.tsx';
import { GridPagination } from './parts/grid-pagination.tsx';
import { GridSelectionBar } from './parts/grid-selection-bar.tsx';
import { GridToolbar } from './parts/grid-toolbar.tsx';
import { sortOptionsOf } from './sort-options.ts';
import { useGridLayout } from './use-grid-layout.ts';

const none: readonly never[] = [];

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
  isWhole = false,
  rowId,
  rowName,
  rowActions,
  selection,
  onReload,
  addAction,
  actions,
  filterOptions,
  narrowings = none,
  filterFields,
  hasSearch = true,
  empty,
  variant = 'card',
  messages,
  className,
  onFocus,
  ref,
  ...rest
}: DataGridProps<Row>) {
  const texts = useMessages('dataGrid', dataGridMessages, messages);
  const titleId = useId();
  const root = useRef<HTMLElement>(null);
  const pageBox = useRef<HTMLInputElement>(null);
  const lastBox = useRef<HTMLInputElement>(null);
  const barStart = useRef<HTMLButtonElement>(null);
  // What is done to a record may take it away, with the button that did it.
  const noteFocus = useFocusHeir(root);
  const { layout, table } = useGridLayout(root);
  const total = data.status === 'ready' ? data.total : undefined;
  const pageCount = isWhole ? 1 : pageCountOf(total ?? 0, query.pageSize);
  const hasPages = !isWhole && (total ?? 0) > gridPageSizes[0];
  const nothing = total === 0 && !countLabel ? texts.empty : null;
  const hasChoices = hasSearch || filterOptions !== undefined;
  const isNarrowed = isNarrowedDown(query) || narrowings.length > 0;
  // What narrowed it down stays where it was used, also when that has left nothing to find.
  const [wasNarrowed, setWasNarrowed] = useState(isNarrowed);
  if (isNarrowed && !wasNarrowed) setWasNarrowed(true);
  const page = data.status === 'ready' ? data.rows.map(rowId) : none;
  const selectable = selection
    ? selectableOf(selection, pageSelectionOf(page, selection.selected), total ?? 0)
    : 0;
  const isBeyondLastPage = !isWhole && pageCount > 0 && query.page > pageCount;

  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => root.current, []);

  // An old link, or records removed meanwhile, may point at a page that is gone.
  useEffect(() => {
    if (isBeyondLastPage) onQueryChange(changeGridQuery(query, { type: 'page', page: pageCount }));
  }, [isBeyondLastPage, pageCount, query, onQueryChange]);

  const change = (event: GridQueryChange) => onQueryChange(changeGridQuery(query, event));

  // The button that clears the selection goes with it: the box pressed last is where one was.
  function clearSelection() {
    const boxes = [lastBox.current, pageBox.current];
    const heir =
      boxes.find((box) => box?.isConnected) ?? (root.current && tabbableIn(root.current)[0]);
    heir?.focus();
    selection?.onClear();
  }

  function select(rows: readonly Row[], isSelected: boolean) {
    const focused = deepActiveElement();
    lastBox.current = focused instanceof HTMLInputElement ? focused : null;
    selection?.onSelect(rows, isSelected);
  }

  return (
    <section
      aria-labelledby={titleId}
      tabIndex={-1}
      {...rest}
      ref={root}
      onFocus={(event) => {
        onFocus?.(event);
        noteFocus(event);
      }}
      data-variant={variant}
      data-layout={layout === 'cards' ? 'cards' : 'table'}
      data-selecting={(selection?.selected.size ?? 0) > 0 || undefined}
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
      {total === 0 && !wasNarrowed ? null : (
        <GridToolbar
          query={query}
          onChange={change}
          filterOptions={filterOptions}
          narrowings={narrowings}
          filterFields={filterFields}
          total={data.status === 'ready' && !data.isRefreshing ? data.total : undefined}
          sortOptions={layout === 'cards' ? sortOptionsOf(columns, texts) : none}
          hasSearch={hasSearch}
          hasPageSize={
            layout !== 'cards' && (hasPages || isNarrowed || (total === undefined && hasChoices))
          }
          texts={texts}
        />
      )}
      <GridBody
        titleId={titleId}
        layout={layout}
        tableRef={table}
        columns={columns}
        data={data}
        query={query}
        onQueryChange={onQueryChange}
        isWhole={isWhole}
        narrowings={narrowings}
        rowId={rowId}
        rowName={rowName}
        texts={texts}
        pageBox={pageBox}
        onSkipToActions={() => barStart.current?.focus()}
        {...(rowActions && { rowActions })}
        {...(selection && { selection: { ...selection, onSelect: select } })}
        {...(empty && { empty })}
      />
      {selection ? (
        <GridSelectionBar
          selection={selection}
          selectable={selectable}
          total={total ?? 0}
          start={barStart}
          pageBox={pageBox}
          onClear={clearSelection}
          texts={texts}
        />
      ) : null}
      <div className={styles.footer} data-hidden={!hasPages || undefined}>
        <p role="status" className={styles.footerText}>
          {hasPages ? texts.pageOf(query.page, pageCount) : nothing}
        </p>
        {layout === 'cards' && hasPages ? (
          <GridPageSize query={query} onChange={change} texts={texts} />
        ) : null}
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
