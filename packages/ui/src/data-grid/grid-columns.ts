import {
  type ColumnHelper,
  createColumnHelper,
  type RowData,
  type TableOptions,
  tableFeatures,
} from '@tanstack/react-table';

/** What a column says about its look. */
export interface GridColumnMeta {
  /** Numbers read best at the end. @default 'start' */
  align?: 'start' | 'end';
  /** What the order by this column is called in the query; without it there is none. */
  sort?: string;
  /** Another order by something that its cells tell too, beside the first. */
  alsoSort?: { readonly key: string; readonly label: string };
  /** Any CSS width; without it the browser shares the room out. */
  width?: string;
  /** Leaves the column out of a table narrower than 900 px; cards always show it. @default false */
  isSecondary?: boolean;
  /** Heads the card of the row where a table does not fit; never thin in one. @default the first column */
  isCardTitle?: boolean;
}

/** The table features a grid uses: none beyond rows and columns, as the server does the rest. */
export const gridFeatures = tableFeatures({ columnMeta: {} as GridColumnMeta });

/** The columns of a grid of `Row`. */
export type GridColumns<Row extends RowData> = TableOptions<typeof gridFeatures, Row>['columns'];

/** Writes the columns of a grid of `Row` with the type of each value known. */
export function gridColumnsOf<Row extends RowData>(): ColumnHelper<typeof gridFeatures, Row> {
  return createColumnHelper<typeof gridFeatures, Row>();
}

/** What the orders by some columns are called. */
export function sortKeysOf<Row extends RowData>(columns: GridColumns<Row>): string[] {
  return columns.flatMap(({ meta }) =>
    [meta?.sort, meta?.alsoSort?.key].filter((key) => key !== undefined),
  );
}
