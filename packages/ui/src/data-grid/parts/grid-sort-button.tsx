import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { type GridSort, nextSort } from '../grid-query.ts';
import styles from './grid-records.module.css';

interface GridSortButtonProps {
  /** What the order by this column is called. */
  sortKey: string;
  sort: GridSort | null;
  onSort: (sort: GridSort | null) => void;
  children: ReactNode;
}

/** The heading of a column that the records can be put in order by. */
export function GridSortButton({ sortKey, sort, onSort, children }: GridSortButtonProps) {
  const own = sort?.key === sortKey ? sort : null;
  const Icon = own === null ? ChevronsUpDown : own.isDescending ? ArrowDown : ArrowUp;
  return (
    <button
      type="button"
      className={styles.sort}
      data-sorted={own !== null || undefined}
      onClick={() => onSort(nextSort(sort, sortKey))}
    >
      <span>{children}</span>
      <Icon className={styles.sortIcon} aria-hidden="true" />
    </button>
  );
}
