import { type Row, type RowData, type TableOptions, useTable } from '@tanstack/react-table';
import { SearchX } from 'lucide-react';
import type { CSSProperties, RefObject } from 'react';
import { Button } from '../../button/index.ts';
import { EmptyState } from '../../empty-state/index.ts';
import { useStableHandler } from '../../stable-handler/index.ts';
import { VisuallyHidden } from '../../visually-hidden/index.ts';
import type { DataGridMessages } from '../data-grid-messages.ts';
import type { DataGridProps } from '../data-grid-types.ts';
import { type GridColumns, gridFeatures } from '../grid-columns.ts';
import { changeGridQuery, type GridSort, isNarrowedDown } from '../grid-query.ts';
import { pageSelectionOf } from '../grid-selection.ts';
import type { GridLayout } from '../use-grid-layout.ts';
import { useRowsInSteps } from '../use-rows-in-steps.ts';
import { GridCards } from './grid-cards.tsx';
import type { PageCheckboxProps } from './grid-checkbox.tsx';
import styles from './grid-records.module.css';
import { GridSkeletonCards, GridSkeletonRows } from './grid-skeleton.tsx';
import { GridTable } from './grid-table.tsx';

const mostSkeletons = 8;
const noRows: readonly never[] = [];
/** A column that doesn't say how its cells are drawn shows its values as text. */
const plainColumn = { cell: undefined } as object;

type GridBodyProps<Data extends RowData> = Pick<
  DataGridProps<Data>,
  | 'columns'
  | 'data'
  | 'query'
  | 'onQueryChange'
  | 'narrowings'
  | 'rowId'
  | 'rowName'
  | 'rowActions'
  | 'selection'
  | 'empty'
> & {
  titleId: string;
  isWhole: boolean;
  layout: GridLayout;
  tableRef: RefObject<HTMLTableElement | null>;
  pageBox: RefObject<HTMLInputElement | null>;
  onSkipToActions: () => void;
  texts: DataGridMessages;
};

/** The records, or what stands in their place while loading, when empty and after a failure. */
export function GridBody<Data extends RowData>(props: GridBodyProps<Data>) {
  const { columns, data, query, onQueryChange, rowId, rowName, rowActions, selection, empty } =
    props;
  const { titleId, texts, narrowings = noRows } = props;
  const selectRow = useStableHandler((row: Data, isSelected: boolean) =>
    selection?.onSelect([row], isSelected),
  );
  function clear() {
    for (const { onRemove } of narrowings) onRemove();
    if (isNarrowedDown(query)) onQueryChange(changeGridQuery(query, { type: 'clear' }));
  }

  const page = data.status === 'ready' ? data.rows : noRows;
  const rows = useRowsInSteps(page, props.isWhole);
  const table = useTable<typeof gridFeatures, Data>({
    features: gridFeatures,
    columns: columns as GridColumns<Data>,
    data: rows,
    getRowId: rowId,
    defaultColumn: plainColumn,
  } satisfies TableOptions<typeof gridFeatures, Data>);
  const isCards = props.layout === 'cards';
  const records = {
    table,
    labelledBy: titleId,
    pageBox: pageBoxOf(props),
    drawnOf: (row: Row<typeof gridFeatures, Data>) => ({
      row,
      record: row.original,
      rowName: rowName(row.original),
      columns,
      actions: rowActions,
      actionsLabel: rowActions && texts.actionsOf(rowName(row.original)),
      onSelect: selection && selectRow,
      isSelected: selection?.selected.has(row.id) ?? false,
      selectLabel: selection && texts.selectRow(rowName(row.original)),
    }),
  };
  const ofTable = {
    ref: props.tableRef,
    isTight: props.layout === 'tight-table',
    actionsHeading: rowActions && texts.actions,
    order: {
      sort: query.sort,
      onSort: (sort: GridSort | null) =>
        onQueryChange(changeGridQuery(query, { type: 'sort', sort })),
    },
    hasSelection: selection !== undefined,
  };

  switch (data.status) {
    case 'loading': {
      const skeletons = Math.min(query.pageSize, mostSkeletons);
      const cells = columns.length + (rowActions ? 1 : 0) + (selection ? 1 : 0);
      return (
        <div aria-busy="true">
          <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
          {isCards ? (
            <GridSkeletonCards rows={skeletons} />
          ) : (
            <GridTable
              {...records}
              {...ofTable}
              placeholder={<GridSkeletonRows rows={skeletons} columns={cells} />}
            />
          )}
        </div>
      );
    }
    case 'failed':
      return (
        <EmptyState
          role="alert"
          tone="danger"
          title={data.message ?? texts.failed}
          action={<Button onClick={data.onRetry}>{texts.retry}</Button>}
        />
      );
    case 'ready': {
      if (data.rows.length > 0) {
        return (
          <div
            className={styles.records}
            style={{ '--_rows-to-come': page.length - rows.length } as CSSProperties}
            aria-busy={data.isRefreshing}
          >
            {isCards ? <GridCards {...records} /> : <GridTable {...records} {...ofTable} />}
          </div>
        );
      }
      return isNarrowedDown(query) || narrowings.length > 0 ? (
        <EmptyState
          icon={<SearchX />}
          title={texts.emptyMatch}
          description={texts.emptyMatchHint}
          action={
            <Button variant="secondary" onClick={clear}>
              {texts.clear}
            </Button>
          }
        />
      ) : (
        <EmptyState title={texts.empty} {...empty} />
      );
    }
  }
}

/** The box that selects the whole page, once there is one. */
function pageBoxOf<Data extends RowData>({
  data,
  selection,
  rowId,
  pageBox,
  onSkipToActions: onSkip,
  texts,
}: GridBodyProps<Data>): PageCheckboxProps | undefined {
  if (!selection || data.status !== 'ready') return undefined;
  const { rows } = data;
  return {
    ref: pageBox,
    label: texts.selectPage,
    selection: pageSelectionOf(rows.map(rowId), selection.selected),
    onSelect: (isSelected) => selection.onSelect(rows, isSelected),
    ...(selection.selected.size > 0 && { skip: { label: texts.skipToSelectionActions, onSkip } }),
  };
}
