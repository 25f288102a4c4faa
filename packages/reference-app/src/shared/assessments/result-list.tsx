import { type ReactNode, useId } from 'react';
import styles from './result-list.module.css';

/** One result of several. */
export interface ResultRow {
  readonly id: number;
  readonly date: string;
  readonly value: ReactNode;
}

/** Props of {@link ResultList}. */
export interface ResultListProps {
  title: string;
  /** Newest first. */
  rows: readonly ResultRow[];
}

/** How one kind of assessment came out, time after time. */
export function ResultList({ title, rows }: ResultListProps) {
  const titleId = useId();
  return (
    <div>
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      <ol aria-labelledby={titleId} className={styles.rows}>
        {rows.map(({ id, date, value }) => (
          <li key={id} className={styles.row}>
            <span className={styles.date}>{date}</span>
            <span className={styles.value}>{value}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
