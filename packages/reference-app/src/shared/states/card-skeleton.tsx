import { Skeleton } from '@aferir/ui';
import styles from './card-skeleton.module.css';

const ROWS = [0, 1, 2, 3];

/** The shape of a card with a list on its way: its title, and rows of a picture and two lines. */
export function CardSkeleton() {
  return (
    <div className={styles.root}>
      <Skeleton width="55%" />
      {ROWS.map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton shape="circle" width="40px" />
          <div className={styles.lines}>
            <Skeleton width="60%" />
            <Skeleton width="35%" />
          </div>
        </div>
      ))}
    </div>
  );
}
