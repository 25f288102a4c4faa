import { Skeleton } from '../../skeleton/index.ts';
import styles from './grid-records.module.css';

interface GridSkeletonRowsProps {
  rows: number;
  columns: number;
}

const widths = ['70%', '50%', '85%', '60%'];

/** Rows on their way, inside a table. */
export function GridSkeletonRows({ rows, columns }: GridSkeletonRowsProps) {
  return Array.from({ length: rows }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no identity beyond their place.
    <tr key={row} className={styles.row}>
      {Array.from({ length: columns }, (_, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no identity beyond their place.
        <td key={column} className={styles.parts}>
          <Skeleton width={widths[(row + column) % widths.length] ?? '70%'} />
        </td>
      ))}
    </tr>
  ));
}

/** Cards on their way. */
export function GridSkeletonCards({ rows }: { rows: number }) {
  return (
    <div className={styles.cards}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no identity beyond their place.
        <div key={row} className={styles.card}>
          <Skeleton width="60%" />
          <Skeleton width="85%" />
          <Skeleton width="40%" />
        </div>
      ))}
    </div>
  );
}
