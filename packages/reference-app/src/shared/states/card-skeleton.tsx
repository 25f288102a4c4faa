import { Skeleton, SkeletonItem } from '@aferir/ui';
import styles from './card-skeleton.module.css';

const ROWS = [0, 1, 2, 3];

/** The shape of a card with a list on its way: its title, and rows of a picture and two lines. */
export function CardSkeleton() {
  return (
    <div className={styles.root}>
      <Skeleton width="55%" />
      {ROWS.map((row) => (
        <SkeletonItem key={row} />
      ))}
    </div>
  );
}
