import { Skeleton, SkeletonGroup } from '@aferir/ui';
import styles from '../disc-questionnaire.module.css';

/** The shape of a question on its way. */
export function DiscLoading({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className={styles.step}>
      <Skeleton width="40%" />
      <Skeleton shape="block" height="8px" />
      <Skeleton width="80%" height="28px" />
      <Skeleton shape="block" height="64px" />
      <Skeleton shape="block" height="64px" />
      <Skeleton shape="block" height="64px" />
      <Skeleton shape="block" height="64px" />
    </SkeletonGroup>
  );
}
