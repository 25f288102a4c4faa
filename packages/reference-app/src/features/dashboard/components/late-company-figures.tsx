import { lazyPart, Skeleton, SkeletonGroup } from '@aferir/ui';
import { loadChunk } from '@aferir/widgets';
import { PageBoundary } from '../../../shared/states/page-boundary.tsx';
import { dashboardMessages } from '../dashboard-messages.ts';
import styles from './company-figures.module.css';

const { Part } = lazyPart<object>(async () => {
  const { CompanyFigures } = await loadChunk(() => import('./company-figures.tsx'));
  return CompanyFigures;
});

/** The cards that stand beside each other. */
const CARDS = ['disc', 'reviews', 'departments', 'positions'];

/** The company in figures. Its code comes once it is time, so that nothing before it has to share the network. */
export function LateCompanyFigures({ isTime }: { isTime: boolean }) {
  const fallback = <FiguresSkeleton />;
  return <PageBoundary>{isTime ? <Part fallback={fallback} /> : fallback}</PageBoundary>;
}

/** Heading, filters and cards on their way, in their places. */
function FiguresSkeleton() {
  return (
    <SkeletonGroup label={dashboardMessages.loadingFigures} className={styles.root}>
      <div>
        <Skeleton width="min(14rem, 60%)" height="28px" />
        <Skeleton width="min(28rem, 90%)" />
      </div>
      <Skeleton shape="block" width="8rem" height="40px" />
      <div className={styles.cards}>
        <div className={styles.wide}>
          <Skeleton shape="block" height="140px" />
        </div>
        {CARDS.map((card) => (
          <Skeleton key={card} shape="block" height="520px" />
        ))}
        <div className={styles.wide}>
          <Skeleton shape="block" height="640px" />
        </div>
      </div>
    </SkeletonGroup>
  );
}
