import { Skeleton, SkeletonItem } from '@aferir/ui';
import type { ReactNode } from 'react';
import styles from './card-skeleton.module.css';

const ROWS = [0, 1, 2, 3];

/** The shape of a card on its way: its title, and what it holds; of a list, rows of a picture and two lines. */
export function CardSkeleton({
  children = ROWS.map((row) => <SkeletonItem key={row} />),
}: {
  children?: ReactNode;
}) {
  return (
    <div className={styles.root}>
      <Skeleton width="55%" />
      {children}
    </div>
  );
}
