import { Skeleton, SkeletonGroup } from '@aferir/ui';
import styles from './report.module.css';

/** The shape of the report on its way. */
export function ReportLoading({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className={styles.stack}>
      <Skeleton width="260px" height="32px" />
      <Skeleton shape="block" height="150px" />
      <Skeleton shape="block" height="120px" />
      <Skeleton shape="block" height="180px" />
      <Skeleton shape="block" height="320px" />
    </SkeletonGroup>
  );
}
