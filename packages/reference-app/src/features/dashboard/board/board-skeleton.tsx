import { Skeleton } from '@aferir/ui';
import styles from './board-report-view.module.css';

const TABLES = ['profiles', 'competencies', 'departments'];

/** The report on its way, in its places. */
export function BoardSkeleton() {
  return (
    <div className={styles.root}>
      <Skeleton shape="block" height="96px" />
      <Skeleton shape="block" height="144px" />
      {TABLES.map((table) => (
        <Skeleton key={table} shape="block" height="420px" />
      ))}
    </div>
  );
}
