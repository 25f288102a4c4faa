import { Skeleton } from '@aferir/ui';
import { CardSkeleton } from '../../../shared/states/card-skeleton.tsx';
import { RecordCardSkeleton } from '../../../shared/states/record-skeleton.tsx';
import styles from './report-skeleton.module.css';

const FIGURES = ['overall', 'favorable', 'attention', 'critical'];

/** The report on its way, in its places: what it warns of, its figures, and its first card. */
export function ReportSkeleton() {
  return (
    <div className={styles.root}>
      <Skeleton shape="block" height="96px" />
      <div className={styles.figures}>
        {FIGURES.map((figure) => (
          <CardSkeleton key={figure}>
            <Skeleton width="3rem" height="1.5rem" />
          </CardSkeleton>
        ))}
      </div>
      <RecordCardSkeleton count={12} />
    </div>
  );
}
