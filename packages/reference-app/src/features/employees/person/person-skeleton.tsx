import { Skeleton, SkeletonGroup, SkeletonItem } from '@aferir/ui';
import { CardSkeleton } from '../../../shared/states/card-skeleton.tsx';
import styles from './person.module.css';
import { personMessages as texts } from './person-messages.ts';

/** The page of a person before it is there, in its shape. */
export function PersonSkeleton() {
  return (
    <SkeletonGroup label={texts.loading} className={styles.root}>
      <div className={styles.header}>
        <SkeletonItem picture="64px">
          <Skeleton width="min(16rem, 80%)" height="36px" />
          <Skeleton width="min(12rem, 60%)" />
        </SkeletonItem>
        <Skeleton width="80%" />
        <Skeleton width="65%" />
      </div>
      <div className={styles.parts}>
        <CardSkeleton />
        <CardSkeleton />
      </div>
    </SkeletonGroup>
  );
}
