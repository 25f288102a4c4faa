import { flexRender, type ReactTable, type Row, type RowData } from '@tanstack/react-table';
import type { CSSProperties, ReactNode, Ref } from 'react';
import type { GridColumnMeta, GridColumns, gridFeatures } from '../grid-columns.ts';
import type { GridSort } from '../grid-query.ts';
import { useRowKeys } from '../use-row-keys.ts';
import { PageCheckbox, type PageCheckboxProps } from './grid-checkbox.tsx';
import styles from './grid-records.module.css';
import { type GridRecordProps, GridRow } from './grid-row.tsx';
import { GridSortButton } from './grid-sort-button.tsx';

/** The table instance behind a grid. */
export type GridTableModel<Data extends RowData> = ReactTable<typeof gridFeatures, Data>;

/** What draws records, as a table or as cards. */
export interface GridRecordsProps<Data extends RowData> {
  table: GridTableModel<Data>;
  labelledBy: string;
  /** Selects all records of the page; absent where that can't be done, or not yet. */
  pageBox: PageCheckboxProps | undefined;
  drawnOf: (row: Row<typeof gridFeatures, Data>) => GridRecordProps<Data>;
}

/** In which order the records are. */
export interface GridOrder {
  sort: GridSort | null;
  onSort: (sort: GridSort | null) => void;
}

interface GridTableProps<Data extends RowData> extends GridRecordsProps<Data> {
  ref: Ref<HTMLTableElement>;
  /** Whether long words break, as there is no room for them. */
  isTight: boolean;
  /** Heading of the actions' column; without it there is none. */
  actionsHeading: string | undefined;
  /** In which order the records are, and how they come into another one. */
  order: GridOrder;
  /** Whether each record has a box to select it. */
  hasSelection: boolean;
  /** Rows drawn in place of the real ones. */
  placeholder?: ReactNode;
}

/** The records as a table, where there is room for one. */
export function GridTable<Data extends RowData>({
  table,
  ref,
  labelledBy,
  isTight,
  actionsHeading,
  order,
  hasSelection,
  pageBox,
  drawnOf,
  placeholder,
}: GridTableProps<Data>) {
  const { rows } = table.getRowModel();
  const keys = useRowKeys(rows);

  return (
    <table
      ref={ref}
      className={styles.table}
      aria-labelledby={labelledBy}
      data-tight={isTight || undefined}
    >
      <thead>
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id}>
            {hasSelection ? (
              <td className={styles.headCell} data-select>
                {pageBox ? <PageCheckbox {...pageBox} /> : null}
              </td>
            ) : null}
            {group.headers.map((header) => (
              <th
                key={header.id}
                scope="col"
                className={styles.headCell}
                data-align={header.column.columnDef.meta?.align}
                data-secondary={header.column.columnDef.meta?.isSecondary}
                data-title={header.column.columnDef.meta?.isCardTitle}
                aria-sort={ariaSortOf(header.column.columnDef.meta, order.sort)}
                aria-label={nameOf(header.column.columnDef, order.sort)}
                style={widthOf(header.column.columnDef.meta?.width)}
              >
                {header.column.columnDef.meta?.sort === undefined ? (
                  flexRender(header.column.columnDef.header, header.getContext())
                ) : (
                  <span className={styles.sorts}>
                    <GridSortButton sortKey={header.column.columnDef.meta.sort} {...order}>
                      {flexRender(header.column.columnDef.header, header.getContext())}
                    </GridSortButton>
                    {header.column.columnDef.meta.alsoSort ? (
                      <GridSortButton
                        sortKey={header.column.columnDef.meta.alsoSort.key}
                        {...order}
                      >
                        {header.column.columnDef.meta.alsoSort.label}
                      </GridSortButton>
                    ) : null}
                  </span>
                )}
              </th>
            ))}
            {actionsHeading ? (
              <th scope="col" className={styles.headCell} data-align="end" data-actions>
                {actionsHeading}
              </th>
            ) : null}
          </tr>
        ))}
      </thead>
      <tbody>
        {placeholder ?? rows.map((row) => <GridRow key={keys.get(row.id)} {...drawnOf(row)} />)}
      </tbody>
    </table>
  );
}

function widthOf(width: string | undefined) {
  return width === undefined ? undefined : ({ '--_column-width': width } as CSSProperties);
}

/** A heading that offers two orders is called by the one that is in force: that is what it says the way of. */
function nameOf<Data extends RowData>(
  { header, meta }: GridColumns<Data>[number],
  sort: GridSort | null,
) {
  if (!meta?.alsoSort || typeof header !== 'string') return undefined;
  return sort?.key === meta.alsoSort.key ? meta.alsoSort.label : header;
}

function ariaSortOf(meta: GridColumnMeta | undefined, sort: GridSort | null) {
  if (!sort || (sort.key !== meta?.sort && sort.key !== meta?.alsoSort?.key)) return undefined;
  return sort.isDescending ? 'descending' : 'ascending';
}
