import { Skeleton } from '@aferir/ui';
import { CardSkeleton } from '../../../shared/states/card-skeleton.tsx';
import { RecordCardSkeleton } from '../../../shared/states/record-skeleton.tsx';
import styles from './board-report-view.module.css';

const FIGURES = ['people', 'coverage', 'done', 'self', 'managers', 'aligned'];

/** Lines of the first tables. */
const TABLES = { profiles: 6, competencies: 14, departments: 8 };

/** The report on its way, in its places. */
export function BoardSkeleton() {
  return (
    <div className={styles.root}>
      <Skeleton shape="block" height="96px" />
      <CardSkeleton>
        <div className={styles.figures}>
          {FIGURES.map((figure) => (
            <div key={figure}>
              <Skeleton width="80%" />
              <Skeleton width="3rem" height="1.5rem" />
            </div>
          ))}
        </div>
      </CardSkeleton>
      {Object.entries(TABLES).map(([table, count]) => (
        <RecordCardSkeleton key={table} count={count} />
      ))}
    </div>
  );
}
