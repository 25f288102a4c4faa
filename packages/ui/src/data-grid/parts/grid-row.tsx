import type { Cell, Row, RowData } from '@tanstack/react-table';
import { Fragment, type JSX, memo, type ReactNode } from 'react';
import type { GridRowAction } from '../grid-actions.ts';
import type { GridColumns, gridFeatures } from '../grid-columns.ts';
import { RowCheckbox } from './grid-checkbox.tsx';
import styles from './grid-records.module.css';
import { GridRowActions } from './grid-row-actions.tsx';

/** What a record is drawn of. */
export interface GridRecordProps<Data extends RowData> {
  /** The record in the table; another one around the same record changes nothing. */
  row: Row<typeof gridFeatures, Data>;
  record: Data;
  columns: GridColumns<Data>;
  actions: readonly GridRowAction<Data>[] | undefined;
  /** Names what is done with it. */
  rowName: string;
  /** Names the menu of actions. */
  actionsLabel: string | undefined;
  /** Selects the record, or takes it out; stays the same. */
  onSelect: ((record: Data, isSelected: boolean) => void) | undefined;
  isSelected: boolean;
  /** Names the box that selects it. */
  selectLabel: string | undefined;
}

/** Has a record drawn again only once it, its columns or its actions are others. */
export function memoRecord<Draw>(draw: Draw): Draw {
  const isSame = ({ row: _, ...before }: object & { row?: unknown }, after: object) =>
    Object.entries(before).every(([name, value]) => value === after[name as keyof typeof after]);
  return memo(draw as () => JSX.Element, isSame) as Draw;
}

/** A record as a row of the table. */
export const GridRow = memoRecord(function GridRow<Data extends RowData>(
  props: GridRecordProps<Data>,
) {
  const { row, record, rowName, actions, actionsLabel = '' } = props;
  const { onSelect, isSelected, selectLabel = '' } = props;
  return (
    <tr className={styles.row} data-selected={isSelected || undefined}>
      {onSelect ? (
        <td className={styles.parts} data-select>
          <RowCheckbox
            label={selectLabel}
            isSelected={isSelected}
            onSelect={(next) => onSelect(record, next)}
          />
        </td>
      ) : null}
      {row.getAllCells().map((cell) => {
        const shown = renderCell(cell);
        const { align, isSecondary } = cell.column.columnDef.meta ?? {};
        return (
          <td
            key={cell.column.id}
            className={typeof shown === 'object' ? styles.parts : undefined}
            data-align={align}
            data-secondary={isSecondary}
          >
            {shown}
          </td>
        );
      })}
      {actions ? (
        <td className={styles.parts} data-align="end" data-actions>
          <GridRowActions
            key={row.id}
            actions={actions}
            row={record}
            rowName={rowName}
            label={actionsLabel}
          />
        </td>
      ) : null}
    </tr>
  );
});

/**
 * What a column shows of a record: a text as it is, so that another record's takes its place;
 * elements may hold state, which goes with their record.
 */
export function renderCell<Data extends RowData>(cell: Cell<typeof gridFeatures, Data>): ReactNode {
  const { cell: draw } = cell.column.columnDef;
  if (draw === undefined) return cell.getValue()?.toString();
  const shown: ReactNode = typeof draw === 'function' ? draw(cell.getContext()) : draw;
  return typeof shown === 'object' ? <Fragment key={cell.row.id}>{shown}</Fragment> : shown;
}
