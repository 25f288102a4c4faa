import { Skeleton } from '@aferir/ui';
import styles from './report-skeleton.module.css';

const FIGURES = ['overall', 'favorable', 'attention', 'critical'];

/** The report on its way, in its places: what it warns of, its figures, and its first card. */
export function ReportSkeleton() {
  return (
    <div className={styles.root}>
      <Skeleton shape="block" height="96px" />
      <div className={styles.figures}>
        {FIGURES.map((figure) => (
          <Skeleton key={figure} shape="block" height="112px" />
        ))}
      </div>
      <Skeleton shape="block" height="480px" />
    </div>
  );
}
