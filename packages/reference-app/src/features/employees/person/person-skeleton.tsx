import { Skeleton, SkeletonGroup } from '@aferir/ui';
import styles from './person.module.css';
import { personMessages as texts } from './person-messages.ts';

/** The page of a person before it is there, in its shape. */
export function PersonSkeleton() {
  return (
    <SkeletonGroup label={texts.loading} className={styles.root}>
      <Skeleton shape="block" height="216px" />
      <div className={styles.parts}>
        <Skeleton shape="block" height="360px" />
        <Skeleton shape="block" height="360px" />
      </div>
    </SkeletonGroup>
  );
}
