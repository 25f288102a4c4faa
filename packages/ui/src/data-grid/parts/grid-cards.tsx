import type { Row, RowData } from '@tanstack/react-table';
import { flexRender } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { gridFeatures } from '../grid-columns.ts';
import styles from './grid-records.module.css';
import type { GridTableModel } from './grid-table.tsx';

interface GridCardsProps<Data extends RowData> {
  table: GridTableModel<Data>;
  labelledBy: string;
  renderActions: (row: Row<typeof gridFeatures, Data>) => ReactNode;
}

/** The records as a list of cards, where a table would not fit. */
export function GridCards<Data extends RowData>({
  table,
  labelledBy,
  renderActions,
}: GridCardsProps<Data>) {
  const headers = table.getHeaderGroups().flatMap((group) => group.headers);

  return (
    <ul className={styles.cards} aria-labelledby={labelledBy}>
      {table.getRowModel().rows.map((row) => {
        const cells = row.getAllCells();
        const title = cells.find((cell) => cell.column.columnDef.meta?.isCardTitle) ?? cells[0];
        return (
          <li key={row.id} className={styles.card}>
            <div className={styles.cardHeader}>
              <div className={styles.cardTitle}>
                {title ? <table.FlexRender cell={title} /> : null}
              </div>
              {renderActions(row)}
            </div>
            <dl className={styles.facts}>
              {cells
                .filter((cell) => cell !== title)
                .map((cell) => {
                  const header = headers.find(({ column }) => column.id === cell.column.id);
                  return (
                    <div key={cell.id} className={styles.fact}>
                      <dt className={styles.factName}>
                        {header
                          ? flexRender(header.column.columnDef.header, header.getContext())
                          : null}
                      </dt>
                      <dd className={styles.factValue}>
                        <table.FlexRender cell={cell} />
                      </dd>
                    </div>
                  );
                })}
            </dl>
          </li>
        );
      })}
    </ul>
  );
}
