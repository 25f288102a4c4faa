import { flexRender, type Header, type RowData } from '@tanstack/react-table';
import { clsx } from 'clsx';
import { useRef } from 'react';
import { actionsOfRow } from '../grid-actions.ts';
import type { gridFeatures } from '../grid-columns.ts';
import { PageCheckbox, RowCheckbox } from './grid-checkbox.tsx';
import styles from './grid-records.module.css';
import { type GridRecordProps, memoRecord, renderCell } from './grid-row.tsx';
import { GridRowActions, ProminentAction } from './grid-row-actions.tsx';
import type { GridRecordsProps } from './grid-table.tsx';

/** The records as a list of cards, where a table would not fit. */
export function GridCards<Data extends RowData>({
  table,
  labelledBy,
  pageBox,
  drawnOf,
}: GridRecordsProps<Data>) {
  const headers = table.getFlatHeaders();

  return (
    <>
      {pageBox ? <PageCheckbox {...pageBox}>{pageBox.label}</PageCheckbox> : null}
      <ul className={styles.cards} aria-labelledby={labelledBy}>
        {table.getRowModel().rows.map((row) => (
          <GridCard key={row.id} {...drawnOf(row)} headers={headers} />
        ))}
      </ul>
    </>
  );
}

interface GridCardProps<Data extends RowData> extends GridRecordProps<Data> {
  headers: readonly Header<typeof gridFeatures, Data>[];
}

const GridCard = memoRecord(function GridCard<Data extends RowData>(props: GridCardProps<Data>) {
  const { row, record, rowName, headers, actions, actionsLabel = '' } = props;
  const { onSelect, isSelected, selectLabel = '' } = props;
  const foot = useRef<HTMLButtonElement>(null);
  const prominent = actions && actionsOfRow(actions, record).prominent;
  const cells = row.getAllCells();
  const title = cells.find((cell) => cell.column.columnDef.meta?.isCardTitle) ?? cells[0];

  return (
    <li className={styles.card} data-selected={isSelected || undefined}>
      <div className={styles.cardHeader}>
        {onSelect ? (
          <RowCheckbox
            label={selectLabel}
            isSelected={isSelected}
            onSelect={(next) => onSelect(record, next)}
          />
        ) : null}
        <div className={styles.cardTitle}>{title ? renderCell(title) : null}</div>
        {actions ? (
          <GridRowActions
            actions={actions}
            row={record}
            rowName={rowName}
            label={actionsLabel}
            prominentAt={foot}
          />
        ) : null}
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
      {prominent ? (
        <div className={clsx(styles.buttons, styles.cardFoot)}>
          <ProminentAction ref={foot} action={prominent} row={record} rowName={rowName} />
        </div>
      ) : null}
    </li>
  );
});
