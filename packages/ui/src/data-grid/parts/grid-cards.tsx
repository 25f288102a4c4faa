import { flexRender, type Header, type RowData } from '@tanstack/react-table';
import type { gridFeatures } from '../grid-columns.ts';
import styles from './grid-records.module.css';
import { type GridRecordProps, memoRecord, renderCell } from './grid-row.tsx';
import { GridRowActions } from './grid-row-actions.tsx';
import type { GridRecordsProps } from './grid-table.tsx';

/** The records as a list of cards, where a table would not fit. */
export function GridCards<Data extends RowData>({
  table,
  labelledBy,
  drawnOf,
}: GridRecordsProps<Data>) {
  const headers = table.getFlatHeaders();

  return (
    <ul className={styles.cards} aria-labelledby={labelledBy}>
      {table.getRowModel().rows.map((row) => (
        <GridCard key={row.id} {...drawnOf(row)} headers={headers} />
      ))}
    </ul>
  );
}

interface GridCardProps<Data extends RowData> extends GridRecordProps<Data> {
  headers: readonly Header<typeof gridFeatures, Data>[];
}

const GridCard = memoRecord(function GridCard<Data extends RowData>(props: GridCardProps<Data>) {
  const { row, record, headers, actions, actionsLabel = '' } = props;
  const cells = row.getAllCells();
  const title = cells.find((cell) => cell.column.columnDef.meta?.isCardTitle) ?? cells[0];

  return (
    <li className={styles.card}>
      <div className={styles.cardHeader}>
        <div className={styles.cardTitle}>{title ? renderCell(title) : null}</div>
        {actions ? <GridRowActions actions={actions} row={record} label={actionsLabel} /> : null}
      </div>
      <dl className={styles.facts}>
        {cells
          .filter((cell) => cell !== title)
          .map((cell) => {
            const header = headers.find(({ column }) => column.id === cell.column.id);
            return (
              <div key={cell.id} className={styles.fact}>
                <dt className={styles.factName}>
                  {header ? flexRender(header.column.columnDef.header, header.getContext()) : null}
                </dt>
                <dd className={styles.factValue}>{renderCell(cell)}</dd>
              </div>
            );
          })}
      </dl>
    </li>
  );
});
