import { SkeletonGroup, SkeletonItem } from '@aferir/ui';
import { organizationMessages as texts } from '../organization-messages.ts';
import styles from './chart-skeleton.module.css';

const LEVELS = [1, 3, 2] as const;

/** The room of the chart until it has been read. */
export function ChartSkeleton() {
  return (
    <SkeletonGroup label={texts.loading} className={styles.root}>
      {LEVELS.map((nodes, level) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a level is what stands in its place
        <div key={level} className={styles.level}>
          {Array.from({ length: nodes }, (_, node) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a node is what stands in its place
            <SkeletonItem key={node} className={styles.node} />
          ))}
        </div>
      ))}
    </SkeletonGroup>
  );
}
