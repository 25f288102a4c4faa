import { Skeleton } from '@aferir/ui';
import styles from './lists.module.css';

/** Props of {@link OrderedListSkeleton}. */
export interface OrderedListSkeletonProps {
  /** How many lines each thing has, its name among them. @default 2 */
  lines?: 2 | 3;
}

const ITEMS = [0, 1, 2, 3, 4, 5];
const WIDTHS = ['30%', '55%', '40%'];

/** The shape of an OrderedList on its way. */
export function OrderedListSkeleton({ lines = 2 }: OrderedListSkeletonProps) {
  return (
    <div className={styles.root}>
      {ITEMS.map((item) => (
        <div key={item} className={styles.item}>
          <span className={styles.text}>
            {WIDTHS.slice(0, lines).map((width) => (
              <Skeleton key={width} width={width} />
            ))}
          </span>
        </div>
      ))}
    </div>
  );
}
